import { redirect } from 'react-router';
import { cookieText } from '#src/platform/http/cookies.ts';
import { newGuest } from '#src/platform/guest-token.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { signOut } from '#src/features/patient/sessions/sessions.server.ts';
import type { Route } from './+types/logout';

/** Sign-out needs a POST; a GET only redirects. */
export async function loader({ context }: Route.LoaderArgs) {
  throw redirect(localPath('/profile', context.get(requestContext).language));
}

/** Without scripts: ends the session; the visitor is a new guest at '/'. */
export async function action({ context }: Route.ActionArgs) {
  const { app, actor, language, setCookie } = context.get(requestContext);
  if (actor.kind === 'patient') await signOut(app, actor);
  setCookie(newGuest(app).cookie);
  setCookie(cookieText(app, { name: 'session', value: '', maxAgeSeconds: 0 }));
  throw redirect(localPath('/', language));
}
