/**
 * Settings from a file: a row is one field of one setting, under the path of its form field. Settings without a form,
 * such as the opening of the site, are neither exported nor imported; keys and passwords are not settings.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { fieldInvalid, isFailure, type MessageText } from '#src/shared/failure.ts';
import { findSettingRow, type SettingRow } from './data/settings.store.server.ts';
import { ruleInput, rulesAsInputs } from './escalation/escalation-form.rules.ts';
import { settingKeys } from './setting-edits.schema.ts';
import { kindAt, typedOf } from './setting-form.rules.ts';
import { editedSetting, storeSetting } from './settings-admin.server.ts';
import type { SettingKey } from './settings.schema.ts';

type Ports = Pick<App, 'clock'>;
type Typed = Record<string, string>;
type Faults = Record<string, MessageText>;

export interface ImportedSetting {
  setting: string;
  /** 'strapline.ms', 'plans.0.priceSen'. */
  field: string;
  value: string;
}

interface Change {
  actor: Actor;
  importId: string;
}

/** Every field of every setting that staff edit by a form; nobody else can change one until the transaction ends. */
export async function listImportedSettings(tx: Transaction): Promise<ImportedSetting[]> {
  const found: ImportedSetting[] = [];
  for (const key of settingKeys) {
    const row = await findSettingRow(tx, key, true);
    if (!row) continue;
    for (const [field, value] of Object.entries(typedOf(key, row.value))) found.push({ setting: key, field, value });
  }
  return found;
}

/**
 * Saves the rows of each setting together, with the checks of its form. Returns the faults of each row by column; a
 * setting with a fault is not saved.
 */
export async function writeImportedSettings(
  app: Ports,
  tx: Transaction,
  { rows, ...change }: Change & { rows: readonly ImportedSetting[] },
): Promise<Faults[]> {
  const faults: Faults[] = rows.map(() => ({}));
  for (const [setting, own] of Map.groupBy(rows.entries(), ([, row]) => row.setting)) {
    const isKnown = await fieldsKnown(
      tx,
      setting,
      own.map(([, row]) => row),
    );
    const known = own.filter(([, row]) => isKnown(row));
    const group = known.map(([, row]) => row);
    const saving = () => save(app, tx, { setting, rows: group, ...change });
    const found = group.length > 0 ? await faultsOfSaving(saving, group) : [];
    for (const [index, [place]] of known.entries()) faults[place] = found[index]!;
    for (const [place, row] of own) if (!isKnown(row)) faults[place] = { field: m.settings_import_field };
  }
  return faults;
}

/** The faults beside the rows of one setting; a fault of a field without a row is shown beside the first row. */
async function faultsOfSaving(work: () => Promise<void>, rows: readonly ImportedSetting[]): Promise<Faults[]> {
  const found: Faults[] = rows.map(() => ({}));
  try {
    await work();
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { fields = {} } = error.details;
    for (const [name, text] of Object.entries(fields)) {
      const place = rows.findIndex(({ field }) => name === field || name.startsWith(`${field}.`));
      if (place !== -1) found[place]!['value'] = text;
      else if (name === 'setting') for (const one of found) one[name] = text;
      else found[0]!['value'] ??= (_, options) => m.settings_import_other({ field: name }, options);
    }
  }
  return found;
}

async function save(
  app: Ports,
  tx: Transaction,
  { setting, rows, actor, importId }: Change & { setting: string; rows: readonly ImportedSetting[] },
): Promise<void> {
  requireStaffEverywhere(actor, 'manage_settings');
  const row = await settingRow(tx, setting);
  const stored = typedOf(row.key, row.value);
  const typed: Typed = { ...stored, ...Object.fromEntries(rows.map(({ field, value }) => [field, value])) };
  const after = await edited(tx, row, typed);
  const readable = typedOf(row.key, after);
  const lost = Object.keys(stored).find((field) => !(field in readable));
  // The following rows would move up, and an undo could not tell them apart.
  if (lost !== undefined) {
    const emptied = rows.find(({ field, value }) => value === '' && isInList(field));
    throw fieldInvalid('setting_row_lost', emptied?.field ?? lost, m.settings_import_row);
  }
  if (!isDeepStrictEqual(after, row.value)) await storeSetting(app, tx, { actor, row, after, importId });
}

/** Whether a row's field belongs to the setting, or to a row that the file adds to one of its lists. */
async function fieldsKnown(tx: Transaction, setting: string, rows: readonly ImportedSetting[]) {
  const key = settingKeys.find((one) => one === setting);
  const row = key && (await findSettingRow(tx, key));
  if (!key || !row) return () => true;
  const stored = typedOf(key, row.value);
  const typed = { ...stored, ...Object.fromEntries(rows.map(({ field, value }) => [field, value])) };
  return ({ field }: ImportedSetting) => field in stored || isNewField(key, field, typed);
}

async function settingRow(tx: Transaction, setting: string): Promise<SettingRow & { key: SettingKey }> {
  const key = settingKeys.find((known) => known === setting);
  const row = key && (await findSettingRow(tx, key, true));
  if (!key || !row) throw fieldInvalid('setting_unknown', 'setting', m.settings_import_setting);
  return { ...row, key };
}

/** A field of a row that the setting does not have yet. */
const isNewField = (key: SettingKey, field: string, typed: Typed) =>
  isInList(field) && kindAt(key, field, typed) !== undefined;

const isInList = (field: string) => /\.\d{1,2}\./.test(field);

/** The rules of late enquiries are one field in a file, and several in the form. */
function edited(tx: Transaction, { key, value }: SettingRow & { key: SettingKey }, typed: Typed): Promise<unknown> {
  if (key !== 'escalation') return editedSetting(tx, { key, before: value, typed });
  const lines = rulesAsInputs(typed['rules'] ?? '');
  const inputs = (lines.length > 0 ? lines : rulesAsInputs('||')).flatMap((rule, index) =>
    (['kind', 'hospital', 'role', 'email'] as const).map((part) => [ruleInput(index, part), rule[part]]),
  );
  return editedSetting(tx, { key, before: value, typed: { ...typed, ...Object.fromEntries(inputs) } });
}

/**
 * Restores the former texts, all rows of a setting together; a new row is removed. Returns the settings that were
 * restored; a setting that its form would refuse now stays.
 */
export async function takeBackSettings(
  app: Ports,
  tx: Transaction,
  { rows, actor, importId }: Change & { rows: readonly (Omit<ImportedSetting, 'value'> & { value: string | null })[] },
): Promise<Set<string>> {
  requireStaffEverywhere(actor, 'manage_settings');
  const restored = new Set<string>();
  for (const [setting, own] of Map.groupBy(rows, (row) => row.setting)) {
    const row = await settingRow(tx, setting);
    const typed = {
      ...typedOf(row.key, row.value),
      ...Object.fromEntries(own.map(({ field, value }) => [field, value ?? ''])),
    };
    try {
      await storeSetting(app, tx, { actor, row, after: await edited(tx, row, typed), importId });
      restored.add(setting);
    } catch (error) {
      if (!isFailure(error)) throw error;
    }
  }
  return restored;
}
