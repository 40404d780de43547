import { redirect } from 'react-router';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isStaffProviderError } from '#src/platform/staff-provider/staff-provider.ts';
import { consolePage } from '../console-page.rules.ts';
import { backToSignIn, providerTries } from '../provider-pages.server.ts';
import { newAuthorizationRequest } from '../authorization-request.server.ts';
import type { Route } from './+types/provider-start';

/** Redirects to the group's own provider, with a state that only this browser can bring back. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language, ensureGuest, clientAddress } = context.get(requestContext);
  if (!app.staffProvider) throw notFound();
  await countAddress(app, providerTries, clientAddress);
  const next = consolePage(new URL(request.url).searchParams.get('next'), language);
  const address = await app.staffProvider
    .addressOf(newAuthorizationRequest(app, ensureGuest(), next))
    .catch((error: unknown) => {
      if (!isStaffProviderError(error)) throw error;
      app.logger.warn({ reason: error.detail }, 'the provider of staff cannot be reached');
      throw backToSignIn(next, 'down');
    });
  throw redirect(address);
}
