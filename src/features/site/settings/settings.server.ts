/** Settings: the brand and the business limits that staff change without a release. */
import type { z } from 'zod';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { findSetting, findSettings, updateSetting } from './data/settings.store.server.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { settingSchemas, type SettingKey } from './settings.schema.ts';

/**
 * A setting, validated by its schema, from the app or inside a transaction. Throws when the database has none: a site
 * without its brand must not start.
 */
export async function readSetting<Key extends SettingKey>(
  app: { db: Database | Transaction },
  key: Key,
): Promise<z.infer<(typeof settingSchemas)[Key]>> {
  const value = await findSetting(app, key);
  return settingSchemas[key].parse(value) as z.infer<(typeof settingSchemas)[Key]>;
}

/** Several settings at once, in one statement, each as `readSetting` reads it. */
export async function readSettings<Key extends SettingKey>(
  app: { db: Database | Transaction },
  keys: readonly Key[],
): Promise<{ [One in Key]: z.infer<(typeof settingSchemas)[One]> }> {
  const values = await findSettings(app, keys);
  const read = keys.map((key) => [key, settingSchemas[key].parse(values[key])]);
  return Object.fromEntries(read) as { [One in Key]: z.infer<(typeof settingSchemas)[One]> };
}

/** The setting for display: cached until settings change. Code that decides by a setting uses readSetting. */
export function shownSetting<Key extends SettingKey>(
  app: Pick<App, 'db' | 'cache'>,
  key: Key,
): Promise<z.infer<(typeof settingSchemas)[Key]>> {
  return app.cache.get(`setting ${key}`, ['settings'], () => readSetting(app, key));
}

/** Opens the site to visitors or closes it, in every process at once. The set-up page checks who may do so and when. */
export async function putSiteOpening(tx: Transaction, isOpen: boolean, now: Date): Promise<void> {
  await updateSetting(tx, 'opening', { value: { isOpen, wasOpened: true }, updatedAt: now });
  await invalidateTag(tx, 'settings');
}

export {
  listImportedSettings,
  takeBackSettings,
  writeImportedSettings,
  type ImportedSetting,
} from './settings-import.server.ts';
export { isBrandImage, storeLogo } from './brand/brand-images.server.ts';
export { brandImage } from './brand/brand-look.server.ts';
export { documentLook } from './brand/document-look.server.ts';
export { countryChoices, mayHaveCountry, shownCountryName } from './countries.server.ts';
