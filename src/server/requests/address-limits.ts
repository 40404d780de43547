/**
 * Limits for one client address: how much it may send and request. Limits of single forms, codes and sign-ins are in
 * their features.
 */
import type { Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { App } from '#src/platform/app.ts';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { secondsToWait } from './upload-limit.ts';

/** Everything that is sent, whatever it changes: bookmarks, the cart, drafts, forms. All processes share the count. */
const writes = { name: 'write_address', points: 300, seconds: 60 };
/**
 * Requests that are answered for one visitor alone: pages and data outside the page cache, calls, drawings. Counted
 * per process, so that a read writes nothing.
 */
const reads = { points: 1_200, duration: 60 };
/** Views that browsers report: a household reports fewer, a program that wants to raise a number reports more. */
const views = { points: 120, duration: 60 };

/** A loopback address is a proxy that is not configured, or this machine itself: it does not identify a visitor. */
const isVisitor = (address: string) => address !== 'unknown' && !/^(?:::ffff:)?127\.|^::1$/.test(address);

export interface AddressLimits {
  /** Seconds to wait before sending again; undefined while the address is within its limit. */
  countWrite(c: Context): Promise<number | undefined>;
  /** The same for a read outside the caches; `cost` is how many ordinary reads it counts as. */
  countRead(c: Context, cost?: number): Promise<number | undefined>;
  /** The same for the report of a view; counted per process. */
  countView(c: Context): Promise<number | undefined>;
}

/** Counters of writes, reads and views by client address; each returns the seconds to wait, or undefined. */
export function addressLimits(app: App, clientAddressOf: (c: Context) => string): AddressLimits {
  const readsOf = new RateLimiterMemory(reads);
  const viewsOf = new RateLimiterMemory(views);
  return {
    async countWrite(c) {
      const address = clientAddressOf(c);
      return isVisitor(address) ? secondsToWait(() => countAddress(app, writes, address)) : undefined;
    },
    countRead: (c, cost = 1) => consumed(readsOf, clientAddressOf(c), cost),
    countView: (c) => consumed(viewsOf, clientAddressOf(c), 1),
  };
}

async function consumed(limiter: RateLimiterMemory, address: string, cost: number): Promise<number | undefined> {
  if (!isVisitor(address)) return undefined;
  return limiter.consume(address, cost).then(
    () => undefined,
    ({ msBeforeNext }: { msBeforeNext: number }) => Math.max(1, Math.ceil(msBeforeNext / 1000)),
  );
}

/** The answer to an address that is over its limit. */
export function tooMany(wait: number): Response {
  return new Response('Too many requests. Please wait a little and try again.', {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': String(wait),
      'cache-control': 'no-store',
    },
  });
}
