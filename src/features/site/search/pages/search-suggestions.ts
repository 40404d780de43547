import { suggestionsResponse } from '#src/platform/http/suggestions-response.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { suggest, suggestionLimit } from '../suggestions.server.ts';
import type { Route } from './+types/search-suggestions';

/** Suggestions for the words that somebody types. */
export function loader({ request, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const keyword = new URL(request.url).searchParams.get('keyword') ?? '';
  return suggestionsResponse(here, {
    limit: suggestionLimit,
    find: async () => ({ suggestions: await suggest(here.app, { keyword, language: here.language }) }),
    none: { suggestions: [] },
  });
}
