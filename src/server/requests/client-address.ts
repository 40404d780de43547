import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '#src/platform/app.ts';

/**
 * The client's address, for limits. Behind our own proxies it is an entry of X-Forwarded-For, counted from the right by
 * the number of proxies: anybody may have written the entries further left.
 */
export function clientAddressFrom({ trustedProxies = 0 }: Pick<Config, 'trustedProxies'>) {
  return (c: Context): string => {
    if (trustedProxies > 0) {
      const forwarded = (c.req.header('x-forwarded-for') ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      const address = forwarded.at(-trustedProxies);
      if (address && forwarded.length >= trustedProxies) return countedAddress(address);
    }
    return socketAddressOf(c);
  };
}

function socketAddressOf(c: Context): string {
  try {
    return countedAddress(getConnInfo(c).remote.address ?? 'unknown');
  } catch {
    // Requests of tests have no socket.
    return 'unknown';
  }
}

/**
 * The address that limits count. One household or program has a whole IPv6 network of 64 bits, so the network is
 * counted. An IPv4 address that is written as IPv6 counts as IPv4.
 */
export function countedAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (embedded && isIP(embedded)) return embedded;
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : address.slice(0, 60);
}

/** The first four groups of an IPv6 address, each without leading zeros. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  // '::' stands for as many groups of zero as are missing; an IPv4 address at the end is two groups.
  const back = (tail ?? '').split(':').filter(Boolean);
  const width = (groups: string[]) => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0);
  const missing = tail === undefined ? 0 : 8 - width(front) - width(back);
  return [...front, ...Array.from({ length: missing }, () => '0'), ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
