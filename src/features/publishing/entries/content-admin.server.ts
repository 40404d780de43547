/** The editors' desk: what there is to write, what waits, and one entry with all that its screen shows. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { hospitalChoices, type HospitalChoice } from './data/choices.store.server.ts';
import type { ListShape } from '#src/features/console/staff/list-state.rules.ts';
import { mayDo, requireStaff } from '#src/features/console/staff/staff-access.rules.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/local-text.ts';
import { kindsOf, requireEditor } from './content-access.server.ts';
import { entryUnknown, missingRequirementWords } from './content.errors.ts';
import { entryAddress, kindNames, type Kind } from './content.kinds.ts';
import { missingRequirements, readingMinutes, statuses, stepsFrom, type Status, type Step } from './content.rules.ts';
import { fieldSchemas, type EntryData, type EntryText } from './content.schema.ts';
import { entryFrom, topicNames, type Reader } from './content.server.ts';
import { attentionNames, listForDesk, type DeskQuery, type DeskRow } from './data/content-admin.store.server.ts';
import {
  findEntry,
  listPublishedLanguages,
  listTexts,
  type EntryRow,
  type TextRow,
} from './data/editing.store.server.ts';
import { listPictures, type MediaItem } from './data/media.store.server.ts';
import { findDraftRows } from './data/reading.store.server.ts';
import { plainText } from './safe-html.server.ts';

/** Days ahead in which a review or an approval that ends asks for attention. */
const soonDays = 30;

/** Pictures that the form of an entry offers; older ones are named by their number. */
const picturesOffered = 11;

export const frontDeskShape: ListShape = {
  sorts: ['title', 'kind', 'updated'],
  defaultSort: '-updated',
  filters: { kind: kindNames, status: statuses, language: ['en', 'ms', 'zh'], attention: attentionNames },
};

type DeskRequest = Omit<DeskQuery, 'kinds' | 'soon'>;

/** Entries of the kinds that somebody may write. */
export async function listDesk(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  request: DeskRequest,
): Promise<{ rows: DeskRow[]; total: number; kinds: Kind[] }> {
  const kinds = kindsOf(requireStaff(actor, 'write_content'));
  return {
    ...(await listForDesk(app, { ...request, kinds, soon: addDays(malaysianDay(app.clock.now()), soonDays) })),
    kinds,
  };
}

/** Entries of these duties' kinds that wait for a second pair of eyes. */
export async function countWaitingReviews(app: Pick<App, 'db' | 'clock'>, staff: Staff): Promise<number> {
  return (
    await listDesk(app, staff, {
      filters: { attention: 'review' },
      q: '',
      sort: 'updated',
      isDescending: true,
      limit: 1,
      offset: 0,
    })
  ).total;
}

export interface EditedText extends EntryText {
  status: Status;
  steps: Step[];
  isShown: boolean;
  scheduledFor: string | null;
  /** What it lacks for being published now, in words. */
  missingRequirements: string[];
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
}

/** One entry as its editor sees it. Throws 404 and 403. */
export async function editedEntry(
  app: Reader,
  actor: Actor,
  entryId: number,
  language: Language,
): Promise<EditedEntry> {
  const entry = await findEntry(app.db, entryId);
  if (!entry) throw entryUnknown();
  const staff = requireEditor(actor, entry.kind);
  const [texts, shown, topics, hospitals, pictures] = await Promise.all([
    listTexts(app.db, entryId),
    listPublishedLanguages(app.db, entryId),
    topicNames(app),
    hospitalChoices(app),
    listPictures(app.db, { first: entry.imageId, limit: picturesOffered }),
  ]);
  const shownIn = new Set(shown.map((row) => row.language));
  return {
    id: entry.id,
    kind: entry.kind,
    slug: entry.slug,
    address: entryAddress(entry),
    revision: entry.revision,
    fields: entry.fields,
    topics: entry.topics,
    imageId: entry.imageId,
    author: entry.author ?? '',
    reviewer: entry.reviewer ?? '',
    reviewedOn: entry.reviewedOn ?? '',
    reviewDueOn: entry.reviewDueOn,
    texts: (['en', 'ms', 'zh'] as const).flatMap((code) => {
      const text = texts.find((row) => row.language === code);
      return text ? [editedText(entry, text, shownIn, { now: app.clock.now(), say: language })] : [];
    }),
    topicChoices: topics.map(({ slug, name }) => ({ slug, name: name[language] ?? name.en })),
    hospitals,
    pictures,
    mayAddPictures: mayDo(staff.duties, 'edit_content'),
  };
}

function editedText(
  entry: EntryRow,
  text: TextRow,
  shownIn: ReadonlySet<Language>,
  { now, say }: { now: Date; say: Language },
): EditedText {
  const hasFields = fieldSchemas[entry.kind].safeParse({
    ...entry.fields,
    ...(text.language === 'en' ? text.own : {}),
  }).success;
  const found = missingRequirements(
    {
      ...text,
      kind: entry.kind,
      reviewer: entry.reviewer,
      reviewDueOn: entry.reviewDueOn,
      fields: entry.fields,
      isEnglishPublished: shownIn.has('en'),
      hasFields,
    },
    now,
  );
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
    missingRequirements: found.map((lack) => missingRequirementWords[lack]({}, { locale: say })),
  };
}

/** A working copy; without `hasFields` it lacks something that the page of its kind shows, such as a date. */
export interface Draft {
  draft: EntryData;
  hasFields: boolean;
}

/** The working copy in a language, in the form in which its public page shows entries. Throws 404 and 403. */
export async function draftOf(app: Reader, actor: Actor, entryId: number, language: Language): Promise<Draft> {
  const entry = await findEntry(app.db, entryId);
  if (!entry) throw entryUnknown();
  requireEditor(actor, entry.kind);
  const rows = await findDraftRows(app, entryId, app.clock.now());
  const draft = entryFrom(
    rows.map((row) => ({ ...row, readingMinutes: readingMinutes(plainText(row.body ?? '')) })),
    language,
  );
  if (!draft) throw entryUnknown();
  const hasFields = fieldSchemas[entry.kind].safeParse({ ...draft.fields, ...draft.own.en }).success;
  return { draft, hasFields };
}
