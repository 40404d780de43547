import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '#src/platform/db/connect.server.ts';
import { setSessionLimits } from '#src/platform/db/session-limits.server.ts';

export interface TestDatabase extends OpenDatabase {
  url: string;
  /** Address of the server itself, also where `url` leads through a pooler. */
  directUrl: string;
  close(): Promise<void>;
}

/** How long a test waits for a connection, in ms: its machine clones databases beside it. */
export const testConnectionMs = 15_000;

/** The address that a pool connects to, for a connection of the test's own. */
export const addressOf = (pool: pg.Pool): string =>
  (pool as unknown as { options: { connectionString: string } }).options.connectionString;

/**
 * A database for one test file, cloned from one of the run's templates: with the sample group, or with reference data
 * alone.
 */
export async function openTestDatabase(
  template: 'template_site' | 'template_empty' = 'template_site',
): Promise<TestDatabase> {
  return open(`template ${template} strategy file_copy`);
}

/** A database without tables. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  return open('');
}

async function open(origin: string): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name} ${origin}`);
  const directUrl = serverUrl.replace(/portal$/, name);
  // Settings of a role in a database are not part of a template.
  await setSessionLimits(directUrl);
  const url = throughPooler(directUrl);
  const database = openDatabase(url, { connectionTimeoutMillis: testConnectionMs });
  const close = async (): Promise<void> => {
    await database.pool.end();
    await administer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...database, url, directUrl, close };
}

/** The same database through PgBouncer, in the runs that start one (tests/pooler). */
function throughPooler(directUrl: string): string {
  const port = inject('poolerPort');
  if (!port) return directUrl;
  const url = new URL(directUrl);
  url.port = String(port);
  return url.href;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
