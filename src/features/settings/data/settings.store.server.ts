import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { settings } from './settings.table.ts';

export async function findSetting(app: { db: Database | Transaction }, key: string): Promise<unknown> {
  const [row] = await app.db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}
