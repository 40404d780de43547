import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any fixed number: every process of the portal waits on the same one. */
const migrationLock = 7_240_118;

/**
 * Brings the database at `url` up to the newest migration. May be run again and by several processes at once:
 * one migrates, the others wait and find nothing to do. A migration may take as long as it needs.
 */
export async function migrateDatabase(url: string, migrationsFolder = resolve('db/migrations')): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('set client_min_messages = warning');
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    // Ending the session frees the lock.
    await client.end();
  }
}
