import { redirect } from 'react-router';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Route } from './+types/provider-end';

/**
 * Redirects to the page on which the browser ends its session at the provider too, because staff computers are shared.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  if (!app.staffProvider) throw notFound();
  const address = await app.staffProvider.endAddress().catch(() => null);
  throw redirect(address ?? localPath('/staff/sign-in', language));
}
