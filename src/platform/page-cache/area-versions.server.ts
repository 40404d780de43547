import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Transaction } from '../db/transaction.ts';

/** Says that what an area shows has changed: call it in the transaction of the change. A trigger tells every process. */
export async function raiseAreaVersion(tx: Transaction, area: string): Promise<void> {
  await tx.execute(sql`
    insert into area_versions (area) values (${area})
    on conflict (area) do update set version = area_versions.version + 1`);
}

/** Versions of all areas as this process last heard; the page cache compares them with those a page was made from. */
export interface AreaVersions {
  of(area: string): number;
  stop(): Promise<void>;
}

const channel = 'area_versions';
const reconnectMs = 1_000;

/** Listens to the database. While the connection is down every version is unknown, so nothing kept is taken for fresh. */
export function followAreaVersions(pool: Pool, onError: (error: unknown) => void): AreaVersions {
  const state = { changes: 0, isListening: false, isStopped: false, versions: new Map<string, number>() };
  const stopping = new AbortController();
  const listen = async (): Promise<void> => {
    try {
      await listenOnce(pool, state, stopping.signal);
    } catch (error) {
      if (!state.isStopped) onError(error);
    }
    state.isListening = false;
    if (state.isStopped) return;
    setTimeout(() => void listen(), reconnectMs).unref();
  };
  const following = listen();
  return {
    of: (area) => (state.isListening ? Math.max(state.versions.get(area) ?? 0, state.versions.get('*') ?? 0) : -1),
    async stop() {
      state.isStopped = true;
      stopping.abort();
      await following;
    },
  };
}

interface Heard {
  changes: number;
  isListening: boolean;
  versions: Map<string, number>;
}

/** Holds one connection and notes what is announced, until the connection breaks or we stop. */
async function listenOnce(pool: Pool, heard: Heard, stop: AbortSignal): Promise<void> {
  const client = await pool.connect();
  try {
    const ended = new Promise<void>((resolve, reject) => {
      client.once('error', reject);
      client.once('end', resolve);
      stop.addEventListener('abort', () => resolve(), { once: true });
      if (stop.aborted) resolve();
    });
    client.on('notification', ({ payload = '' }) => {
      heard.changes += 1;
      heard.versions.set(payload, heard.changes);
    });
    await client.query(`listen ${channel}`);
    // What was announced while nobody listened is unknown: everything counts as changed.
    heard.changes += 1;
    heard.versions.set('*', heard.changes);
    heard.isListening = true;
    await ended;
  } finally {
    client.release(true);
  }
}
