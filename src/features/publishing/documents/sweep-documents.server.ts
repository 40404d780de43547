import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { releaseFiles } from '#src/platform/files/files.server.ts';
import { deleteLeftDocuments, deleteUnusedFiles } from './data/documents.store.server.ts';

const hourMs = 3_600_000;

/**
 * Releases files of documents that neither a working copy nor a published language uses, an hour after they were last
 * sent; the sweep of files deletes them. Deletes documents whose entry was deleted for good. Returns how many files.
 */
export async function sweepDocuments(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const before = new Date(app.clock.now().getTime() - hourMs);
  return inTransaction(app.db, async (tx) => {
    await deleteLeftDocuments(tx);
    const fileIds = await deleteUnusedFiles(tx, before);
    await releaseFiles(tx, fileIds);
    return fileIds.length;
  });
}
