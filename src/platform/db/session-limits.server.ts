import { connectClient } from './connect.server.ts';

/**
 * Limits of the time that the database server lets a session work or wait. Statements are not compiled (`jit`): the
 * planner overestimates the cost of reports, and compiling one takes a second where reading its rows takes
 * milliseconds.
 */
export const sessionLimits = {
  statement_timeout: '5s',
  lock_timeout: '1s',
  idle_in_transaction_session_timeout: '10s',
  jit: 'off',
} as const;

/** An arbitrary fixed number: concurrent alterations of one role refuse each other. */
const limitsLock = 7_240_119;

/**
 * Sets the limits as defaults of the portal's role in its database. They are not sent with each connection, because
 * PgBouncer refuses start-up parameters that it does not know, and a SET in one of its transactions stays for the
 * next client.
 */
export async function setSessionLimits(url: string): Promise<void> {
  const client = await connectClient(url, { name: 'portal-session-limits' });
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [limitsLock]);
    const { rows } = await client.query<{ database: string; limits: string[] | null }>(`
      select quote_ident(current_database()) as database,
        (select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
          where d.datname = current_database() and r.rolname = current_user) as limits`);
    const { database, limits } = rows[0]!;
    for (const [name, value] of Object.entries(sessionLimits))
      if (!limits?.includes(`${name}=${value}`))
        await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
