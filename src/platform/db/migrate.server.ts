import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { connectClient } from './connect.server.ts';

/** An arbitrary fixed number: every process of the portal waits on the same lock. */
const migrationLock = 7_240_118;

/**
 * When the newest migration of version 0.2.0 was made. Migrations up to it are one baseline (0280 to 0285) for empty
 * databases.
 */
const newestOfBaseline = 1_795_310_285_000;

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
    await refuseOlderThanBaseline(client);
    // The migrator's own "begin" finds this transaction open and changes nothing; its "commit" or "rollback" ends it.
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/**
 * The migrator runs what is newer than the newest migration that the database has. A database of version 0.2.0
 * therefore skips the baseline; an older one would run the rest of it on tables that are there already, and is refused.
 */
async function refuseOlderThanBaseline(client: Pick<pg.Client, 'query'>): Promise<void> {
  const journal = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`);
  if (!journal.rows[0].exists) return;
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  if (rows[0].newest !== null && Number(rows[0].newest) < newestOfBaseline)
    throw new Error(
      'This database is older than version 0.2.0 and cannot be brought to this version at once. Start version 0.2.0 on it, which brings it to migration 0285, then start this version again. Nothing was changed.',
    );
}
