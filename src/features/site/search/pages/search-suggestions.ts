import { requestContext } from '#src/platform/request-context.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { isSearchType } from '#src/platform/search-documents/search-types.ts';
import { isFailure } from '#src/shared/failure.ts';
import { suggest, suggestionLimit } from '../suggestions.server.ts';
import type { Route } from './+types/search-suggestions';

/** Suggestions while somebody types, of one type where the address names it; nothing is stored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language, clientAddress } = context.get(requestContext);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  try {
    await countAgainstLimit(app, suggestionLimit, clientAddress);
    const query = new URL(request.url).searchParams;
    const named = query.get('type') ?? '';
    const suggestions = await suggest(app, {
      keyword: query.get('keyword') ?? '',
      language,
      type: isSearchType(named) ? named : undefined,
    });
    return Response.json({ suggestions }, { headers });
  } catch (error) {
    if (!isFailure(error, 'too_many_requests')) throw error;
    return Response.json(
      { suggestions: [] },
      { status: 429, headers: { ...headers, 'retry-after': String(error.details.retryAfterSeconds ?? 60) } },
    );
  }
}
