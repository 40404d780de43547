import type { App } from '#src/platform/app.ts';

/** How often lines are written. */
const flushEveryMs = 1_000;

export interface CachedAccessLog {
  note(path: string, status: number): void;
  /** Writes the counts. */
  flush(): void;
}

/**
 * Logs cached pages and refusals that are answered at the socket: one line a second for each path and status, with a
 * count, because one line each would cost more than the answer.
 */
export function cachedAccessLog({ logger, metrics }: Pick<App, 'logger' | 'metrics'>): CachedAccessLog {
  const counted = new Map<string, { path: string; status: number; count: number }>();
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const { path, status, count } of counted.values()) {
      // Refusals have a counter of their own.
      const isRefusal = status === 503;
      if (!isRefusal) metrics.cachedAnswers.inc({ status: String(status) }, count);
      logger.info({ method: 'GET', path, status, count }, isRefusal ? 'refused page' : 'cached page');
    }
    counted.clear();
  }
  return {
    note(key, status) {
      // Without the query, as in every log line.
      const path = key.split('?', 1)[0]!;
      const name = `${status} ${path}`;
      const known = counted.get(name);
      if (known) known.count += 1;
      else counted.set(name, { path, status, count: 1 });
      timer ??= setTimeout(flush, flushEveryMs).unref();
    },
    flush,
  };
}
