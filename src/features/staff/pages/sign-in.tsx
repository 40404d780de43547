import { redirect } from 'react-router';
import { Button } from '#src/design/button.tsx';
import { TextField } from '#src/design/field.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { ZoneForm } from '#src/design/zone-form.tsx';
import { signInWithPassword } from '#src/features/session/sign-in.server.ts';
import { visitOf } from '#src/features/session/sign-in-pages.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { textOf } from '../desk-request.server.ts';
import { goOn, nextOf, refusedSignIn } from '../sign-in-pages.server.ts';
import { DoorPage } from '../ui/door-page.tsx';
import { RefusalSummary } from '../ui/refusal-summary.tsx';
import type { Route } from './+types/sign-in';

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(requestContext);
  if (actor.kind === 'staff') throw redirect(localPath('/staff', language));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(requestContext);
  const form = await request.formData();
  const password = form.get('password');
  const email = textOf(form, 'email', 254);
  try {
    const answer = await signInWithPassword(visit.app, visitOf(visit), { email, password: typeof password === 'string' ? password.slice(0, 200) : '', audience: 'staff' });
    return goOn(visit, answer, nextOf(request));
  } catch (error) {
    return refusedSignIn(error, visit, email);
  }
}

/** The first factor: mail address and password. */
export default function SignInPage({ actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <DoorPage title={m.staff_sign_in()} intro={m.staff_sign_in_intro()}>
      <RefusalSummary refusal={refusal} />
      <ZoneForm className="grid gap-5">
        <TextField type="email" name="email" label={m.staff_email()} autoComplete="username" defaultValue={refusal?.typed.email} maxLength={254} required />
        <TextField type="password" name="password" label={m.staff_password()} autoComplete="current-password" maxLength={200} required />
        <div><Button>{m.staff_go_on()}</Button></div>
      </ZoneForm>
      <ul className="mt-6 border-t border-line pt-4">
        <li><SiteLink href="/forgot-password" className="inline-flex min-h-11 items-center">{m.staff_forgot_password()}</SiteLink></li>
        <li><SiteLink href="/staff/join" className="inline-flex min-h-11 items-center">{m.staff_have_invitation()}</SiteLink></li>
      </ul>
    </DoorPage>
  );
}
