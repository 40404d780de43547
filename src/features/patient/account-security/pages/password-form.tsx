import { TextField } from '#src/design/form/field.tsx';
import {
  isReauthenticated,
  proofMethods,
  changePassword,
} from '#src/features/patient/credentials/credentials.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { askToReauthenticate, renewedSessionCookie, withProof } from '#src/features/patient/sign-in/sign-in.server.ts';
import { ReauthenticationStep } from '#src/features/patient/sign-in/ui/reauthentication-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { answerForm } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { AccountForm } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/password-form';

export async function loader({ context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const patient = requirePatient(here.actor);
  // Where a second factor is on, its code is asked for before the passwords are typed, because passwords are never
  // sent back.
  const isReady =
    (await isReauthenticated(here.app, patient)) || (await proofMethods(here.app, patient)).includes('password');
  return { minimum: here.app.identity.minimumPassword, proof: isReady ? null : await askToReauthenticate(here) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const patient = requirePatient(here.actor);
  return withProof(here, request, () =>
    answerForm({ request, language: here.language }, async (typed) => {
      const { token } = await changePassword(here.app, patient, {
        current: typed['current'] ?? '',
        password: typed['password'] ?? '',
        clientAddress: here.clientAddress,
        endSessions,
      });
      if (token) here.setCookie(renewedSessionCookie(here.app, patient, token));
      return '/setting?done=password';
    }),
  );
}

/** The form of another password: asks for the present one, then signs all other devices out. */
export default function PasswordFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const proof = actionData && 'proof' in actionData ? actionData.proof : loaderData.proof;
  if (proof)
    return (
      <AccountFrame title={m.setting_password_change()} parent={{ label: m.setting_title(), href: '/setting' }}>
        <ReauthenticationStep proof={proof} />
      </AccountFrame>
    );
  const { minimum } = loaderData;
  const refusal = actionData && 'proof' in actionData ? undefined : actionData;
  const errors = refusal?.fields ?? {};
  return (
    <AccountFrame
      title={m.setting_password_change()}
      intro={m.setting_password_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
    >
      <AccountForm refusal={refusal} backHref="/setting" saveLabel={m.setting_password_save()}>
        <TextField
          label={m.setting_password_current()}
          name="current"
          type="password"
          autoComplete="current-password"
          error={errors['current']}
          maxLength={128}
          required
        />
        <TextField
          label={m.setting_password_new()}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={m.setting_password_hint({ minimum })}
          error={errors['password']}
          maxLength={128}
          required
        />
      </AccountForm>
    </AccountFrame>
  );
}
