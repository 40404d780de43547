/** One entry for its editor: texts by language, versions, pictures and missing requirements. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { packagesEndingBefore, type NamedChoice } from '../data/choices.store.server.ts';
import { choicesFor } from '../fields/entry-choices.server.ts';
import { mayDo } from '#src/features/console/roles/staff-access.rules.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { approvalOf, reviewFor, type Approval } from '../approval/clinical-approval.server.ts';
import { requireEditor } from '../content-access.server.ts';
import { healthWordsOf, judgedWords } from '../publication/judged-words.server.ts';
import { mayBeDeleted } from '../trash.server.ts';
import { entryUnknown, type Reader, groupFacts } from '#src/features/publishing/entries/entries.server.ts';
import { entryAddress, needsReview, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { stepsFrom, type Status, type Step } from '#src/features/publishing/entries/content.rules.ts';
import { missingFields, type EntryText } from '#src/features/publishing/entries/content.schema.ts';
import {
  findEntry,
  listPublishedLanguages,
  listTexts,
  lockEntry,
  type EntryRow,
  type TextRow,
} from '../data/editing.store.server.ts';
import { listPictures, type PictureChoice } from '#src/features/publishing/media-library/media-library.server.ts';
import { isAdvertisement } from '#src/features/publishing/entries/text-checks/advertising-words.rules.ts';
import {
  unpromisedRooms,
  unsoldPackages,
  type GroupFacts,
} from '#src/features/publishing/entries/text-checks/group-facts.rules.ts';
import {
  textsOfEntry,
  writingWarnings,
  type WritingWarning,
} from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';
import { picturesOffered } from '#src/features/publishing/media-library/media-list.rules.ts';
import { missingRequirementText } from '../editor.errors.ts';
import { missingRequirements } from '../publication/before-publication.rules.ts';

export interface EditedText extends EntryText {
  status: Status;
  steps: Step[];
  isShown: boolean;
  scheduledFor: string | null;
  /** The missing requirements of publication, as texts. */
  missingRequirements: string[];
  warnings: WritingWarning[];
  /** The doctor's approval of the present text; null without one, or where the kind needs none. */
  approval: { reviewer: string; reviewedOn: string } | null;
}

export interface EditedEntry {
  id: number;
  kind: Kind;
  slug: string;
  address: string | null;
  revision: number;
  fields: Record<string, unknown>;
  topics: string[];
  imageId: number | null;
  author: string;
  reviewer: string;
  reviewedOn: string;
  reviewDueOn: string | null;
  texts: EditedText[];
  topicChoices: { slug: string; name: string }[];
  hospitals: NamedChoice[];
  specialities: { slug: string; name: string }[];
  packageTypes: { slug: string; name: string }[];
  forms: { slug: string; name: string }[];
  /** The newest pictures of the media library, after the entry's own. */
  pictures: PictureChoice[];
  mayAddPictures: boolean;
  /** Whether the kind needs a doctor's approval. */
  isClinical: boolean;
  mayReview: boolean;
  isAdvertisement: boolean;
  facts: GroupFacts;
  /** Whether it may be moved to the trash, because it was never published. */
  mayDelete: boolean;
}

/** An entry that the actor may write. Throws 404 and 403. */
export async function openedEntry(app: Pick<Reader, 'db'>, actor: Actor, entryId: number): Promise<EntryRow> {
  return forEditor(actor, await findEntry(app.db, entryId));
}

/** The same in a transaction, locked until its end. */
export async function lockedEntry(tx: Transaction, actor: Actor, entryId: number): Promise<EntryRow> {
  return forEditor(actor, await lockEntry(tx, entryId));
}

function forEditor(actor: Actor, entry: EntryRow | undefined): EntryRow {
  if (!entry) throw entryUnknown();
  requireEditor(actor, entry.kind);
  return entry;
}

/** One entry for its editor. Throws 404 and 403. */
export async function editedEntry(
  app: Reader,
  actor: Actor,
  { entryId, language }: { entryId: number; language: Language },
): Promise<EditedEntry> {
  const entry = await openedEntry(app, actor, entryId);
  const staff = requireEditor(actor, entry.kind);
  const [texts, shown, endingPackages, facts, pictures, choices] = await Promise.all([
    listTexts(app.db, entryId),
    listPublishedLanguages(app.db, entryId),
    packagesEndingBefore(app.db, entry.fields),
    groupFacts(app),
    listPictures(app.db, { first: entry.imageId, limit: picturesOffered.form }),
    choicesFor(app, language),
  ]);
  const judging = {
    approvals: await approvalsOf(app, entry, texts),
    shownIn: new Set(shown.map((row) => row.language)),
    now: app.clock.now(),
    say: language,
    endingPackages,
    facts,
    englishOwn: texts.find((row) => row.language === 'en')?.own ?? {},
  };
  return {
    ...shownFields(entry),
    address: entryAddress(entry),
    texts: inOrder(texts).map((text) => editedText(entry, text, judging)),
    ...choices,
    ...permissionsOf(staff),
    pictures,
    facts,
    mayDelete: mayBeDeleted(texts),
  };
}

const inOrder = (texts: readonly TextRow[]) =>
  languages.flatMap((code) => texts.filter(({ language }) => language === code));

const permissionsOf = ({ roleAssignments }: Staff) => ({
  mayAddPictures: mayDo(roleAssignments, 'edit_content'),
  mayReview: mayDo(roleAssignments, 'review_content'),
});

async function approvalsOf(app: Reader, entry: EntryRow, texts: readonly TextRow[]): Promise<Map<Language, Approval>> {
  const found = await Promise.all(
    texts.map(async (text) => [text.language, await approvalOf(app.db, entry, text)] as const),
  );
  return new Map(found);
}

/** The fields that all languages of the entry share, as the form shows them. */
function shownFields(entry: EntryRow) {
  return {
    id: entry.id,
    kind: entry.kind,
    isAdvertisement: isAdvertisement(entry.kind, entry.fields),
    isClinical: needsReview(entry.kind, entry.fields),
    slug: entry.slug,
    revision: entry.revision,
    fields: entry.fields,
    topics: entry.topics,
    imageId: entry.imageId,
    author: entry.author ?? '',
    reviewer: entry.reviewer ?? '',
    reviewedOn: entry.reviewedOn ?? '',
    reviewDueOn: entry.reviewDueOn,
  };
}

/** The data with which the missing requirements of a text are found. */
interface Judging {
  /** The languages that readers see. */
  shownIn: ReadonlySet<Language>;
  now: Date;
  /** The language of the editor's own interface. */
  say: Language;
  endingPackages: readonly string[];
  facts: GroupFacts;
  englishOwn: Record<string, unknown>;
  approvals: ReadonlyMap<Language, Approval>;
}

function editedText(entry: EntryRow, text: TextRow, judging: Judging): EditedText {
  const { shownIn, say, facts } = judging;
  const { reviewer, reviewedOn } = judging.approvals.get(text.language)!;
  const { language, status, title, summary, body, own } = text;
  return {
    language,
    status,
    steps: stepsFrom(status),
    isShown: shownIn.has(language),
    scheduledFor: text.scheduledFor?.toISOString() ?? null,
    title,
    summary,
    body,
    own,
    seoTitle: text.seoTitle ?? '',
    seoDescription: text.seoDescription ?? '',
    publicUntil: text.publicUntil?.toISOString() ?? '',
    missingRequirements: missingIn(entry, text, judging).map((requirement) =>
      missingRequirementText(requirement, healthWordsOf(text))({}, { locale: say }),
    ),
    warnings: warningsOf(entry, text, facts),
    approval: reviewer && reviewedOn ? { reviewer, reviewedOn } : null,
  };
}

function missingIn(entry: EntryRow, text: TextRow, judging: Judging) {
  const { shownIn, now, endingPackages, englishOwn } = judging;
  const hasFields = missingFields(entry.kind, { ...entry.fields, ...englishOwn }).length === 0;
  return missingRequirements(
    {
      ...text,
      kind: entry.kind,
      ...reviewFor(judging.approvals.get(text.language)!),
      fields: entry.fields,
      ...judgedWords(text),
      isEnglishPublished: shownIn.has('en'),
      hasFields,
      endingPackages,
    },
    now,
  );
}

/** Possible breaches of advertising rules and contradictions to the data, in all public texts of a language. */
function warningsOf(entry: EntryRow, text: TextRow, facts: GroupFacts): WritingWarning[] {
  const input = {
    language: text.language,
    isAdvertisement: isAdvertisement(entry.kind, entry.fields),
    facts,
  };
  return [
    ...textsOfEntry(text).flatMap((part) => writingWarnings(part, input)),
    ...unpromisedRooms(textsOfEntry(text), entry.fields, { facts, language: text.language }),
    ...(text.language === 'en' ? unsoldPackages(entry.fields, facts) : []),
  ];
}
