import { eq, inArray } from 'drizzle-orm';
import { contentMedia } from '#src/features/publishing/entries/data/content.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { settings } from './settings.table.ts';

export async function findSetting(app: { db: Database | Transaction }, key: string): Promise<unknown> {
  const [row] = await app.db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** The values of these settings by key; one that is missing is absent. */
export async function findSettings(
  app: { db: Database | Transaction },
  keys: readonly string[],
): Promise<Record<string, unknown>> {
  const rows = await app.db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export type SettingRow = typeof settings.$inferSelect;

/** The setting with the time of its last change; `lock` prevents changes until the transaction ends. */
export async function findSettingRow(
  db: Database | Transaction,
  key: string,
  lock = false,
): Promise<SettingRow | undefined> {
  const query = db.select().from(settings).where(eq(settings.key, key));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export async function listSettingRows(db: Database, keys: readonly string[]) {
  return db
    .select({ key: settings.key, updatedAt: settings.updatedAt })
    .from(settings)
    .where(inArray(settings.key, [...keys]))
    .orderBy(settings.key);
}

export async function updateSetting(
  tx: Transaction,
  key: string,
  change: { value: unknown; updatedAt: Date },
): Promise<void> {
  await tx.update(settings).set(change).where(eq(settings.key, key));
}

/** Whether the media library has a picture with this id. */
export async function isLibraryPicture(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.select({ id: contentMedia.id }).from(contentMedia).where(eq(contentMedia.id, id))).length > 0;
}
