import type { App } from '#src/platform/app.ts';

interface Poll<Row> {
  /** Rows that are due, longest waiting first. A row that was asked about is no longer due. */
  list: () => Promise<readonly Row[]>;
  /** Asks the gateway about one row after leasing it; false when another process has taken it. */
  ask: (row: Row) => Promise<boolean>;
}

const atOnce = 8;
/** A run ends before the next one is due; rows that are left are then first in the next run. */
const pollMs = 45_000;

/**
 * Asks the gateway about everything that is due, a limited number at a time, until nothing is left or the run's time
 * is over. A row that fails is logged and the others go on. Returns the number of rows asked about.
 */
export async function askAll<Row>(app: Pick<App, 'logger'>, { list, ask }: Poll<Row>): Promise<number> {
  const endsAt = performance.now() + pollMs;
  let asked = 0;
  for (;;) {
    const waiting = [...(await list())];
    let askedNow = 0;
    const worker = async () => {
      for (let row = waiting.shift(); row !== undefined && performance.now() < endsAt; row = waiting.shift()) {
        try {
          if (await ask(row)) askedNow += 1;
        } catch (error) {
          app.logger.warn({ err: error }, 'payment gateway poll failed');
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    asked += askedNow;
    // Nothing was leased: the rows that are still due are leased by another process, or fail.
    if (askedNow === 0 || performance.now() >= endsAt) return asked;
  }
}
