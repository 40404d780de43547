import { redirect } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#src/platform/request-context.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { nextPage } from '../next-page.rules.ts';
import { isSocialProvider, socialAddress } from '../methods/social.server.ts';
import type { Route } from './+types/social-start';

/** The random name made by the page that opens the pop-up. */
const popupNames = z.string().regex(/^[0-9a-f]{32}$/);

/** Redirects to Google or Facebook, with a state that only this browser can bring back. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, ensureGuest } = context.get(requestContext);
  if (!isSocialProvider(params.provider) || !app.social.providers.includes(params.provider)) throw notFound();
  const query = new URL(request.url).searchParams;
  throw redirect(
    await socialAddress(app, ensureGuest(), {
      provider: params.provider,
      popup: popupNames.safeParse(query.get('popup')).data ?? null,
      next: nextPage(query.get('next')),
    }),
  );
}
