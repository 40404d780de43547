/**
 * A read replica for public pages. It is used only while it is known to hold every change that this process has heard
 * of, so a visitor never sees a page that is older than what the primary would give.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { openDatabase, type OpenDatabase } from '../connect.server.ts';
import { isCaughtUp, isFollowing } from './replica.rules.ts';

export interface Replica {
  /** The replica while it may be read, otherwise undefined: the caller reads the primary. */
  current(): OpenDatabase | undefined;
  /** Called when a change is announced: the replica is not read until it has replayed the log up to this moment. */
  noteChange(): void;
  /** Called when reading the replica failed: it is not read until it has answered again. */
  noteFailure(): void;
  stop(): Promise<void>;
}

interface ReplicaSource {
  url: string;
  /** The primary, which says how far its log has come. */
  primary: Pool;
  logger: Logger;
  maximumConnections?: number;
}

/** Milliseconds between two checks: of a replica that follows, and of one that lags or does not answer. */
const lookEveryMs = 1_000;
const catchUpEveryMs = 50;

interface State {
  /** Counts announced changes, so that a check that began before a change does not allow reads after it. */
  changes: number;
  isUsable: boolean;
  /** The primary's position at the previous check. */
  earlier: string | undefined;
  wake: AbortController;
}

/**
 * Opens the replica at `url` and checks it until `stop`. It is not used before the first check has found it up to date.
 */
export function openReplica({ url, primary, logger, maximumConnections = 10 }: ReplicaSource): Replica {
  const opened = openDatabase(url, { maximumConnections });
  const { pool } = opened;
  const state: State = { changes: 0, isUsable: false, earlier: undefined, wake: new AbortController() };
  const stopping = new AbortController();
  const close = () => {
    state.changes += 1;
    state.isUsable = false;
    state.wake.abort();
  };
  const watching = watch(stopping.signal, state, () => look({ primary, pool }, state, logger));
  return {
    current: () => (state.isUsable ? opened : undefined),
    noteChange: close,
    noteFailure: close,
    async stop() {
      stopping.abort();
      state.wake.abort();
      await watching;
      await pool.end();
    },
  };
}

async function watch(stop: AbortSignal, state: State, lookOnce: () => Promise<boolean>): Promise<void> {
  while (!stop.aborted) {
    state.wake = new AbortController();
    const isBehind = (await lookOnce()) && !state.isUsable;
    const wait = isBehind ? catchUpEveryMs : lookEveryMs;
    await sleep(wait, undefined, { signal: AbortSignal.any([stop, state.wake.signal]), ref: false }).catch(
      () => undefined,
    );
  }
}

/**
 * Compares the two positions and returns whether both servers answered. The primary is asked first, because the replica
 * must have reached that position.
 */
async function look({ primary, pool }: { primary: Pool; pool: Pool }, state: State, logger: Logger): Promise<boolean> {
  const seenChanges = state.changes;
  const wasUsable = state.isUsable;
  try {
    const needed = await positionOf(primary, 'pg_current_wal_lsn()');
    const replayed = await positionOf(pool, 'pg_last_wal_replay_lsn()');
    const isCurrent = wasUsable ? isFollowing({ replayed, earlier: state.earlier }) : isCaughtUp({ replayed, needed });
    state.earlier = needed;
    // `needed` may lack a change that was announced during this check.
    state.isUsable = isCurrent && state.changes === seenChanges;
    if (wasUsable && !isCurrent) logger.warn({ replayed, needed }, 'read replica fell behind: pages read the primary');
    return true;
  } catch (error) {
    state.isUsable = false;
    if (wasUsable) logger.warn({ err: error }, 'read replica does not answer: pages read the primary');
    return false;
  }
}

/** A position in the log. Throws where the server has none: a primary in the place of a replica replays nothing. */
async function positionOf(
  pool: Pool,
  expression: 'pg_current_wal_lsn()' | 'pg_last_wal_replay_lsn()',
): Promise<string> {
  const { rows } = await pool.query<{ position: string | null }>(`select ${expression}::text as position`);
  const position = rows[0]?.position;
  if (!position)
    throw new Error(`${expression} is empty: the address of the replica leads to a server that follows none.`);
  return position;
}
