import { SelectField, TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { withProof } from '#src/features/patient/sign-in/sign-in.server.ts';
import { ReauthenticationStep } from '#src/features/patient/sign-in/ui/reauthentication-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { answerForm, readFields } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { accountTexts, profileInvalid } from '../profile.errors.ts';
import { accountSchema } from '../profile.schema.ts';
import { languageNames } from '../ui/profile-words.ts';
import { changeAccount, viewProfile } from '../change-profile.server.ts';
import { AccountForm, shownValue } from '../ui/account-form.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import type { Route } from './+types/account-form';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return viewProfile(app, actor);
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  return withProof(here, request, () =>
    answerForm({ request, language: here.language }, async (typed) => {
      await changeAccount(
        here.app,
        here.actor,
        readFields(accountSchema, typed, { texts: accountTexts, refuse: profileInvalid }),
      );
      return '/profile/details?done=account';
    }),
  );
}

export default function AccountFormPage({ loaderData: profile, actionData }: Route.ComponentProps) {
  if (actionData && 'proof' in actionData)
    return (
      <AccountFrame title={m.profile_account_change()}>
        <ReauthenticationStep proof={actionData.proof} />
      </AccountFrame>
    );
  const refusal = actionData;
  const errors = refusal?.fields ?? {};
  return (
    <AccountFrame title={m.profile_account_change()}>
      <AccountForm refusal={refusal} backHref="/profile/details">
        <TextField
          label={m.profile_field_name()}
          name="name"
          autoComplete="name"
          defaultValue={shownValue(refusal, 'name', profile.name)}
          error={errors['name']}
          maxLength={120}
          required
        />
        <div>
          <p className="mb-1 font-semibold text-deep">{m.profile_field_email()}</p>
          <p className="break-all">{profile.email}</p>
          <p className="text-[0.9375rem] text-muted">
            {m.profile_field_email_hint()} <SiteLink href="/setting/email">{m.setting_email_change()}</SiteLink>
          </p>
        </div>
        <TextField
          label={m.profile_field_phone()}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={m.profile_field_phone_hint()}
          defaultValue={shownValue(refusal, 'phone', profile.phone)}
          error={errors['phone']}
          maxLength={30}
          required
        />
        <SelectField
          label={m.profile_field_language()}
          name="language"
          hint={m.profile_field_language_hint()}
          defaultValue={shownValue(refusal, 'language', profile.language)}
          error={errors['language']}
          options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        />
      </AccountForm>
    </AccountFrame>
  );
}
