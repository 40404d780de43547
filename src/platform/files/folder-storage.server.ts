import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type FileStorage } from './file-storage.ts';

/** Files in a folder of this machine, readable by the server's own user alone. */
export function folderStorage(folder: string): FileStorage {
  // Two characters of fan-out limit the size of each directory.
  const pathOf = (key: string) => join(folder, checkedKey(key).slice(0, 2), key);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const unfinished = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const file = await open(unfinished, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          // Flushed to disk before the row that names the file is committed.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
