/** Versions of cache tags: a change raises one in its transaction, and every process follows them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Client, Pool } from 'pg';
import { connectClient } from '#src/platform/db/connect.server.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';

/**
 * Raises the version of a cache tag: call it in the transaction of the change. A database trigger notifies every
 * process.
 */
export async function invalidateTag(tx: Transaction, tag: string): Promise<void> {
  await tx.execute(sql`
    insert into area_versions (area) values (${tag})
    on conflict (area) do update set version = area_versions.version + 1`);
}

/**
 * The tag versions that this process last heard of; the page cache compares them with the versions from before a page
 * was rendered.
 */
export interface CacheTags {
  of(tag: string): number;
  /** How many changes this process has heard of: while it is the same, no version has changed. */
  changes(): number;
  /** Called for every change that this process hears of. */
  onChange(listener: () => void): void;
  stop(): Promise<void>;
}

const channel = 'area_versions';
const reconnectMs = 1_000;
const pollEveryMs = 1_000;
/** A connection that only listens would not notice the loss of its server, so it is probed this often. */
const probeEveryMs = 5_000;

interface Source {
  pool: Pool;
  /** Address of the database itself where DATABASE_URL leads to a pooler. */
  directUrl: string;
  onError: (error: unknown) => void;
  /** Called once when changes are polled, because `directUrl` leads to a pooler. */
  onPolling?: () => void;
}

interface Heard {
  changes: number;
  isCurrent: boolean;
  versions: Map<string, number>;
  listeners: (() => void)[];
}

/**
 * Follows the tag versions: by LISTEN, or by polling each second where the connection goes through a pooler, which
 * delivers no notifications. While the database is away every version is unknown, so that nothing cached counts as
 * fresh.
 */
export function followCacheTags({ pool, directUrl, onError, onPolling }: Source): CacheTags {
  const heard: Heard = { changes: 0, isCurrent: false, versions: new Map(), listeners: [] };
  const stopping = new AbortController();
  const stop = stopping.signal;
  const follow = async (): Promise<void> => {
    for (let isPolling = false; !stop.aborted;) {
      try {
        const client = isPolling ? undefined : await connectClient(directUrl, { name: 'portal-listen' });
        if (client && !(await isPooled(client))) await listen(client, heard, stop);
        else {
          await client?.end();
          if (!isPolling) onPolling?.();
          isPolling = true;
          await poll(pool, heard, stop);
        }
      } catch (error) {
        if (!stop.aborted) onError(error);
      }
      heard.isCurrent = false;
      await pause(reconnectMs, stop);
    }
  };
  const following = follow();
  return {
    of: (tag) => (heard.isCurrent ? Math.max(heard.versions.get(tag) ?? 0, heard.versions.get('*') ?? 0) : -1),
    changes: () => heard.changes,
    onChange: (listener) => void heard.listeners.push(listener),
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

/**
 * Whether the connection goes through a pooler: then the process id that it reports is not that of the session that
 * answers.
 */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (client as unknown as { processID: number }).processID !== rows[0]?.pid;
}

/** Treats every tag as changed, because notifications that were sent while nobody listened are lost. */
function startAfresh(heard: Heard): void {
  noteChange(heard, '*');
  heard.isCurrent = true;
}

function noteChange(heard: Heard, tag: string): void {
  heard.changes += 1;
  heard.versions.set(tag, heard.changes);
  for (const listener of heard.listeners) listener();
}

/** Records notifications until the connection breaks or the follower is stopped. */
async function listen(client: Client, heard: Heard, stop: AbortSignal): Promise<void> {
  try {
    const lost = new Promise<void>((_resolve, reject) => client.once('error', reject).once('end', reject));
    lost.catch(() => undefined);
    client.on('notification', ({ payload = '' }) => noteChange(heard, payload));
    await client.query(`listen ${channel}`);
    startAfresh(heard);
    while (!stop.aborted) {
      await Promise.race([lost, pause(probeEveryMs, stop)]);
      if (!stop.aborted) await client.query('select 1');
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Compares the versions with those of a second ago, until the database is away or the follower is stopped. */
async function poll(pool: Pool, heard: Heard, stop: AbortSignal): Promise<void> {
  const known = new Map<string, string>();
  for (let isFirst = true; !stop.aborted; isFirst = false) {
    const { rows } = await pool.query<{ tag: string; version: string }>(
      'select area as tag, version from area_versions',
    );
    for (const { tag, version } of rows) {
      if (!isFirst && known.get(tag) !== version) noteChange(heard, tag);
      known.set(tag, version);
    }
    if (isFirst) startAfresh(heard);
    await pause(pollEveryMs, stop);
  }
}

/** Waits; returns early when the follower is stopped. */
async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stop, ref: false }).catch(() => undefined);
}
