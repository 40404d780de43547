/**
 * Restoring a backup: it is verified completely before anything is changed, then loaded table by table. An interrupted
 * restore continues where it stopped.
 */
import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { migrateDatabase } from '../db/migrate.server.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { backedUpFile, sha256Of } from './backup.server.ts';
import { copyIn } from './copy-streams.server.ts';
import { listTables, quoted } from './database-shape.store.server.ts';
import { readManifest, type Manifest } from './manifest.server.ts';
import { beginLoading, beginRestore, endRestore, loadedTables, noteLoaded } from './restore-progress.store.server.ts';
import { fileKey, open } from './sealed-stream.server.ts';

export interface RestoreRequest {
  /** Of the database itself, not of a pooler. */
  databaseUrl: string;
  files: FileStorage;
  folder: string;
  key?: string | undefined;
  /** Whether a database that holds something is emptied first. */
  replaces: boolean;
  migrationsFolder: string;
}

/**
 * Loads the backup into the database and the file storage. Where it cannot be done, it throws, with one sentence,
 * before anything is changed.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const manifest = await readManifest(request.folder, request.key);
  await verifyBackup(request.folder, manifest);
  const migrations = await migrationsUpTo(request.migrationsFolder, manifest.newestMigration);
  const client = new pg.Client({ connectionString: request.databaseUrl, application_name: 'portal-restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The limits of the role are meant for pages: here a lock may have to wait until autovacuum gives way.
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '120s'`,
    );
    await beginRestore(client, { backupId: manifest.id, replaces: request.replaces });
    await migrateDatabase(request.databaseUrl, migrations);
    await loadDatabase(client, request, manifest);
    await restoreFiles(request, manifest);
    await endRestore(client, manifest.sequences);
    return manifest;
  } finally {
    await client.end();
    await rm(migrations, { recursive: true, force: true });
  }
}

/** Throws where a file of the backup is missing, truncated or changed. */
export async function verifyBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  const all = [
    ...tables.map(({ name, bytes, sha256 }) => ({ path: join(folder, 'tables', name), bytes, sha256 })),
    ...files.map(({ key, bytes, sha256 }) => ({ path: backedUpFile(folder, key), bytes, sha256 })),
  ];
  for (const { path, bytes, sha256 } of all) {
    const there = await stat(path).catch(() => undefined);
    if (!there) throw new Error(`${path} is missing. Nothing was restored.`);
    if (there.size !== bytes)
      throw new Error(`${path} has ${there.size} bytes instead of ${bytes}. Nothing was restored.`);
    if ((await sha256Of(path)) !== sha256) throw new Error(`${path} was changed. Nothing was restored.`);
  }
}

async function loadDatabase(client: pg.Client, request: RestoreRequest, manifest: Manifest): Promise<void> {
  const tables = await listTables(client);
  const unknown = manifest.tables.filter(({ name }) => !tables.some((table) => table.name === name));
  if (unknown.length > 0)
    throw new Error(`The backup has tables that are unknown here: ${unknown.map(({ name }) => name).join(', ')}.`);
  await beginLoading(client, tables);
  const done = await loadedTables(client);
  for (const table of manifest.tables.filter(({ name }) => !done.has(name)))
    await loadTable(client, request, { manifest, table });
}

/** The rows and the note that they were loaded are written in one transaction. */
async function loadTable(
  client: pg.Client,
  { folder, key }: RestoreRequest,
  { manifest, table }: { manifest: Manifest; table: Manifest['tables'][number] },
): Promise<void> {
  const name = `tables/${table.name}`;
  const stored = createReadStream(join(folder, name)) as AsyncIterable<Buffer>;
  const opened = manifest.isEncrypted ? open(stored, fileKey(key!, manifest.salt, name)) : stored;
  await client.query('begin');
  try {
    const columns = table.columns.map(quoted).join(', ');
    const rows = await copyIn(client, `copy ${quoted(table.name)} (${columns}) from stdin`, unzipped(opened));
    if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}.`);
    await noteLoaded(client, table.name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function* unzipped(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const feeding = (async () => {
    for await (const chunk of source) if (!gunzip.write(chunk)) await new Promise((done) => gunzip.once('drain', done));
    gunzip.end();
  })().catch((error: Error) => void gunzip.destroy(error));
  for await (const chunk of gunzip) yield chunk as Buffer;
  await feeding;
}

/** A file that is stored already with the same bytes is not sent again. */
async function restoreFiles({ folder, files }: RestoreRequest, manifest: Manifest): Promise<void> {
  for (const { key, sha256 } of manifest.files) {
    if ((await storedSha256(files, key)) === sha256) continue;
    await files.putFile(key, backedUpFile(folder, key));
  }
}

/** The checksum of a stored file, read as a stream; undefined where there is none. */
async function storedSha256(files: FileStorage, key: string): Promise<string | undefined> {
  const content = await files.openPart(key);
  if (!content) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** The migrations up to that of the backup's database: later ones run at the next start. */
async function migrationsUpTo(folder: string, newest: number): Promise<string> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  if (!journal.entries.some(({ when }) => when === newest))
    throw new Error(
      'The backup was made by a version whose migrations are not known here: restore it with the version that made it, then upgrade.',
    );
  const copy = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  await cp(folder, copy, { recursive: true });
  const entries = journal.entries.filter(({ when }) => when <= newest);
  await writeFile(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return copy;
}
