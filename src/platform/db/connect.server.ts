import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './transaction.ts';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
}

interface ConnectOptions {
  /** Connections at most; eight saturate two cores. */
  maximumConnections?: number;
  /** Told of an idle connection that broke: the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * Opens a pool on `url`. Every connection carries the limits of the house: 1 s to get one, 5 s for a statement,
 * 1 s for a lock, 10 s idle inside a transaction. The caller ends the pool.
 */
export function openDatabase(url: string, options: ConnectOptions = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maximumConnections ?? 10,
    connectionTimeoutMillis: 1_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'portal',
    // What a session prints must not depend on the machine it runs on.
    options: '-c TimeZone=UTC',
  });
  // Without a listener a broken idle connection would end the whole process.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool };
}
