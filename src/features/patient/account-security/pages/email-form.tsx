import { redirect } from 'react-router';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { Card } from '#src/design/content/card.tsx';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { emailLinkMinutes } from '#src/features/patient/credentials/email-change.rules.ts';
import { withProof } from '#src/features/patient/sign-in/sign-in.server.ts';
import { ReauthenticationStep } from '#src/features/patient/sign-in/ui/reauthentication-step.tsx';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { answerForm } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { askForEmail, viewEmail } from '../email-page.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { AccountForm, shownValue } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/email-form';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const [view, brand] = await Promise.all([viewEmail(app, requirePatient(actor)), shownSetting(app, 'brand')]);
  if (!view) throw redirect(localPath('/login', language));
  return { ...view, phone: brand.phone, isSent: new URL(request.url).searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  return withProof(here, request, () =>
    answerForm({ request, language: here.language }, async (typed) => {
      await askForEmail(here.app, requirePatient(here.actor), typed);
      return '/setting/email?sent';
    }),
  );
}

/** The form of another mail address: reauthentication first, then the new mailbox gets a link. */
export default function EmailFormPage({
  loaderData: { email, isInternal, phone, isSent },
  actionData,
}: Route.ComponentProps) {
  if (actionData && 'proof' in actionData)
    return (
      <AccountFrame title={m.setting_email_change()} parent={{ label: m.setting_title(), href: '/setting' }}>
        <ReauthenticationStep proof={actionData.proof} />
      </AccountFrame>
    );
  const refusal = actionData;
  const errors = refusal?.fields ?? {};
  const isAnswered = isSent && !refusal;
  return (
    <AccountFrame
      title={m.setting_email_change()}
      intro={m.setting_email_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
      done={isAnswered ? m.setting_email_sent({ minutes: emailLinkMinutes }) : null}
    >
      {isAnswered ? (
        <p>
          <SiteLink href="/setting/email/confirm" className="inline-flex min-h-11 items-center">
            {m.setting_email_enter()}
          </SiteLink>
        </p>
      ) : null}
      {isInternal ? (
        <AccountForm refusal={refusal} backHref="/setting" saveLabel={m.setting_email_send()}>
          <div>
            <p className="mb-1 font-semibold text-deep">{m.setting_email_now()}</p>
            <p className="break-all">{email}</p>
          </div>
          <TextField
            label={m.setting_email_new()}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={shownValue(refusal, 'email', '')}
            error={errors['email']}
            maxLength={254}
            required
          />
        </AccountForm>
      ) : (
        <Card className="p-5 md:p-8">
          <Notice>{m.setting_email_elsewhere({ phone })}</Notice>
        </Card>
      )}
    </AccountFrame>
  );
}
