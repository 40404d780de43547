import { TextField } from '#src/design/field.tsx';
import { changePassword } from '#src/features/patient/accounts/password.server.ts';
import { requirePatient } from '#src/features/patient/accounts/persons.server.ts';
import { endSessions } from '#src/features/patient/sign-in/session.server.ts';
import { m } from '#src/paraglide/messages.js';
import { answerForm } from '#src/platform/http/form-answer.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { guessLimit } from '../patient-data.server.ts';
import { AccountForm } from '../ui/account-form.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import type { Route } from './+types/password-form';

export async function loader({ context }: Route.LoaderArgs) {
  return { minimum: context.get(requestContext).app.identity.minimumPassword };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const patient = requirePatient(actor);
  return answerForm({ request, language }, async (typed) => {
    await countAgainstLimit(app, guessLimit, patient.accountId);
    await changePassword(app, patient, {
      current: typed['current'] ?? '',
      password: typed['password'] ?? '',
      endSessions,
    });
    return '/setting?done=password';
  });
}

/** Another password: asks the present one, then signs all other devices out. */
export default function PasswordFormPage({ loaderData: { minimum }, actionData: refusal }: Route.ComponentProps) {
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
