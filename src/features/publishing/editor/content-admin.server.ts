/** Entries for editors: the list, the entries that wait for review, and one entry with all data of its page. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { ListShape } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { kindsOf, requireEditor } from './content-access.server.ts';
import {
  entryUnknown,
  entryFrom,
  type Reader,
  findDraftRows,
  plainText,
  filledRows,
} from '#src/features/publishing/entries/entries.server.ts';
import { kindNames, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { readingMinutes, statuses } from '#src/features/publishing/entries/content.rules.ts';
import { fieldSchemas, type EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { fixedPages } from '#src/features/publishing/entries/page-texts/page-addresses.rules.ts';
import {
  attentionNames,
  listContentRows,
  listSlugs,
  type ContentQuery,
  type ContentRow,
} from './data/content-admin.store.server.ts';
import { findEntry } from './data/editing.store.server.ts';
import { attentionDays } from './editor.rules.ts';

export const contentListShape: ListShape = {
  sorts: ['title', 'kind', 'updated'],
  defaultSort: '-updated',
  filters: { kind: kindNames, status: statuses, language: languages, attention: attentionNames },
};

type ContentListRequest = Omit<ContentQuery, 'kinds' | 'soon'>;

/** Entries of the kinds that the actor may write. */
export async function listContent(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  request: ContentListRequest,
): Promise<{ rows: ContentRow[]; total: number; kinds: Kind[] }> {
  const kinds = kindsOf(requireStaff(actor, 'write_content'));
  return {
    ...(await listContentRows(app, { ...request, kinds, soon: addDays(malaysianDay(app.clock.now()), attentionDays) })),
    kinds,
  };
}

/** The number of entries that wait for review, of the kinds that these role assignments cover. */
export const countWaitingReviews = (app: Pick<App, 'db' | 'clock'>, staff: Staff) =>
  countAttention(app, staff, 'review');

/** Published campaigns that name a package which ends before them, or is no longer on sale. */
export const countOutlivedPackages = (app: Pick<App, 'db' | 'clock'>, staff: Staff) =>
  countAttention(app, staff, 'package_ends');

/** Since when the longest waiting entry waits for review; null where none does. */
export async function oldestWaitingReview(app: Pick<App, 'db' | 'clock'>, staff: Staff): Promise<Date | null> {
  const [row] = (await listAttention(app, staff, { attention: 'review', isDescending: false })).rows;
  return row ? new Date(row.updatedAt) : null;
}

async function countAttention(app: Pick<App, 'db' | 'clock'>, staff: Staff, attention: Attention): Promise<number> {
  return (await listAttention(app, staff, { attention, isDescending: true })).total;
}

type Attention = (typeof attentionNames)[number];

/** The number of entries that need this attention, and the one that was changed last or, ascending, first. */
function listAttention(
  app: Pick<App, 'db' | 'clock'>,
  staff: Staff,
  { attention, isDescending }: { attention: Attention; isDescending: boolean },
) {
  return listContent(app, staff, {
    filters: { attention },
    q: '',
    sort: 'updated',
    isDescending,
    limit: 1,
    offset: 0,
  });
}

/** A working copy; `hasFields` is false where a required field of its kind, such as a date, is missing. */
export interface Draft {
  draft: EntryData;
  hasFields: boolean;
}

/** The working copy in a language, in the form that its public page shows. Throws 404 and 403. */
export async function draftOf(
  app: Reader,
  actor: Actor,
  { entryId, language }: { entryId: number; language: Language },
): Promise<Draft> {
  const entry = await findEntry(app.db, entryId);
  if (!entry) throw entryUnknown();
  requireEditor(actor, entry.kind);
  const rows = await filledRows(app, await findDraftRows(app, entryId, app.clock.now()));
  const draft = entryFrom(
    rows.map((row) => ({ ...row, readingMinutes: readingMinutes(plainText(row.body ?? '')) })),
    language,
  );
  if (!draft) throw entryUnknown();
  const hasFields = fieldSchemas[entry.kind].safeParse({
    ...draft.fields,
    ...draft.own.en,
    ...draft.own[language],
  }).success;
  return { draft, hasFields };
}

/** The pages of fixed addresses that nobody has created yet; none for staff who may not write pages. Throws 403. */
export async function listUnbegunPages(app: Pick<App, 'db'>, actor: Actor): Promise<string[]> {
  if (!kindsOf(requireStaff(actor, 'write_content')).includes('page')) return [];
  const begun = new Set(await listSlugs(app, 'page'));
  return fixedPages.filter((path) => !begun.has(path.slice(1)));
}
