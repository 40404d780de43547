import { requestContext } from '#src/platform/request-context.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import { suggest, suggestionLimit } from '../suggestions.server.ts';
import type { Route } from './+types/search-suggestions';

/** Suggestions while somebody types; nothing is stored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language, clientAddress } = context.get(requestContext);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  try {
    await countAgainstLimit(app, suggestionLimit, clientAddress);
    const keyword = new URL(request.url).searchParams.get('keyword') ?? '';
    const suggestions = await suggest(app, { keyword, language });
    return Response.json({ suggestions }, { headers });
  } catch (error) {
    if (!isFailure(error, 'too_many_requests')) throw error;
    return Response.json(
      { suggestions: [] },
      { status: 429, headers: { ...headers, 'retry-after': String(error.details.retryAfterSeconds ?? 60) } },
    );
  }
}
