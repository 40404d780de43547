import type { App } from '../app.ts';
import { listFilesToScan, updateFileScanned } from './files.store.server.ts';

const scannedAtOnce = 50;

/**
 * Scans the waiting files. When the scanner does not answer, the rest wait for the next run. Returns the number of
 * scanned files.
 */
export async function scanFiles(
  app: Pick<App, 'db' | 'secrets' | 'files' | 'logger' | 'malwareScanner'>,
): Promise<number> {
  if (!app.malwareScanner) return 0;
  let scanned = 0;
  for (const id of await listFilesToScan(app.db, scannedAtOnce)) {
    const sealed = await app.files.get(id);
    if (!sealed) continue;
    try {
      const verdict = await app.malwareScanner.scan(app.secrets.openBytes(sealed, ['stored_files', 'content', id]));
      await updateFileScanned(app.db, id, verdict);
      if (verdict === 'infected') app.logger.warn({ fileId: id }, 'malware found in an uploaded file');
      scanned += 1;
    } catch (error) {
      app.logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'malware scanner did not answer');
      return scanned;
    }
  }
  return scanned;
}
