import { TextField } from '#src/design/field.tsx';
import { Notice } from '#src/design/notice.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { Card } from '#src/design/card.tsx';
import { requirePatient } from '#src/features/patient/accounts/persons.server.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { answerForm } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { askForEmail, viewEmail, type OwnerProof } from '../email-page.server.ts';
import { AccountForm, shownValue } from '../ui/account-form.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import type { Route } from './+types/email-form';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const [view, brand] = await Promise.all([viewEmail(app, requirePatient(actor)), shownSetting(app, 'brand')]);
  return { ...view, phone: brand.phone, isSent: new URL(request.url).searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return answerForm({ request, language }, async (typed) => {
    await askForEmail(app, requirePatient(actor), typed);
    return '/setting/email?sent';
  });
}

/** Another mail address: who is there proves to be the owner, then the new mailbox gets a link. */
export default function EmailFormPage({
  loaderData: { email, proof, isOurs, phone, isSent },
  actionData: refusal,
}: Route.ComponentProps) {
  const errors = refusal?.fields ?? {};
  const isAnswered = isSent && !refusal;
  return (
    <AccountFrame
      title={m.setting_email_change()}
      intro={m.setting_email_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
      done={isAnswered ? m.setting_email_sent() : null}
    >
      {isAnswered ? (
        <p>
          <SiteLink href="/setting/email/confirm" className="inline-flex min-h-11 items-center">
            {m.setting_email_enter()}
          </SiteLink>
        </p>
      ) : null}
      {isOurs ? (
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
          <ProofField proof={proof} errors={errors} />
        </AccountForm>
      ) : (
        <Card className="p-5 md:p-8">
          <Notice>{m.setting_email_elsewhere({ phone })}</Notice>
        </Card>
      )}
    </AccountFrame>
  );
}

function ProofField({ proof, errors }: { proof: OwnerProof; errors: Record<string, string> }) {
  if (proof === 'fresh') return null;
  return proof === 'code' ? (
    <TextField
      label={m.setting_factor_code()}
      name="code"
      autoComplete="one-time-code"
      hint={m.setting_factor_code_or_recovery()}
      error={errors['code']}
      maxLength={40}
      required
    />
  ) : (
    <TextField
      label={m.setting_password_current()}
      name="current"
      type="password"
      autoComplete="current-password"
      error={errors['current']}
      maxLength={128}
      required
    />
  );
}
