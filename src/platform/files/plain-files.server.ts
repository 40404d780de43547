/** Large files for the public (recordings): stored as they are, never in memory whole, and read in parts. */
import type { App } from '../app.ts';
import type { FileBytes, FilePart } from './file-storage.ts';
import { findStoredFile, insertStoredFile } from './files.store.server.ts';

/** A file on this machine's disk that is to be stored. */
export interface PlainFile {
  /** Its name as its sender wrote it, cleaned. */
  name: string;
  mime: string;
  path: string;
  bytes: number;
}

/**
 * Stores the file and returns its id. As with `storeFile`, the sweep deletes it within the hour unless `keepFiles` is
 * called for it. It is not scanned, because it is sent only as sound or film.
 */
export async function storePlainFile(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'files'>,
  { name, mime, path, bytes }: PlainFile,
): Promise<string> {
  const id = app.random.uuid();
  await insertStoredFile(app.db, {
    id,
    name: app.secrets.seal(name, ['stored_files', 'name', id]),
    mime,
    isPlain: true,
    bytes,
    createdAt: app.clock.now(),
  });
  await app.files.putFile(id, path);
  return id;
}

/** A part of a kept file, or all of it; null where there is none. The caller has checked the actor. */
export async function openPlainFile(
  app: Pick<App, 'db' | 'files'>,
  id: string,
  part?: FilePart,
): Promise<FileBytes | null> {
  const row = await findStoredFile(app.db, id);
  return row?.isPlain ? app.files.openPart(id, part) : null;
}
