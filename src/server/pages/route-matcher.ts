/** The table of addresses, compiled once: matches each request's path to a row. */
import type { Context } from 'hono';
import type { Address } from '#src/routes/address.ts';
import { addresses } from '#src/routes.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';

export interface RouteMatch {
  address: Address;
  language: Language;
  /** Without the language prefix and without the `.data` of the router's data requests: '/doctor'. */
  path: string;
  /** The router asks for the data of an open page, not for a document. */
  isDataRequest: boolean;
}

/** A row whose path has parameters. `null` stands for a parameter, which matches any one segment. */
interface Pattern {
  address: Address;
  segments: readonly (string | null)[];
  hasSplat: boolean;
  rank: number;
}

/** Where the router's scripts ask which files an address needs, before a form or link is followed. It is not a page. */
export const manifestPath = '/__manifest';
const anyPath = addresses.find(({ path }) => path === '*')!;
const fixed = new Map(addresses.filter(({ path }) => !/[:*]/.test(path)).map((address) => [address.path, address]));
/**
 * Sorted as React Router ranks routes: static segments before parameters, those before a splat, then the table's
 * order.
 */
const patterns: readonly Pattern[] = addresses
  .filter((address) => /[:*]/.test(address.path) && address !== anyPath)
  .map(compile)
  .sort((a, b) => b.rank - a.rank);

/** Matches a pathname exactly as the request's URL has it, with its language prefix. */
export function matchRoute(pathname: string): RouteMatch {
  const { pagePath, isDataRequest } = splitDataRequest(pathname);
  const { language, path } = splitLanguage(pagePath);
  return { address: addressOf(path), language, path, isDataRequest };
}

/** The row of a page request: matched once, then read by all handlers of the request. */
export function routeOf(c: Context): RouteMatch {
  const known = c.get('route') as RouteMatch | undefined;
  if (known) return known;
  const route = matchRoute(c.req.path);
  c.set('route', route);
  return route;
}

/** The row of a path without a language prefix. Letters of both cases match, as in the router. */
export function addressOf(path: string): Address {
  const lower = path.toLowerCase();
  const known = fixed.get(lower);
  if (known) return known;
  const segments = segmentsOf(lower);
  return patterns.find((pattern) => matches(pattern, segments))?.address ?? anyPath;
}

/** The path with the fixed segments of its row as the table writes them. Parameters stay as they are. */
export function withTableSpelling(path: string): string {
  const { path: pattern } = addressOf(path);
  if (pattern === '*') return path;
  const written = segmentsOf(pattern);
  const segments = segmentsOf(path).map((segment, index) =>
    /^[^:*]/.test(written[index] ?? '*') ? written[index] : segment,
  );
  return `/${segments.join('/')}`;
}

/** '/profile.data' asks for the data of '/profile', '/_.data' for that of '/' (React Router's single fetch). */
export function splitDataRequest(pathname: string): { pagePath: string; isDataRequest: boolean } {
  if (pathname === '/_.data') return { pagePath: '/', isDataRequest: true };
  const isDataRequest = pathname.endsWith('.data');
  return { pagePath: isDataRequest ? pathname.slice(0, -'.data'.length) : pathname, isDataRequest };
}

function compile(address: Address): Pattern {
  const hasSplat = address.path.endsWith('/*');
  const segments = segmentsOf(hasSplat ? address.path.slice(0, -2) : address.path).map((segment) =>
    segment.startsWith(':') ? null : segment.toLowerCase(),
  );
  const weights = segments.map((segment) => (segment === null ? 3 : 10));
  const rank = weights.reduce((sum, weight) => sum + weight, segments.length) + (hasSplat ? -1 : 0);
  return { address, segments, hasSplat, rank };
}

function matches({ segments, hasSplat }: Pattern, asked: readonly string[]): boolean {
  if (hasSplat ? asked.length < segments.length : asked.length !== segments.length) return false;
  return segments.every((segment, index) => segment === null || segment === asked[index]);
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
