import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkedKey, type FileBytes, type FilePart, type FileStorage } from './file-storage.ts';

/** Files in a folder of this machine, readable by the server's own user alone. */
export function folderStorage(folder: string): FileStorage {
  // Two characters of fan-out limit the size of each directory.
  const pathOf = (key: string) => join(folder, checkedKey(key).slice(0, 2), key);
  const store = async (key: string, write: (file: FileHandle) => Promise<unknown>): Promise<void> => {
    const path = pathOf(key);
    const unfinished = `${path}.part`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const file = await open(unfinished, 'w', 0o600);
      try {
        await write(file);
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
  };
  return {
    put: async (key, bytes) => store(key, (file) => file.writeFile(bytes)),
    putFile: async (key, path) => store(key, (file) => file.writeFile(createReadStream(path))),
    openPart: async (key, part) => openedPart(pathOf(key), part),
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

async function openedPart(path: string, part?: FilePart): Promise<FileBytes | null> {
  try {
    const file = await open(path, 'r');
    const bytes = file.createReadStream(part ? { start: part.from, end: part.to } : {});
    return Readable.toWeb(bytes) as unknown as FileBytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
