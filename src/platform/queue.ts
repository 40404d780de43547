import { IdentityError } from './identity/identity-provider.ts';

/**
 * A queue that runs a limited number of tasks at once; the others wait in order. When the queue is full it throws
 * `refusal`, or IdentityError `unavailable`.
 */
export function createQueue({
  atOnce,
  longest,
  refusal = () => new IdentityError('unavailable'),
}: {
  atOnce: number;
  longest: number;
  refusal?: () => Error;
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw refusal();
      // The task that ends passes its place to the next one.
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
