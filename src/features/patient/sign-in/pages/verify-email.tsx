import { data } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { verifyAddress } from '#src/features/patient/credentials/credentials.server.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { perAddress } from '../identity.api.server.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { signInWithPassword } from '../methods/sign-in-by-proof.server.ts';
import { goOn, refusalOf, clientOf } from '../sign-in-pages.server.ts';
import { CodeFromAddress } from '../ui/code-from-address.tsx';
import type { Route } from './+types/verify-email';

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const form = await request.formData();
  const code = String(form.get('code') ?? '').slice(0, 2_000);
  const password = String(form.get('password') ?? '').slice(0, 4_000);
  try {
    await countAgainstLimit(here.app, perAddress, here.clientAddress);
    const { email } = await verifyAddress(here.app, { code, password, clientAddress: here.clientAddress, endSessions });
    // Mailbox and password are verified, so the visitor is signed in at once.
    const answer = await signInWithPassword(here.app, clientOf(here, request), {
      email,
      password,
      audience: 'patient',
    });
    throw goOn(here, answer, { next: localPath('/profile?done=welcome', here.language) });
  } catch (error) {
    if (error instanceof Response) throw error;
    const refusal = refusalOf(here, error);
    return data({ fields: refusal.fields, message: refusal.message }, { status: refusal.status });
  }
}

/** The mailed link of a registration. A button confirms it, because mail scanners open links. */
export default function VerifyEmailPage({ actionData }: Route.ComponentProps) {
  const fields = actionData?.fields ?? {};
  return (
    <FlowPage title={m.session_verify_email()} intro={m.session_verify_email_intro()} step={{ now: 2, of: 2 }}>
      <PageHead
        title={m.session_verify_email()}
        description={m.session_verify_email_intro()}
        keywords={[]}
        path="/verify-email"
        noindex
      />
      <div className="max-w-xl pb-16">
        <ErrorSummary
          errors={Object.entries(fields).map(([name, message]) => ({
            name: name === 'current' ? 'password' : name,
            message,
          }))}
        />
        {actionData?.message ? <Notice tone="error">{actionData.message}</Notice> : null}
        <CsrfForm
          noValidate
          className="space-y-5 rounded-petal border border-line bg-white p-6 shadow-card md:p-8"
          data-no-draft=""
        >
          <CodeFromAddress error={fields['code']} />
          <TextField
            label={m.session_password()}
            name="password"
            type="password"
            hint={m.session_verify_password_hint()}
            autoComplete="current-password"
            error={fields['current']}
            maxLength={128}
            required
          />
          <Button type="submit" className="w-full sm:w-auto">
            {m.session_confirm_address()}
          </Button>
        </CsrfForm>
        <p className="mt-6">
          <SiteLink href="/forgot-password" className="inline-flex min-h-11 items-center">
            {m.session_verify_not_mine()}
          </SiteLink>
        </p>
      </div>
    </FlowPage>
  );
}
