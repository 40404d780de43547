import type { Transaction } from '#src/platform/db/transaction.ts';
import { insertSampleRows, listSettingValues } from './sample-rows.store.server.ts';

/**
 * Fills a database with `fill` and records every row that was written and every setting that changed, so that they can
 * be removed again.
 */
export async function recordSample(tx: Transaction, fill: () => Promise<void>): Promise<void> {
  const settingsBefore = await listSettingValues(tx);
  await fill();
  await insertSampleRows(tx, settingsBefore);
}
