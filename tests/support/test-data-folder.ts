import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
/** Bytes that the databases of a run may need at once, several times over. */
const room = 6 * 1024 ** 3;

/**
 * The folder for databases and files whose durability no test asks about: in memory where the system has such a folder
 * with room in it, else the folder for temporary files. A clone of the sample takes a tenth of the time there.
 */
export function testDataFolder(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= room ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
