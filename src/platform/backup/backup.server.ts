/** A backup: every table as one moment shows it, and every uploaded file, in a folder, with counts and checksums. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { CopyOut } from './copy-streams.server.ts';
import {
  listFileKeys,
  listSequences,
  listTables,
  newestMigrationOf,
  quoted,
  stillNamed,
  type TableShape,
} from './database-shape.store.server.ts';
import { writeManifest, type Manifest } from './manifest.server.ts';
import { fileKey, seal } from './sealed-stream.server.ts';

export interface BackupRequest {
  /** Of the database itself, not of a pooler. */
  databaseUrl: string;
  files: FileStorage;
  clock: Clock;
  folder: string;
  /** Encrypts the tables; uploaded files are sealed already, with the keys of the site. */
  key?: string | undefined;
}

/**
 * Writes the backup into `folder` while the site goes on. Tables are read in one snapshot. A backup that was cut off is
 * begun again in the same folder: files that are there already are not written again. Answers what it holds.
 */
export async function makeBackup(request: BackupRequest): Promise<Manifest> {
  await mkdir(join(request.folder, 'tables'), { recursive: true, mode: 0o700 });
  await rm(join(request.folder, 'manifest.json'), { force: true });
  const client = new pg.Client({ connectionString: request.databaseUrl, application_name: 'portal-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const salt = randomBytes(16).toString('base64');
    const database = await backUpDatabase(client, request, salt);
    const files = await backUpFiles(client, request, database.fileKeys);
    const { fileKeys: _keys, ...about } = database;
    const manifest: Manifest = {
      format: 1,
      id: randomUUID(),
      createdAt: request.clock.now().toISOString(),
      isEncrypted: request.key !== undefined,
      salt,
      ...about,
      ...files,
    };
    await writeManifest(request.folder, manifest, request.key);
    return manifest;
  } finally {
    await client.end();
  }
}

async function backUpDatabase(client: pg.Client, { folder, key }: BackupRequest, salt: string) {
  await client.query(`begin isolation level repeatable read read only;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '120s'`);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const newestMigration = await newestMigrationOf(client);
  const sequences = await listSequences(client);
  const fileKeys = await listFileKeys(client);
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const name = `tables/${table.name}`;
    tables.push(await backUpTable(client, table, { path: join(folder, name), key: key && fileKey(key, salt, name) }));
  }
  await client.query('commit');
  return { databaseVersion: rows[0]!.server_version, newestMigration, sequences, fileKeys, tables };
}

async function backUpTable(
  client: pg.Client,
  { name, columns }: TableShape,
  { path, key }: { path: string; key: Buffer | undefined | '' },
): Promise<Manifest['tables'][number]> {
  // A query, because a partitioned table has no rows of its own to copy.
  const copy = new CopyOut(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`);
  client.query(copy as unknown as pg.Submittable);
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    copy,
    createGzip({ level: 3 }),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of key ? seal(source, key) : source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(`${path}.part`, { mode: 0o600 }),
  );
  await rename(`${path}.part`, path);
  return { name, columns, rows: copy.rows, bytes, sha256: hash.digest('hex') };
}

/** Files are copied after the snapshot: a file that no row names by then is no loss. */
async function backUpFiles(
  client: pg.Client,
  request: BackupRequest,
  keys: readonly string[],
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const files: Manifest['files'] = [];
  const absent: string[] = [];
  for (const key of keys) {
    const known = await backUpFile(request, key);
    if (known) files.push({ key, ...known });
    else absent.push(key);
  }
  return { files, missingFiles: absent.length > 0 ? await stillNamed(client, absent) : [] };
}

async function backUpFile({ folder, files }: BackupRequest, key: string) {
  const path = backedUpFile(folder, key);
  const content = await files.openPart(key);
  if (!content) return undefined;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // As a stream: a recording is larger than memory should hold.
  await pipeline(content, createWriteStream(`${path}.part`, { mode: 0o600 }));
  const [{ size: bytes }, sha256] = await Promise.all([stat(`${path}.part`), sha256Of(`${path}.part`)]);
  const there = await stat(path).catch(() => undefined);
  if (there?.size === bytes && (await sha256Of(path)) === sha256) await rm(`${path}.part`);
  else await rename(`${path}.part`, path);
  return { bytes, sha256 };
}

/** Two letters of fan-out, as in the storage itself. */
export function backedUpFile(folder: string, key: string): string {
  return join(folder, 'files', key.slice(0, 2), key);
}

/** The SHA-256 of a file's content, in hex. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
