/** An entry's fields as they were typed: checked by the schema of the kind, and compared with what is stored. */
import type { Language } from '#src/shared/languages.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { plainLine, withSafeBlocks } from '#src/features/publishing/entries/entries.server.ts';
import { needsReview, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { sentRecordingId } from '#src/features/publishing/entries/fields/recording-fields.rules.ts';
import { fieldSchemas } from '#src/features/publishing/entries/content.schema.ts';
import { fieldsWithControl } from './editor-fields.rules.ts';
import type { EntryRow, TextRow } from '../data/editing.store.server.ts';
import { fieldsRefused } from '../editor.errors.ts';

/** Values that all languages share. */
export interface SharedInput {
  topics: string[];
  author: string;
  reviewer: string;
  /** 'YYYY-MM-DD', or empty. */
  reviewedOn: string;
  imageId: number | null;
  /** The kind's own fields, without the localized ones. */
  fields: Record<string, unknown>;
}

/**
 * The fields of a kind as a draft may have them: present values are validated; missing ones are required at
 * publication.
 */
export function checkedFields(kind: Kind, fields: Record<string, unknown>): Record<string, unknown> {
  const shape = fieldSchemas[kind].shape as Record<
    string,
    { safeParse(value: unknown): { success: boolean; data?: unknown } }
  >;
  const checked: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === '' || value === undefined || value === null) continue;
    const result = shape[name]?.safeParse(value) ?? { success: true, data: value };
    if (result.success) checked[name] = result.data;
    // A required list that is still empty is a missing field, not a wrong one.
    else if (Array.isArray(value) && value.length === 0) continue;
    else refused.push(name);
  }
  if (refused.length > 0) throw fieldsRefused(refused);
  return withSafeBlocks(checked);
}

/**
 * The shared values as they are stored, saved with the texts of these languages. Throws 422 beside a field in a wrong
 * format.
 */
export function sharedValues(entry: EntryRow, shared: SharedInput, saved: readonly Language[]) {
  const own = traitsOf(entry.kind).localizedFields;
  const typed = fieldsWithControl(entry.kind);
  // A field that was localized later has its English value here until English is saved.
  const isFormer = (name: string) => own.includes(name) && !saved.includes('en');
  // Fields without a control are preserved; fields of the form are replaced.
  const extra = Object.fromEntries(
    Object.entries(entry.fields).filter(([name]) => isFormer(name) || (!typed.has(name) && !own.includes(name))),
  );
  return {
    topics: [...new Set(shared.topics)].slice(0, 12),
    author: plainLine(shared.author) || null,
    ...reviewValues(entry, shared),
    imageId: shared.imageId,
    fields: { ...extra, ...checkedFields(entry.kind, shared.fields), ...measured(entry) },
  };
}

/** The length of a recording that staff sent was read from its file, so a typed length is ignored. */
function measured({ kind, fields }: EntryRow): Record<string, unknown> {
  const { durationSeconds } = fields;
  return sentRecordingId(kind, fields) && durationSeconds !== undefined ? { durationSeconds } : {};
}

/** The review of a health text comes from its approval, never from the form. */
function reviewValues(entry: EntryRow, shared: SharedInput): Pick<EntryRow, 'reviewer' | 'reviewedOn' | 'reviewDueOn'> {
  const { reviewer, reviewedOn, reviewDueOn } = entry;
  if (needsReview(entry.kind, shared.fields)) return { reviewer, reviewedOn, reviewDueOn };
  const typed = shared.reviewedOn === '' ? null : shared.reviewedOn;
  if (typed !== null && !isCalendarDay(typed)) throw fieldsRefused(['reviewedOn']);
  return { reviewer: plainLine(shared.reviewer) || null, reviewedOn: typed, reviewDueOn: null };
}

/** Whether typed values that all languages share differ from the stored ones. */
export function differs(entry: EntryRow, shared: ReturnType<typeof sharedValues>): boolean {
  const part = ({ topics, author, reviewer, reviewedOn, imageId, fields }: typeof shared | EntryRow) =>
    JSON.stringify([topics, author, reviewer, reviewedOn, imageId, sorted(fields)]);
  return part(entry) !== part(shared);
}

function sorted(fields: Record<string, unknown>): [string, unknown][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether typed texts of one language are the stored ones. */
export function isSame(
  current: TextRow,
  values: Pick<TextRow, 'title' | 'summary' | 'body' | 'own' | 'seoTitle' | 'seoDescription' | 'publicUntil'>,
): boolean {
  const part = ({ title, summary, body, own, seoTitle, seoDescription, publicUntil }: typeof values) =>
    JSON.stringify([title, summary, body, sorted(own), seoTitle, seoDescription, publicUntil]);
  return part(current) === part(values);
}
