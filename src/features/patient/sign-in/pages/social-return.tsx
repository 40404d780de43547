import { useEffect } from 'react';
import { redirect } from 'react-router';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { finishSocial, isSocialProvider, socialToken, takeState } from '../methods/social.server.ts';
import { elsewhereOf } from '../methods/other-sign-in-method.server.ts';
import { signInWithIdentity } from '../methods/sign-in-by-proof.server.ts';
import { goOn, clientOf } from '../sign-in-pages.server.ts';
import { popupChannel } from '../ui/providers/popup-sign-in.ts';
import type { Route } from './+types/social-return';

/**
 * The return from Google or Facebook: a pop-up passes its token to the page that opened it, a whole page signs in
 * here. The two windows share no browsing context group; the page listens on a broadcast channel whose name only it
 * and the signed state contain, so that no other page receives the token.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const { app, language } = here;
  const query = new URL(request.url).searchParams;
  const guest = here.actor.kind === 'guest' ? here.actor : null;
  if (!isSocialProvider(params.provider) || !app.social.providers.includes(params.provider)) throw notFound();
  const state = await takeState(app, guest, { provider: params.provider, state: query.get('state') ?? '' });
  if (!state) throw redirect(`${localPath('/login', language)}?social=failed`);
  const answer = await finishSocial(app, params.provider, query);
  if (state.popup) {
    if ('refusal' in answer) return { popup: state.popup, refusal: answer.refusal };
    return { popup: state.popup, email: answer.identity.email, token: await socialToken(app, guest!, answer.identity) };
  }
  const back = `${localPath('/login', language)}?next=${encodeURIComponent(state.next)}`;
  if ('refusal' in answer) throw redirect(answer.refusal === 'cancelled' ? back : `${back}&social=failed`);
  try {
    throw goOn(here, await signInWithIdentity(app, clientOf(here, request), answer.identity), { next: state.next });
  } catch (error) {
    if (!isFailure(error)) throw error;
    throw redirect(`${back}&social=${(await elsewhereOf(app, answer.identity, error)) ?? 'failed'}`);
  }
}

export default function SocialReturnPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    const { popup, ...answer } = loaderData;
    const channel = new BroadcastChannel(popupChannel(popup));
    // A channel has no target: its name is the secret.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(answer);
    channel.close();
    window.close();
  }, [loaderData]);
  return (
    <FlowPage title={m.session_sign_in()}>
      <PageHead title={m.session_sign_in()} description={m.session_popup_done()} keywords={[]} path="/login" noindex />
      <p className="pb-16">{m.session_popup_done()}</p>
    </FlowPage>
  );
}
