import type { Context } from 'hono';
import type { App } from '#src/platform/app.ts';
import { viewsPath } from '#src/shared/addresses.ts';
import { routeOf } from './route-matcher.ts';

/**
 * One log line for each request: no query, no personal address, nothing that was typed. Its metrics have the kind of
 * request, and for a page the route.
 */
export function requestLog(app: Pick<App, 'logger' | 'metrics'>) {
  return async (c: Context, next: () => Promise<void>) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const { status } = c.res;
    const kind = requestKind(c.req.path);
    app.metrics.requestSeconds.observe({ kind, status }, ms / 1000);
    // A pattern of the table of addresses, never an address, so that visitors cannot create metric series.
    if (kind === 'page') app.metrics.pageRequests.inc({ route: routeOf(c).address.path, status: String(status) });
    // There are as many reports of views as cached pages, so they are counted and get no line.
    if (c.req.path === viewsPath && status === 204) return;
    app.logger.info(
      { requestId: c.get('requestId'), method: c.req.method, path: loggedPath(c.req.path), status, ms: Math.round(ms) },
      'request',
    );
  };
}

/** The path as logs may store it: the secret of a doctor's calendar address is left out. */
export function loggedPath(path: string): string {
  return path.replace(/(?<=\/calendars\/).+|[\w-]{43}(?=\.ics)/is, '-');
}

/** A fixed small set, so that visitors cannot create metric series. */
export function requestKind(path: string): 'api' | 'file' | 'other' | 'page' {
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(?:assets|pictures|films)\//.test(path)) return 'file';
  return /^\/(?:health|metrics|views|__sim)(?:\/|$)/.test(path) ? 'other' : 'page';
}
