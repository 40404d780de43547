/**
 * The database connections of the site: each survives the loss of its server, and none waits endlessly for an answer.
 */
import pg from 'pg';
import type { Tracing } from '../tracing/tracing.ts';
import { Unavailable } from '../unavailable.server.ts';

export interface ClientSettings extends pg.ClientConfig {
  /** The client's deadline for one query; when absent, a query may take as long as it needs. */
  queryDeadlineMs?: number;
  /** Called with the text of each statement, never with its values. */
  observeQuery?: Tracing['observeQuery'];
}

type Answer = (error: Error | null | undefined, result?: unknown) => void;

/**
 * One connection. Its 'error' listener is added when it is made, because Node ends a process for an unhandled 'error'
 * event. A broken connection is thrown as Unavailable; an error of the database itself is thrown unchanged.
 */
export class DatabaseClient extends pg.Client {
  #isLost = false;
  readonly #queryDeadlineMs: number | undefined;
  readonly #observeQuery: ClientSettings['observeQuery'];

  constructor(settings: ClientSettings = {}) {
    super(settings);
    this.#queryDeadlineMs = settings.queryDeadlineMs;
    this.#observeQuery = settings.observeQuery;
    this.on('error', () => {
      this.#isLost = true;
    });
    this.once('end', () => {
      this.#isLost = true;
    });
  }

  /**
   * A setting that PgBouncer accepts too, unlike every limit. It makes the session's output independent of the
   * machine.
   */
  getStartupConf(): Record<string, string> {
    const input = (pg.Client.prototype as unknown as { getStartupConf(): Record<string, string> }).getStartupConf;
    return { ...input.call(this), TimeZone: 'UTC' };
  }

  // The declared type has an overload for each call; all arguments are passed on unchanged.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...input: any[]): any {
    const parameters = withoutStatementName(input);
    const ask = super.query.bind(this) as (...all: unknown[]) => unknown;
    const stopWaiting = this.#startDeadline();
    const ended = this.#observeQuery?.(statementOf(parameters[0]));
    const answer = parameters.at(-1) as unknown;
    if (typeof answer === 'function')
      return ask(...parameters.slice(0, -1), ((error, result) => {
        stopWaiting();
        ended?.(error ?? undefined);
        (answer as Answer)(error && this.#explained(error), result);
      }) satisfies Answer);
    return (ask(...parameters) as Promise<unknown>).then(
      (result) => {
        stopWaiting();
        ended?.();
        return result;
      },
      (error: Error) => {
        stopWaiting();
        ended?.(error);
        throw this.#explained(error);
      },
    );
  }

  /** Cuts the connection of a server that is silent past the deadline, so that the pool opens another. */
  #startDeadline(): () => void {
    if (this.#queryDeadlineMs === undefined) return () => undefined;
    const timer = setTimeout(() => {
      this.#isLost = true;
      const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } };
      connection.stream.destroy(new Unavailable('The database did not answer in time.'));
    }, this.#queryDeadlineMs);
    return () => clearTimeout(timer);
  }

  #explained(error: Error): Error {
    return this.#isLost ? new Unavailable('The connection to the database was lost.', error) : error;
  }
}

/**
 * Removes the names of statements, which libraries set: a named statement belongs to one session, and a pooler in
 * transaction mode shares sessions.
 */
function withoutStatementName([query, ...others]: unknown[]): unknown[] {
  const isNamed =
    typeof query === 'object' && query !== null && 'name' in query && 'text' in query && !('submit' in query);
  return [isNamed ? { ...query, name: undefined } : query, ...others];
}

/** The text of a query in any of the driver's forms. */
function statementOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (problem?: unknown) => void) => void;

/**
 * The pool of such connections. A connection that cannot be opened is Unavailable, unless the database itself gives
 * the reason.
 */
export class DatabasePool extends pg.Pool {
  constructor(settings: pg.PoolConfig & ClientSettings) {
    super({ ...settings, Client: DatabaseClient as unknown as NonNullable<pg.PoolConfig['Client']> });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (!connected)
      return super.connect().catch((error: Error) => {
        throw notConnected(error);
      });
    super.connect((error, client, release) => connected(error && notConnected(error), client, release));
  }
}

function notConnected(error: Error): Error {
  return error instanceof pg.DatabaseError ? error : new Unavailable('No connection to the database.', error);
}
