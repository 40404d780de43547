import { data } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { emailField } from '#src/features/patient/accounts/accounts.schema.ts';
import { requestPasswordReset, requestResetByPhone } from '#src/features/patient/credentials/credentials.server.ts';
import { countCodeFrom } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { perAddress } from '../identity.api.server.ts';
import { refusalOf, typedIn } from '../sign-in-pages.server.ts';
import { PhoneOfAccount } from '../ui/phone-of-account.tsx';
import type { Route } from './+types/forgot-password';

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const typed = typedIn(await request.formData());
  try {
    await countAgainstLimit(here.app, perAddress, here.clientAddress);
    return typed['way'] === 'phone' ? await byPhone(here, typed) : await byMail(here, typed);
  } catch (error) {
    const refusal = refusalOf(here, error, typed);
    return data(refusal, { status: refusal.status });
  }
}

async function byMail({ app, language }: RequestContext, typed: Record<string, string>) {
  const email = emailField.safeParse(typed['email']);
  if (!email.success) return data({ status: 422, typed, fields: { email: m.accounts_error_email() } }, { status: 422 });
  await requestPasswordReset(app, { email: email.data, language });
  return { status: 200, typed, fields: {}, sent: m.accounts_reset_sent({ email: email.data }) };
}

async function byPhone({ app, actor, clientAddress, language }: RequestContext, typed: Record<string, string>) {
  const phone = typed['phone'] ?? '';
  const email = emailField.safeParse(typed['account_email']);
  if (phone.replace(/\D/g, '').length < 8)
    return data({ status: 422, typed, fields: { phone: m.accounts_error_phone() } }, { status: 422 });
  if (!email.success)
    return data({ status: 422, typed, fields: { account_email: m.accounts_error_email() } }, { status: 422 });
  await countCodeFrom(app, { clientAddress, actor });
  await requestResetByPhone(app, { phone, email: email.data, language });
  return { status: 200, typed, fields: {}, sent: m.accounts_code_sent(), phone };
}

/** A new password: by a mailed link, or by a code to a verified phone. The answer is the same for everybody. */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const answer = actionData as
    | { fields: Record<string, string>; typed: Record<string, string>; sent?: string; phone?: string; message?: string }
    | undefined;
  const fields = answer?.fields ?? {};
  const card = 'rounded-petal border border-line bg-white p-6 shadow-card md:p-8';
  return (
    <FlowPage title={m.session_forgot()} intro={m.session_forgot_intro()}>
      <PageHead
        title={m.session_forgot()}
        description={m.session_forgot_intro()}
        keywords={[]}
        path="/forgot-password"
        noindex
      />
      <div className="max-w-4xl space-y-6 pb-16">
        <ErrorSummary errors={Object.entries(fields).map(([name, message]) => ({ name, message }))} />
        {answer?.message ? <Notice tone="error">{answer.message}</Notice> : null}
        {answer?.sent ? (
          <div role="status">
            <Notice tone="success">
              {answer.sent}{' '}
              {answer.phone ? <SiteLink href="/reset-password?by=phone">{m.session_enter_code()}</SiteLink> : null}
            </Notice>
          </div>
        ) : null}
        <div className="grid items-start gap-6 md:grid-cols-2">
          <section aria-labelledby="by-mail" className={card}>
            <h2 id="by-mail" className="mb-4 text-xl">
              {m.session_forgot_mail()}
            </h2>
            <CsrfForm noValidate className="space-y-5" data-no-draft="">
              <input type="hidden" name="way" value="mail" />
              <TextField
                label={m.session_email()}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                defaultValue={answer?.typed['email']}
                error={fields['email']}
                maxLength={254}
                required
              />
              <Button type="submit">{m.session_send_link()}</Button>
            </CsrfForm>
          </section>
          <section aria-labelledby="by-phone" className={card}>
            <h2 id="by-phone" className="mb-4 text-xl">
              {m.session_forgot_phone()}
            </h2>
            <CsrfForm noValidate className="space-y-5" data-no-draft="">
              <input type="hidden" name="way" value="phone" />
              <PhoneOfAccount typed={answer?.typed} errors={fields} />
              <Button type="submit" variant="secondary">
                {m.session_send_code()}
              </Button>
              <p className="text-[0.9375rem] text-muted">{m.session_sms_risk()}</p>
            </CsrfForm>
          </section>
        </div>
      </div>
    </FlowPage>
  );
}
