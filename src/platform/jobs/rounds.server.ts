import type { App } from '../app.ts';

/** Work that is never finished: done again and again, one round at a time, until stopped. */
export interface Rounds {
  /** Waits for the round under way. */
  stop(): Promise<void>;
}

/** Does `work` every so often in this process. A round that fails is logged, and the next one tries again. */
export function startRounds(app: Pick<App, 'logger'>, { name, work, everyMs = 1_000 }: { name: string; work: () => Promise<unknown>; everyMs?: number }): Rounds {
  let round: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    round ??= work()
      .catch((error: unknown) => app.logger.warn({ err: error, round: name }, 'a round failed'))
      .finally(() => { round = undefined; });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
