/** Kills servers and databases during the work, spread over it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultSite } from './fault-site.ts';

interface Kills {
  servers: number;
  databases: number;
  /** Progress of the work, from 0 to 1. */
  progress: () => number;
}

/** Resolves when the last one is over and everything runs again. */
export async function killAlong(site: FaultSite, { servers, databases, progress }: Kills): Promise<void> {
  const order = inTurn(servers, databases);
  let killedServers = 0;
  let killedDatabases = 0;
  for (const [index, what] of order.entries()) {
    while (progress() < (index + 1) / (order.length + 1)) await pause(20);
    // At any moment of the running work.
    await pause(Math.random() * 300);
    if (what === 'server') {
      await site.killServer(killedServers % 2);
      killedServers += 1;
    } else {
      await site.killDatabase(killedDatabases % 2 === 0 ? 'server' : 'session');
      killedDatabases += 1;
    }
  }
}

/** Distributes the databases evenly among the servers. */
function inTurn(servers: number, databases: number): ('server' | 'database')[] {
  const total = servers + databases;
  return Array.from({ length: total }, (_, index) =>
    Math.floor(((index + 1) * databases) / total) > Math.floor((index * databases) / total) ? 'database' : 'server',
  );
}
