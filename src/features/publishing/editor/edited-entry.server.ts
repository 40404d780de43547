/** One entry as its editor sees it: texts per language, versions, pictures and what is missing. */
import type { Actor } from '#src/platform/actor.ts';
import { hospitalChoices, type HospitalChoice, packagesEndingBefore } from './data/choices.store.server.ts';
import { mayDo } from '#src/features/console/roles/staff-access.rules.ts';
import type { Language } from '#src/shared/local-text.ts';
import { requireEditor } from './content-access.server.ts';
import { mayBeDeleted } from './trash.server.ts';
import {
  entryUnknown,
  missingRequirementWords,
  topicNames,
  type Reader,
  groupFacts,
} from '#src/features/publishing/entries/entries.server.ts';
import { entryAddress, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import {
  missingRequirements,
  stepsFrom,
  type Status,
  type Step,
} from '#src/features/publishing/entries/content.rules.ts';
import { missingFields, type EntryText } from '#src/features/publishing/entries/content.schema.ts';
import {
  findEntry,
  listPublishedLanguages,
  listTexts,
  type EntryRow,
  type TextRow,
} from './data/editing.store.server.ts';
import { listPictures, type MediaItem } from '#src/features/publishing/media-library/media-library.server.ts';
import { isAdvertisement } from '#src/features/publishing/entries/advertising-words.rules.ts';
import {
  unpromisedRooms,
  unsoldPackages,
  type GroupFacts,
} from '#src/features/publishing/entries/group-facts.rules.ts';
import {
  textsOfEntry,
  writingWarnings,
  type WritingWarning,
} from '#src/features/publishing/entries/writing-check.rules.ts';

/** Pictures offered in an entry's form; older ones are chosen by their id. */
const picturesOffered = 11;

export interface EditedText extends EntryText {
  status: Status;
  steps: Step[];
  isShown: boolean;
  scheduledFor: string | null;
  /** What is missing for publication, as texts. */
  missingRequirements: string[];
  warnings: WritingWarning[];
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
  hospitals: HospitalChoice[];
  /** The newest of the media library, the entry's own first. */
  pictures: Pick<MediaItem, 'id' | 'alt' | 'widths'>[];
  mayAddPictures: boolean;
  isAdvertisement: boolean;
  facts: GroupFacts;
  /** It was never published: it may be put into the trash. */
  mayDelete: boolean;
}

/** An entry that the actor may write. Throws 404 and 403. */
export async function openedEntry(app: Reader, actor: Actor, entryId: number): Promise<EntryRow> {
  const entry = await findEntry(app.db, entryId);
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
  const entry = await findEntry(app.db, entryId);
  if (!entry) throw entryUnknown();
  const staff = requireEditor(actor, entry.kind);
  const [texts, shown, topics, hospitals, endingPackages, facts, pictures] = await Promise.all([
    listTexts(app.db, entryId),
    listPublishedLanguages(app.db, entryId),
    topicNames(app),
    hospitalChoices(app),
    packagesEndingBefore(app.db, entry.fields),
    groupFacts(app),
    listPictures(app.db, { first: entry.imageId, limit: picturesOffered }),
  ]);
  const judging = {
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
    texts: (['en', 'ms', 'zh'] as const).flatMap((code) =>
      texts.filter((row) => row.language === code).map((text) => editedText(entry, text, judging)),
    ),
    topicChoices: topics.map(({ slug, name }) => ({ slug, name: name[language] ?? name.en })),
    hospitals,
    pictures,
    mayAddPictures: mayDo(staff.roleAssignments, 'edit_content'),
    isAdvertisement: isAdvertisement(entry.kind, entry.fields),
    facts,
    mayDelete: mayBeDeleted(texts),
  };
}

/** The fields that all languages of the entry share, as the form shows them. */
function shownFields(entry: EntryRow) {
  return {
    id: entry.id,
    kind: entry.kind,
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

/** What a text is compared with to tell what it lacks for publication. */
interface Judging {
  /** The languages that readers see. */
  shownIn: ReadonlySet<Language>;
  now: Date;
  /** The language of the editor. */
  say: Language;
  endingPackages: readonly string[];
  facts: GroupFacts;
  englishOwn: Record<string, unknown>;
}

function editedText(entry: EntryRow, text: TextRow, judging: Judging): EditedText {
  const { shownIn, say, facts } = judging;
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
    missingRequirements: missingIn(entry, text, judging).map((lack) =>
      missingRequirementWords[lack]({}, { locale: say }),
    ),
    warnings: warningsOf(entry, text, facts),
  };
}

function missingIn(entry: EntryRow, text: TextRow, { shownIn, now, endingPackages, englishOwn }: Judging) {
  const hasFields = missingFields(entry.kind, { ...entry.fields, ...englishOwn }).length === 0;
  return missingRequirements(
    {
      ...text,
      kind: entry.kind,
      reviewer: entry.reviewer,
      reviewDueOn: entry.reviewDueOn,
      fields: entry.fields,
      isEnglishPublished: shownIn.has('en'),
      hasFields,
      endingPackages,
    },
    now,
  );
}

/** Possible breaches of advertising rules and contradictions to the data, in all public texts of a language. */
function warningsOf(entry: EntryRow, text: TextRow, facts: GroupFacts): WritingWarning[] {
  const given = {
    language: text.language,
    isAdvertisement: isAdvertisement(entry.kind, entry.fields),
    facts,
  };
  return [
    ...textsOfEntry(text).flatMap((part) => writingWarnings(part, given)),
    ...unpromisedRooms(textsOfEntry(text), entry.fields, { facts, language: text.language }),
    ...(text.language === 'en' ? unsoldPackages(entry.fields, facts) : []),
  ];
}
