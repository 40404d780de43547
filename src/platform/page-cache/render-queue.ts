/** Background renderings: few at a time, so that visitors' own requests come first. */
export interface RenderQueue {
  /** Runs the work of this key once; a key that already waits is not added again. */
  add(key: string, work: () => Promise<void>): void;
  /** Drops the waiting work; resolves when the work under way has ended. */
  stop(): Promise<void>;
}

const atOnce = 2;

/** A failed rendering does not affect the others: it has been logged, and the next request tries again. */
export function renderQueue(): RenderQueue {
  const waiting = new Map<string, () => Promise<void>>();
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  function next(): void {
    for (const [key, work] of waiting) {
      if (running.size >= atOnce) return;
      waiting.delete(key);
      const run = work()
        .catch(() => undefined)
        .finally(() => {
          running.delete(key);
          next();
        });
      running.set(key, run);
    }
  }

  return {
    add(key, work) {
      if (isStopped || waiting.has(key) || running.has(key)) return;
      waiting.set(key, work);
      next();
    },
    async stop() {
      isStopped = true;
      waiting.clear();
      await Promise.all(running.values());
    },
  };
}
