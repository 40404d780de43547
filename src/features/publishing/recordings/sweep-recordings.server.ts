import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { releaseFiles } from '#src/platform/files/files.server.ts';
import { deleteRecordings, lockUnused } from './data/recordings.store.server.ts';
import { sweepWorkFolder } from './work-folder.server.ts';

const hourMs = 3_600_000;
const sweptAtOnce = 100;

/**
 * Removes recordings that nothing plays: neither the working copy nor a published language has named them for an hour,
 * they failed 30 days ago, or their entry was deleted. Their files are released, and the sweep of files deletes them.
 * Returns how many.
 */
export async function sweepRecordings(app: Pick<App, 'db' | 'clock' | 'config'>): Promise<number> {
  await sweepWorkFolder(app);
  const now = app.clock.now().getTime();
  return inTransaction(app.db, async (tx) => {
    const rows = await lockUnused(tx, {
      readyBefore: new Date(now - hourMs),
      failedBefore: new Date(now - 30 * 24 * hourMs),
      limit: sweptAtOnce,
    });
    await releaseFiles(
      tx,
      rows.flatMap(({ sourceId, fileId }) => [sourceId, fileId].filter((id) => id !== null)),
    );
    await deleteRecordings(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}
