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
  /** Called after a change was announced, or after announcements may have been missed. */
  stop(): Promise<void>;
}

const channel = 'area_versions';
const reconnectMs = 1_000;

/** Listens to the database. While the connection is down every version is unknown, so nothing kept is taken for fresh. */
export function followAreaVersions(pool: Pool, onError: (error: unknown) => void): AreaVersions {
  let changes = 0;
  let isListening = false;
  let isStopped = false;
  let release: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const versions = new Map<string, number>();

  const lose = (error: unknown) => {
    if (isStopped) return;
    isListening = false;
    changes += 1;
    release = undefined;
    onError(error);
    timer = setTimeout(listen, reconnectMs);
  };
  const listen = () => {
    pool.connect().then(async (client) => {
      let isReleased = false;
      const letGo = (error?: Error) => {
        if (isReleased) return;
        isReleased = true;
        client.release(error ?? true);
      };
      if (isStopped) return letGo();
      release = () => letGo();
      client.on('notification', ({ payload = '' }) => {
        changes += 1;
        versions.set(payload, changes);
      });
      client.once('error', (error) => {
        letGo(error);
        lose(error);
      });
      await client.query(`listen ${channel}`);
      versions.clear();
      changes += 1;
      versions.set('*', changes);
      isListening = true;
    }).catch(lose);
  };
  listen();
  return {
    of: (area) => (isListening ? Math.max(versions.get(area) ?? 0, versions.get('*') ?? 0) : -1),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      release?.();
    },
  };
}
