/**
 * Seals every stored value again with SECRET_KEY, after the former key was moved to SECRET_KEYS_OLD: npm run
 * keys:reseal
 */
import { resolve } from 'node:path';
import { systemClock } from '#src/platform/clock.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { folderStorage } from '#src/platform/files/folder-storage.server.ts';
import { s3Storage } from '#src/platform/files/s3-storage.server.ts';
import { hashClearRecipients } from '#src/platform/outbox/outbox.server.ts';
import { resealAll } from '#src/platform/secrets/reseal.server.ts';
import { configFrom, readEnvironment, secretsFrom } from '#src/server/environment/config.ts';
import { sealedTables } from '#src/server/personal-data/sealed-columns.ts';

const env = readEnvironment(process.env);
const config = configFrom(env);
const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: resolve(env.DATA_DIR) });
const { db, pool } = openDatabase(env.DATABASE_URL ?? embedded!.url);
try {
  const app = {
    db,
    secrets: secretsFrom(config),
    files: config.filesBucket ? s3Storage(config.filesBucket, systemClock) : folderStorage(config.filesFolder),
  };
  await hashClearRecipients(app);
  const { resealed, unreadable } = await resealAll(app, sealedTables);
  process.stdout.write(`${resealed} values and files were sealed with the present key.\n`);
  for (const { table, column, id } of unreadable) process.stderr.write(`Not readable: ${table}.${column} of ${id}\n`);
  if (unreadable.length > 0) process.exitCode = 1;
  else process.stdout.write('Nothing is sealed with an older key: a day later, SECRET_KEYS_OLD can be removed.\n');
} finally {
  await pool.end();
  await embedded?.stop();
}
