import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { passkeyInvalid } from '#src/features/patient/accounts/accounts.server.ts';
import { startPasskeySignIn } from '#src/features/patient/credentials/credentials.server.ts';
import { signInWithPasskey, signInWithPassword, clientOf } from '#src/features/patient/sign-in/sign-in.server.ts';
import { PasskeyForm } from '#src/features/patient/sign-in/ui/passkeys/passkey-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { hasAdministrator } from '#src/features/console/people/people.server.ts';
import { providerReason } from '#src/features/console/provider-sign-in/provider-reason.rules.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { goOn, nextOf, refusedSignIn } from '../staff-sign-in-pages.server.ts';
import { SignInFrame } from '../ui/sign-in-frame.tsx';
import { ProviderSignIn } from '#src/features/console/provider-sign-in/ui/provider-sign-in.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import type { Route } from './+types/sign-in';
import { invitationDays } from '#src/features/console/people/invitations.rules.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language, ensureGuest } = context.get(requestContext);
  if (actor.kind === 'staff') throw redirect(localPath('/staff', language));
  const { options, ceremony } = await startPasskeySignIn(app, ensureGuest().tokenHash);
  const { shortName } = await readSetting(app, 'brand');
  return {
    provider: app.staffProvider
      ? {
          group: shortName,
          reason: providerReason(new URL(request.url).searchParams.get('provider')),
          next: nextOf(request),
        }
      : null,
    ownCredentials: app.config.staffPasswordSignIn ?? 'all',
    passkey: { options: JSON.stringify(options), ceremony },
    hasAdministrator: await hasAdministrator(app),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const form = await request.formData();
  const password = form.get('password');
  const email = textOf(form, 'email', 254);
  try {
    const ceremony = textOf(form, 'ceremony', 4_000);
    if (ceremony)
      return goOn(
        here,
        await signInWithPasskey(here.app, clientOf(here, request), {
          ceremony,
          response: passkeyOf(textOf(form, 'response', 20_000)),
          browser: here.ensureGuest().tokenHash,
          audience: 'staff',
        }),
        nextOf(request),
      );
    const answer = await signInWithPassword(here.app, clientOf(here, request), {
      email,
      password: typeof password === 'string' ? password.slice(0, 200) : '',
      audience: 'staff',
    });
    return goOn(here, answer, nextOf(request));
  } catch (error) {
    return refusedSignIn(error, here, email);
  }
}

function passkeyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw passkeyInvalid();
  }
}

/** The first factor, mail address and password; or a passkey, which counts as both. */
export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <SignInFrame title={m.staff_sign_in()} intro={m.staff_sign_in_intro()}>
      {loaderData.hasAdministrator ? null : (
        <div className="mb-6">
          <Notice tone="warning" title={m.staff_no_administrator()}>
            <p>{m.staff_no_administrator_text({ days: invitationDays })}</p>
            <p className="mt-2">
              <code className="[overflow-wrap:anywhere]">npm run admin:create -- --email name@hospital.example</code>
            </p>
          </Notice>
        </div>
      )}
      {loaderData.provider && <ProviderSignIn {...loaderData.provider} ownCredentials={loaderData.ownCredentials} />}
      {loaderData.ownCredentials === 'off' ? null : <OwnCredentials {...loaderData} refusal={refusal} />}
    </SignInFrame>
  );
}

function OwnCredentials({
  refusal,
  passkey,
}: Pick<Route.ComponentProps['loaderData'], 'passkey'> & {
  refusal: NonNullable<Route.ComponentProps['actionData']>['refusal'] | undefined;
}) {
  return (
    <>
      <RefusalSummary refusal={refusal} />
      <CsrfForm className="grid gap-5">
        <TextField
          type="email"
          name="email"
          label={m.staff_email()}
          autoComplete="username"
          defaultValue={refusal?.typed.email}
          maxLength={254}
          required
        />
        <TextField
          type="password"
          name="password"
          label={m.staff_password()}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <div>
          <Button>{m.staff_go_on()}</Button>
        </div>
      </CsrfForm>
      <PasskeyForm ceremony={passkey} label={m.session_with_passkey()} />
      <ul className="mt-6 border-t border-line pt-4">
        <li>
          <SiteLink href="/forgot-password" className="inline-flex min-h-11 items-center">
            {m.staff_forgot_password()}
          </SiteLink>
        </li>
        <li>
          <SiteLink href="/staff/join" className="inline-flex min-h-11 items-center">
            {m.staff_have_invitation()}
          </SiteLink>
        </li>
      </ul>
    </>
  );
}
