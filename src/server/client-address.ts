import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '#src/platform/app.ts';

/**
 * From where a request comes, for limits. Behind proxies of our own it stands in X-Forwarded-For, so many places from the
 * right: what stands further left, anybody may have written.
 */
export function clientAddressFrom({ trustedProxies = 0 }: Pick<Config, 'trustedProxies'>) {
  return (c: Context): string => {
    if (trustedProxies > 0) {
      const told = (c.req.header('x-forwarded-for') ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      const address = told.at(-trustedProxies);
      if (address && told.length >= trustedProxies) return address.slice(0, 60);
    }
    return socketAddressOf(c);
  };
}

function socketAddressOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Requests of tests come without a socket.
    return 'unknown';
  }
}
