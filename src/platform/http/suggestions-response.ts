import { countAgainstLimit, type RateLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import type { RequestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';

/**
 * Suggestions while somebody types, as JSON that nobody stores or indexes. Beyond the limit of the client's address the
 * answer is `none`, with 429 and Retry-After.
 */
export async function suggestionsResponse<Body>(
  { app, clientAddress }: Pick<RequestContext, 'app' | 'clientAddress'>,
  { limit, find, none }: { limit: RateLimit; find: () => Promise<Body>; none: Body },
): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  try {
    await countAgainstLimit(app, limit, clientAddress);
    return Response.json(await find(), { headers });
  } catch (error) {
    if (!isFailure(error, 'too_many_requests')) throw error;
    const retryAfter = String(error.details.retryAfterSeconds ?? 60);
    return Response.json(none, { status: 429, headers: { ...headers, 'retry-after': retryAfter } });
  }
}
