import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Tracing } from '#src/platform/tracing/tracing.ts';
import { requestKind } from './request-log.ts';
import { routeOf } from './route-matcher.ts';

/** A span for each request that is not answered at the socket, named by its method and the pattern of its address. */
export function tracedRequests(tracing: Tracing) {
  return (c: Context, next: () => Promise<void>): Promise<void> =>
    tracing.traceRequest(next, () => ({ method: c.req.method, route: patternOf(c), status: c.res.status }));
}

/** A pattern of the table of addresses or of the calls. A request that matches neither is named by its kind alone. */
function patternOf(c: Context): string {
  const kind = requestKind(c.req.path);
  if (kind === 'page') return routeOf(c).address.path;
  const pattern = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path;
  return pattern ?? `(${kind})`;
}
