import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '#src/platform/db/connect.server.ts';

export interface TestDatabase extends OpenDatabase {
  url: string;
  close(): Promise<void>;
}

/** A database of one's own, a clone of one of the run's templates: with the sample group in it, or of a group that has nothing yet. */
export async function openTestDatabase(
  template: 'template_site' | 'template_empty' = 'template_site',
): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  const url = serverUrl.replace(/portal$/, name);
  const database = openDatabase(url);
  const close = async (): Promise<void> => {
    await database.pool.end();
    await administer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...database, url, close };
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
