import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { doctorSuggestionLimit, suggestDoctors } from '../doctor-suggestions.server.ts';
import type { Route } from './+types/doctor-suggestions';

/** Doctors for the name that somebody types; nothing is stored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language, clientAddress } = context.get(requestContext);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  try {
    await countAgainstLimit(app, doctorSuggestionLimit, clientAddress);
    const typed = (new URL(request.url).searchParams.get('doctor_name') ?? '').slice(0, 80);
    return Response.json({ doctors: await suggestDoctors(app, typed, language) }, { headers });
  } catch (error) {
    if (!isFailure(error, 'too_many_requests')) throw error;
    return Response.json(
      { doctors: [] },
      { status: 429, headers: { ...headers, 'retry-after': String(error.details.retryAfterSeconds ?? 60) } },
    );
  }
}
