/** `npm run backup` and `npm run restore`: the whole group's data, to a folder and back. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '#src/platform/backup/backup.server.ts';
import { restoreBackup } from '#src/platform/backup/restore.server.ts';
import { systemClock } from '#src/platform/clock.ts';
import { folderStorage } from '#src/platform/files/folder-storage.server.ts';
import { s3Storage } from '#src/platform/files/s3-storage.server.ts';
import { createLogger } from '#src/platform/logger/logger.server.ts';
import { configFrom, readEnvironment } from '../environment/config.ts';
import { openPlace } from '../prepare-database.ts';

/** `npm run backup -- FOLDER`: while the server runs, or without one. */
export async function backUp(parameters: string[]): Promise<void> {
  const { folder } = readParameters(parameters, 'npm run backup -- backups/2026-11-23');
  await withPlaces(async (places) => {
    const startedAt = performance.now();
    const manifest = await makeBackup({ ...places, clock: systemClock, folder });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `${manifest.tables.length} tables with ${rows} rows and ${manifest.files.length} files are in ${folder}${manifest.isEncrypted ? ', encrypted' : ', not encrypted because BACKUP_KEY is not set'} (${seconds(startedAt)} s).`,
    );
    if (manifest.missingFiles.length === 0) return;
    process.stderr.write(
      `${manifest.missingFiles.length} files that rows name were not in the storage: ${manifest.missingFiles.slice(0, 10).join(', ')}\n`,
    );
    process.exitCode = 1;
  });
}

/** `npm run restore -- FOLDER [--replace]`: with the servers stopped. */
export async function restore(parameters: string[]): Promise<void> {
  const { folder, replaces } = readParameters(parameters, 'npm run restore -- backups/2026-11-23');
  await withPlaces(async (places) => {
    const startedAt = performance.now();
    const manifest = await restoreBackup({ ...places, folder, replaces, migrationsFolder: resolve('db/migrations') });
    say(
      `The backup of ${manifest.createdAt} is restored: ${manifest.tables.length} tables and ${manifest.files.length} files, counts and checksums agree (${seconds(startedAt)} s).`,
    );
  });
}

type Places = Pick<Parameters<typeof restoreBackup>[0], 'databaseUrl' | 'files' | 'key'>;

async function withPlaces(work: (places: Places) => Promise<void>): Promise<void> {
  const env = readEnvironment(process.env);
  const config = configFrom(env);
  const place = await openPlace(env, createLogger('warn'));
  const files = config.filesBucket ? s3Storage(config.filesBucket, systemClock) : folderStorage(config.filesFolder);
  try {
    await work({ databaseUrl: env.DATABASE_DIRECT_URL ?? place.databaseUrl, files, key: env.BACKUP_KEY });
  } finally {
    await place.close();
  }
}

function readParameters(parameters: string[], example: string): { folder: string; replaces: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    if (positionals.length === 1) return { folder: resolve(positionals[0]!), replaces: values.replace };
  } catch {
    // A problem with the parameters is reported below, with what is allowed.
  }
  throw new Error(`Name one folder, such as ${example}.`);
}

function seconds(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
