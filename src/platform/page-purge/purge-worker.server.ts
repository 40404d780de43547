/** Purges the shared caches after a change: at once, once more a moment later, and again until it succeeds. */
import type { App } from '../app.ts';
import { doublingDelayMs, startPoller, type Poller } from '../jobs/poller.server.ts';
import type { CacheTags } from '../page-cache/cache-tags.server.ts';
import { leaseDuePurges, updatePurgesDone, updatePurgesFailed } from './tag-purges.store.server.ts';
import type { PagePurger } from './page-purge.ts';

type PurgePorts = Pick<App, 'db' | 'clock'>;

interface Purging {
  purger: PagePurger;
  /** The tags of public pages; others need no purge. */
  tags: readonly string[];
}

const leaseMs = 15_000;
/** By then every process has heard of the change, so that the second purge leaves no old page. */
const repeatMs = 1_200;
const retry = { firstMs: 1_000, longestMs: 60_000 };

/** Purges what is due; returns the number of tags. Throws where a cache failed, after scheduling the next try. */
export async function purgeDue(app: PurgePorts, { purger, tags }: Purging): Promise<number> {
  const now = app.clock.now();
  const due = await leaseDuePurges(app.db, { tags, now, leaseEnd: later(now, leaseMs) });
  if (due.length === 0) return 0;
  const names = due.map(({ tag }) => tag);
  try {
    await purger.purge(names);
  } catch (error) {
    const attempts = Math.max(...due.map((one) => one.attempts));
    await updatePurgesFailed(app.db, names, later(app.clock.now(), doublingDelayMs(attempts, retry)));
    throw error;
  }
  const done = app.clock.now();
  await updatePurgesDone(app.db, due, { now: done, repeatAt: later(done, repeatMs) });
  return due.length;
}

/** Starts purging in this process: at each notified change, and each second for retries. */
export function startPurging(
  app: PurgePorts & Pick<App, 'logger' | 'metrics'>,
  purging: Purging,
  versions: Pick<CacheTags, 'onChange'>,
): Poller {
  const poller = startPoller(app, { name: 'page-purge', work: () => purgeDue(app, purging), everyMs: 1_000 });
  versions.onChange(() => poller.runSoon());
  return poller;
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
