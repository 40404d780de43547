import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseClient, DatabasePool } from './database-client.server.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Database } from './transaction.ts';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
}

interface ConnectOptions {
  /** Maximum number of connections, 10 by default; eight saturate two cores. */
  maximumConnections?: number;
  /**
   * Milliseconds to wait for a connection; 1,000 by default. Tests wait longer, because many of them share a machine.
   */
  connectionTimeoutMillis?: number;
  /** Called for an idle connection that broke; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
  /** Called with the text of each statement, never with its values. */
  observeQuery?: Tracing['observeQuery'];
}

/** The server ends a statement after 5 s (session-limits.server.ts); the client gives up one second later. */
const queryDeadlineMs = 6_000;

/** TCP keep-alive after 10 s of silence notices a peer that vanished. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens a pool on `url`: 1 s by default to get a connection, 6 s for the answer to a query. The caller ends the pool.
 */
export function openDatabase(url: string, options: ConnectOptions = {}): OpenDatabase {
  const pool = new DatabasePool({
    connectionString: url,
    max: options.maximumConnections ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMillis ?? 1_000,
    idleTimeoutMillis: 30_000,
    queryDeadlineMs,
    ...(options.observeQuery ? { observeQuery: options.observeQuery } : {}),
    ...keepAlive,
    application_name: 'portal',
  });
  // Without a listener the error of a broken idle connection would end the whole process.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool };
}

/** One connection outside the pool, named in the database's list of sessions. The caller ends it. */
export async function connectClient(
  url: string,
  { name, hasDeadline = true }: { name: string; hasDeadline?: boolean },
): Promise<pg.Client> {
  const client: pg.Client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    ...(hasDeadline ? { queryDeadlineMs } : {}),
    ...keepAlive,
    application_name: name,
  });
  await client.connect();
  return client;
}
