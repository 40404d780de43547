/**
 * Unsaved changes: text that staff type into the form of a record is stored while they type, sealed and for themselves
 * alone, and offered when they open the record again, for two weeks.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { deleteExtra, deleteUnsaved, findUnsaved, upsertUnsaved } from './data/unsaved-changes.store.server.ts';
import { notTyped, recordUnknown, tooMuchTyped } from './unsaved-changes.errors.ts';
import { begunOn, begunOnField, formOfText, isRecord, offeredField, mostRecords } from './unsaved-changes.rules.ts';
import type { ShownUnsaved } from './unsaved-changes.schema.ts';

export { deletePastUnsaved } from './data/unsaved-changes.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'random'>;

const longestText = 200_000;

const sealedFor = (accountId: string) => ['unsaved_changes', 'fields', accountId] as const;

/**
 * Stores the text typed into a record's form, in place of earlier text; returns when. `fields` is the form in the
 * format of `typedText`. Throws record_unknown (404), too_much_typed (413), not_typed (422), 403.
 */
export async function storeUnsaved(
  app: Ports,
  actor: Actor,
  { record, fields }: { record: string; fields: string },
): Promise<Date> {
  const { accountId } = requireStaff(actor, 'console');
  if (!isRecord(record)) throw recordUnknown();
  if (fields.length > longestText) throw tooMuchTyped();
  if (!formOfText(fields)) throw notTyped();
  const typedAt = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    await upsertUnsaved(tx, {
      id: app.random.uuid(),
      accountId,
      record,
      fields: app.secrets.seal(fields, [...sealedFor(accountId)]),
      typedAt,
    });
    await deleteExtra(tx, accountId, mostRecords);
  });
  return typedAt;
}

/** Unsaved text of a record. */
export interface Unsaved {
  record: string;
  /** An ISO instant. */
  typedAt: string;
  form: FormData;
}

/** This person's unsaved text of a record; null where there is none, and for everybody else. */
export async function unsavedOf(
  app: Pick<App, 'db' | 'secrets'>,
  actor: Actor,
  record: string,
): Promise<Unsaved | null> {
  if (actor.kind !== 'staff') return null;
  const { accountId } = actor;
  const row = await findUnsaved(app.db, { accountId, record });
  if (!row) return null;
  const form = formOfText(app.secrets.open(row.fields, [...sealedFor(accountId)]));
  if (!form) return null;
  return { record, typedAt: row.typedAt.toISOString(), form };
}

/** Deletes this person's unsaved text of a record, because it is not wanted. */
export async function dropUnsaved(app: Pick<App, 'db'>, actor: Actor, record: string): Promise<void> {
  const { accountId } = requireStaff(actor, 'console');
  await deleteUnsaved(app.db, { accountId, record });
}

/**
 * Deletes this person's unsaved text of a record, because `form` was saved. An offer above the form that was neither
 * accepted nor discarded stays.
 */
export async function dropSaved(
  app: Pick<App, 'db'>,
  actor: Actor,
  { record, form }: { record: string; form: FormData },
): Promise<void> {
  if (!form.has(offeredField)) await dropUnsaved(app, actor, record);
}

interface FormAsked {
  record: string;
  /** The form's field for the saved state, and the present state. */
  saved: { field: string; value: string };
  /** The query of the page: `unsaved=continue` fills the typed values into the form. */
  query: URLSearchParams;
}

/** A form with typed values, in the shape of a refused form without messages. */
export interface Continued {
  message: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
  /** All values of each field with several checked boxes. */
  chosen: Record<string, string[]>;
}

/**
 * The offer of unsaved values for a form, and, where they are continued, the values by field: on the present state,
 * with a warning where the record was saved since.
 */
export async function unsavedForm(
  app: Pick<App, 'db' | 'secrets'>,
  actor: Actor,
  { record, saved, query }: FormAsked,
): Promise<{ unsaved: ShownUnsaved | null; continued: Continued | null }> {
  const found = await unsavedOf(app, actor, record);
  if (!found) return { unsaved: null, continued: null };
  const begun = begunOn(found.form, saved.field);
  const isOutdated = begun !== saved.value;
  const isContinued = query.get('unsaved') === 'continue';
  const values = [...found.form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const chosen: Record<string, string[]> = {};
  for (const [name, value] of values) (chosen[name] ??= []).push(value);
  const state = { [saved.field]: saved.value, ...(isOutdated ? { [begunOnField]: begun } : {}) };
  return {
    unsaved: { record, typedAt: found.typedAt, isContinued, isOutdated },
    continued: isContinued
      ? { message: '', fields: {}, typed: { ...Object.fromEntries(values), ...state }, chosen }
      : null,
  };
}
