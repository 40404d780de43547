import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { connectClient } from './connect.server.ts';

/** An arbitrary fixed number: every process of the portal waits on the same lock. */
const migrationLock = 7_240_118;

/**
 * Migrates the database at `url` to the newest migration. May be run again and by several processes at once: one
 * migrates, the others wait and find nothing to do. A migration has no time limit. The lock belongs to the
 * transaction and not to the session: it ends with the transaction, also behind a pooler that shares sessions, and a
 * process that died or froze during the migration loses it after a minute.
 */
export async function migrateDatabase(url: string, migrationsFolder = resolve('db/migrations')): Promise<void> {
  const client = await connectClient(url, { name: 'portal-migrate', hasDeadline: false });
  try {
    await client.query(`begin;
      set local client_min_messages = error;
      set local statement_timeout = 0;
      set local lock_timeout = '120s';
      set local idle_in_transaction_session_timeout = '60s'`);
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    // Its own "begin" finds this transaction open and changes nothing; its "commit" or "rollback" ends it.
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
