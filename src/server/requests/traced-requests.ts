import type { Context } from 'hono';
import type { Tracing } from '#src/platform/tracing/tracing.ts';
import { patternOf } from './request-log.ts';

/** A span for each request that is not answered at the socket, named by its method and the pattern of its address. */
export function tracedRequests(tracing: Tracing) {
  return (c: Context, next: () => Promise<void>): Promise<void> =>
    tracing.traceRequest(next, () => ({ method: c.req.method, route: patternOf(c), status: c.res.status }));
}
