/**
 * Publishing settings: validated by the setting's schema, recorded with the previous value, visible everywhere at once.
 */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { listDraftRecords, settleDraft } from '#src/features/console/drafts/drafts.server.ts';
import { entriesAbout, recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { ListShape, ListState } from '#src/features/console/frame/list-state.rules.ts';
import { readSeen } from '#src/features/console/drafts/drafts.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { formatSen } from '#src/shared/money.ts';
import {
  findSettingRow,
  isLibraryPicture,
  listSettingRows,
  updateSetting,
  type SettingRow,
} from './data/settings.store.server.ts';
import { editSchemaOf, settingKeys } from './setting-edits.schema.ts';
import type { SettingField } from './setting-control.schema.ts';
import { fieldAt, fieldsFor, kindAt, settingRecord, typedOf, valueOf, withFieldsOf } from './setting-form.rules.ts';
import { ruleFaults, rulePartText } from './escalation/escalation-setting.server.ts';
import { settingChangedMeanwhile, settingInvalid, settingUnknown } from './settings.errors.ts';
import { settingSchemas, type SettingKey } from './settings.schema.ts';

type Ports = Pick<App, 'db' | 'clock'>;

export interface SettingView {
  key: SettingKey;
  fields: readonly SettingField[];
  typed: Record<string, string>;
  /** Sent back with the form: the change is refused when another person has saved meanwhile. */
  version: string;
  changes: { id: number; at: Date; name: string | null; parts: { path: string; before: string; after: string }[] }[];
}

export const settingShape: ListShape = { sorts: ['name', 'changed'], defaultSort: 'name' };

export interface ListedSetting {
  key: SettingKey;
  name: string;
  updatedAt: Date;
  hasDraft: boolean;
}

/** The settings that staff may change, with the names from `nameOf`, searched and ordered; all fit on one page. */
export async function listSettings(
  app: Ports,
  actor: Actor,
  { state, nameOf }: { state: ListState; nameOf: (key: SettingKey) => string },
): Promise<ListedSetting[]> {
  requireStaffEverywhere(actor, 'manage_settings');
  const drafts = await listDraftRecords(app.db);
  const rows = (await listSettingRows(app.db, settingKeys)).map(({ key, updatedAt }) => ({
    key: key as SettingKey,
    name: nameOf(key as SettingKey),
    updatedAt,
    hasDraft: drafts.includes(settingRecord(key as SettingKey)),
  }));
  const wanted = state.q.toLowerCase();
  const ordered = rows
    .filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(wanted))
    .sort((a, b) =>
      state.sort === 'changed' ? a.updatedAt.getTime() - b.updatedAt.getTime() : a.name.localeCompare(b.name),
    );
  return state.isDescending ? ordered.toReversed() : ordered;
}

/** One setting as a form, with its last changes. Throws setting_unknown (404). */
export async function viewSetting(app: Ports, actor: Actor, asked: string): Promise<SettingView> {
  requireStaffEverywhere(actor, 'manage_settings');
  const key = keyOf(asked);
  const row = await findSettingRow(app.db, key);
  if (!row) throw settingUnknown();
  const entries = await changesOf(app, key);
  return {
    key,
    fields: fieldsFor(key, row.value),
    typed: typedOf(key, row.value),
    version: row.updatedAt.toISOString(),
    changes: entries.map(({ id, at, name, detail }) => ({ id, at, name, parts: partsOf(key, detail) })),
  };
}

/**
 * Publishes a setting, ends its draft, and invalidates the cached pages that show it, in one transaction. Publishing
 * without a change writes nothing. `seen` is the state that the form was opened on. Throws setting_unknown (404),
 * setting_changed_meanwhile, draft_changed_meanwhile (409), setting_invalid (422) with the fields.
 */
export async function publishSetting(
  app: Ports,
  actor: Actor,
  input: { key: string; typed: Record<string, string>; seen: string },
): Promise<void> {
  requireStaffEverywhere(actor, 'manage_settings');
  const key = keyOf(input.key);
  await inTransaction(app.db, async (tx) => {
    const row = await findSettingRow(tx, key, true);
    if (!row) throw settingUnknown();
    const after = await editedSetting(tx, { key, before: row.value, typed: input.typed });
    await settleDraft(tx, { record: settingRecord(key), seen: input.seen });
    if (isDeepStrictEqual(after, row.value)) return;
    if (row.updatedAt.toISOString() !== readSeen(input.seen).published) throw settingChangedMeanwhile();
    await storeSetting(app, tx, { actor, row, after });
  });
}

/**
 * Gives the fields of a setting the values from before one of its last changes, checked by the rules of today. Throws
 * setting_unknown (404), also for a change that is not listed, setting_changed_meanwhile (409), setting_invalid (422).
 */
export async function restoreSetting(
  app: Ports,
  actor: Actor,
  input: { key: string; from: number; version: string },
): Promise<void> {
  requireStaffEverywhere(actor, 'manage_settings');
  const key = keyOf(input.key);
  const change = (await changesOf(app, key)).find(({ id }) => id === input.from);
  if (!change) throw settingUnknown();
  await inTransaction(app.db, async (tx) => {
    const row = await findSettingRow(tx, key, true);
    if (!row) throw settingUnknown();
    if (row.updatedAt.toISOString() !== input.version) throw settingChangedMeanwhile();
    const former = withFieldsOf(key, row.value, change.detail['before']);
    const after = checked(key, former, typedOf(key, former));
    if (isDeepStrictEqual(after, row.value)) return;
    if (key === 'corporate') await requireKnownPicture(tx, after);
    const fault = key === 'escalation' && (await ruleFaults(tx, settingSchemas.escalation.parse(after).rules))[0];
    if (fault) throw settingInvalid({ rules: fault.text });
    await storeSetting(app, tx, { actor, row, after });
  });
}

/** The last changes of a setting, newest first. */
const changesOf = (app: Ports, key: SettingKey) => entriesAbout(app, { kind: 'setting', id: key, limit: 20 });

/** The setting that results from the texts of a form. Throws setting_invalid (422) with the fields. */
export async function editedSetting(
  tx: Transaction,
  { key, before, typed }: { key: SettingKey; before: unknown; typed: Record<string, string> },
): Promise<unknown> {
  const after = checked(key, valueOf(key, before, typed), typed);
  if (key === 'escalation') await requireFittingRules(tx, after, typed);
  if (key === 'corporate' && !isDeepStrictEqual(after, before)) await requireKnownPicture(tx, after);
  return after;
}

/** Stores a changed setting with its entry in the audit log; pages change with the transaction. */
export async function storeSetting(
  app: Pick<Ports, 'clock'>,
  tx: Transaction,
  { actor, row, after, importId }: { actor: Actor; row: SettingRow; after: unknown; importId?: string },
): Promise<void> {
  const now = app.clock.now();
  // Two changes in one millisecond would have the same version.
  const updatedAt = now > row.updatedAt ? now : new Date(row.updatedAt.getTime() + 1);
  await updateSetting(tx, row.key, { value: after, updatedAt });
  await recordAudit(app, tx, {
    actor,
    action: 'setting_changed',
    subjectKind: 'setting',
    subjectId: row.key,
    detail: { before: row.value, after, ...(importId ? { import: importId } : {}) },
  });
  await invalidateTag(tx, 'settings');
}

/** Refuses rules that would never match or notify nobody, with a message beside each part. */
async function requireFittingRules(tx: Transaction, value: unknown, typed: Record<string, string>): Promise<void> {
  const { rules } = settingSchemas.escalation.parse(value);
  const faults = await ruleFaults(tx, rules);
  if (faults.length > 0)
    throw settingInvalid(
      Object.fromEntries(faults.map(({ path, text }) => [fieldAt('escalation', path, typed), text])),
    );
}

/** Refuses a photo of the spokesperson that the media library does not have. */
async function requireKnownPicture(tx: Transaction, value: unknown): Promise<void> {
  const { pictureId } = settingSchemas.corporate.parse(value).leader;
  if (pictureId !== undefined && !(await isLibraryPicture(tx, pictureId)))
    throw settingInvalid({ 'leader.pictureId': m.catalogue_error_picture });
}

function checked(key: SettingKey, value: unknown, typed: Record<string, string>): unknown {
  const edited = editSchemaOf(key).safeParse(value);
  // The stored value can have stricter rules than the form: an amount above nothing, an amount of any size.
  const result = edited.success ? settingSchemas[key].safeParse(edited.data) : edited;
  if (!result.success) {
    throw settingInvalid(
      Object.fromEntries(
        result.error.issues.map((issue) => {
          const { path } = issue;
          const name = fieldAt(key, path, typed);
          const kind = kindAt(key, name, typed);
          return [name, path[0] === 'rules' && !kind ? rulePartText(path[2]) : textFor(kind, issue)];
        }),
      ),
    );
  }
  return result.data;
}

type Issue = z.core.$ZodIssue;

function textFor(kind: SettingField['kind'] | undefined, issue: Issue): MessageText {
  if (kind === 'number') return limitText(issue, String) ?? m.settings_error_number;
  if (kind === 'money') return limitText(issue, formatSen) ?? m.settings_error_money;
  if (kind === 'date') return m.settings_error_date;
  return kind === 'rows' ? m.settings_error_rows : m.settings_error_text;
}

/** The limit that a number misses; undefined where it is no number at all. */
function limitText(issue: Issue, written: (limit: number) => string): MessageText | undefined {
  if (issue.code === 'too_small') {
    const least = written(Number(issue.minimum) + (issue.inclusive === false ? 1 : 0));
    return (_, options) => m.settings_error_least({ least }, options);
  }
  if (issue.code !== 'too_big') return undefined;
  const most = written(Number(issue.maximum));
  return (_, options) => m.settings_error_most({ most }, options);
}

/** The setting with this name. Throws setting_unknown (404). */
export function keyOf(asked: string): SettingKey {
  const key = settingKeys.find((known) => known === asked);
  if (!key) throw settingUnknown();
  return key;
}

/** The fields that differ between two values of a setting, by their paths. */
export function partsOf(key: SettingKey, { before, after }: Record<string, unknown>) {
  const [was, is] = [typedOf(key, before), typedOf(key, after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((path) => was[path] !== is[path])
    .map((path) => ({ path, before: was[path] ?? '', after: is[path] ?? '' }));
}
