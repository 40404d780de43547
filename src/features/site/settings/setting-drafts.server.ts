/** What the draft of a setting would change, and the setting with it: for previews. Nothing is stored. */
import type { z } from 'zod';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { findSettingRow } from './data/settings.store.server.ts';
import { valueOf } from './setting-form.rules.ts';
import { editedSetting, partsOf, type SettingView } from './settings-admin.server.ts';
import { settingUnknown } from './settings.errors.ts';
import { settingSchemas, type SettingKey } from './settings.schema.ts';

type Ports = Pick<App, 'db'>;

interface Draft<Key extends SettingKey> {
  key: Key;
  /** The values of the form. */
  typed: Record<string, string>;
}

/** The fields that a draft changes, with the published and the typed values. Throws setting_unknown (404), 403. */
export async function draftedParts(
  app: Ports,
  actor: Actor,
  { key, typed }: Draft<SettingKey>,
): Promise<SettingView['changes'][number]['parts']> {
  requireStaffEverywhere(actor, 'manage_settings');
  const row = await findSettingRow(app.db, key);
  if (!row) throw settingUnknown();
  return partsOf(key, { before: row.value, after: valueOf(key, row.value, typed) });
}

/** A setting with the values of a draft. Throws setting_unknown (404), setting_invalid (422) with the fields, 403. */
export async function previewedSetting<Key extends SettingKey>(
  app: Ports,
  actor: Actor,
  { key, typed }: Draft<Key>,
): Promise<z.infer<(typeof settingSchemas)[Key]>> {
  requireStaffEverywhere(actor, 'manage_settings');
  const row = await findSettingRow(app.db, key);
  if (!row) throw settingUnknown();
  const after = await inTransaction(app.db, (tx) => editedSetting(tx, { key, before: row.value, typed }));
  return settingSchemas[key].parse(after) as z.infer<(typeof settingSchemas)[Key]>;
}
