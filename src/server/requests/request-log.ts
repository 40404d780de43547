import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { App } from '#src/platform/app.ts';
import { viewsPath } from '#src/shared/addresses.ts';
import { routeOf } from '../pages/route-matcher.ts';

/**
 * One log line a request: no query, no personal address, nothing typed. Its figures name the kind, and of a page and a
 * call the route.
 */
export function requestLog(app: Pick<App, 'logger' | 'metrics'>) {
  return async (c: Context, next: () => Promise<void>) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const { status } = c.res;
    const kind = requestKind(c.req.path);
    app.metrics.requestSeconds.observe({ kind, status }, ms / 1000);
    if (kind === 'page' || kind === 'api')
      app.metrics.routeSeconds.observe({ route: patternOf(c), status: String(status) }, ms / 1000);
    // Views are as many as cached pages: each is a count and no line.
    if (c.req.path === viewsPath && status === 204) return;
    app.logger.info(
      { requestId: c.get('requestId'), method: c.req.method, path: loggedPath(c.req.path), status, ms: Math.round(ms) },
      'request',
    );
  };
}

/**
 * A pattern of the table of addresses or of the calls, never an address: nobody can create metric series. What belongs
 * to neither is named by its kind alone.
 */
export function patternOf(c: Context): string {
  const kind = requestKind(c.req.path);
  if (kind === 'page') return routeOf(c).address.path;
  const pattern = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path;
  return pattern ?? `(${kind})`;
}

/** The path as logs may keep it: the secret of a doctor's calendar address is left out. */
export function loggedPath(path: string): string {
  return path.replace(/(?<=\/calendars\/).+|[\w-]{43}(?=\.ics)/is, '-');
}

/** A fixed small set, so that visitors cannot create metric series. */
export function requestKind(path: string): 'api' | 'file' | 'other' | 'page' {
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(?:assets|pictures|films)\//.test(path)) return 'file';
  return /^\/(?:health|metrics|views|__sim)(?:\/|$)/.test(path) ? 'other' : 'page';
}
