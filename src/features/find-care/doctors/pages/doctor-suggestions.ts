import { suggestionsResponse } from '#src/platform/http/suggestions-response.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { doctorSuggestionLimit, suggestDoctors } from '../doctor-suggestions.server.ts';
import type { Route } from './+types/doctor-suggestions';

/** Doctors for the name that somebody types. */
export function loader({ request, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const typed = (new URL(request.url).searchParams.get('doctor_name') ?? '').slice(0, 80);
  return suggestionsResponse(here, {
    limit: doctorSuggestionLimit,
    find: async () => ({ doctors: await suggestDoctors(here.app, typed, here.language) }),
    none: { doctors: [] },
  });
}
