import { redirect } from 'react-router';
import { cookieText } from '#src/platform/http/cookies.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isStaffProviderError } from '#src/platform/staff-provider/staff-provider.ts';
import { consolePage } from '../console-page.rules.ts';
import { backToSignIn, providerTries } from '../provider-pages.server.ts';
import type { ProviderReason } from '../provider-reason.rules.ts';
import { noteProviderRefusal, signInByProvider } from '../sign-in-by-provider.server.ts';
import { takeAuthorizationRequest } from '../authorization-request.server.ts';
import type { Route } from './+types/provider-return';

/** The return from the provider: signs in, or returns to the sign-in page with the reason. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language, actor, setCookie, clientAddress, userAgent } = context.get(requestContext);
  const provider = app.staffProvider;
  if (!provider) throw notFound();
  if (actor.kind === 'staff') throw redirect(consolePage(null, language));
  await countAddress(app, providerTries, clientAddress);
  const answer = new URL(request.url).searchParams;
  const begun = await takeAuthorizationRequest(app, actor.kind === 'guest' ? actor : null, answer.get('state') ?? '');
  const next = consolePage(begun?.next ?? null, language);
  const refuse = async (reason: ProviderReason) => {
    await noteProviderRefusal(app, { actor }, { reason });
    return backToSignIn(next, reason);
  };
  if (!begun) throw await refuse('failed');
  const person = await provider.finish(answer, begun.request).catch(async (error: unknown) => {
    if (!isStaffProviderError(error)) throw error;
    if (error.reason === 'cancelled') throw backToSignIn(next);
    app.logger.warn({ reason: error.detail }, 'a sign-in by the provider of staff was refused');
    throw await refuse(error.reason === 'unavailable' ? 'down' : 'failed');
  });
  const outcome = await signInByProvider(app, { actor, userAgent }, person);
  if ('refusal' in outcome) throw backToSignIn(next, outcome.refusal);
  // It ends with the browser, because staff computers are shared.
  setCookie(cookieText(app, { name: 'staff_session', value: outcome.session.token }));
  throw redirect(next);
}
