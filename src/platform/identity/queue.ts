import { IdentityError } from './identity-provider.ts';

/** Runs so many at once; the others wait in order. Beyond the longest queue somebody is told that we are busy (IdentityError `unavailable`). */
export function createQueue({
  atOnce,
  longest,
}: {
  atOnce: number;
  longest: number;
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw new IdentityError('unavailable');
      // The one who leaves hands over the place.
      await new Promise<void>((turn) => waiting.push(turn));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
