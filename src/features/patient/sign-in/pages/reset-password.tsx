import { data, redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { resetPassword, resetPasswordByPhone } from '#src/features/patient/credentials/credentials.server.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { perAddress } from '../identity.api.server.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { refusalOf, typedIn } from '../sign-in-pages.server.ts';
import { CodeFromAddress } from '../ui/code-from-address.tsx';
import { NewPassword } from '../ui/new-password.tsx';
import { PhoneOfAccount } from '../ui/phone-of-account.tsx';
import type { Route } from './+types/reset-password';

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    byPhone: new URL(request.url).searchParams.get('by') === 'phone',
    minimum: context.get(requestContext).app.identity.minimumPassword,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const form = await request.formData();
  const password = String(form.get('password') ?? '').slice(0, 4_000);
  const typed = typedIn(form, ['password']);
  try {
    await countAgainstLimit(here.app, perAddress, here.clientAddress);
    const code = typed['code'] ?? '';
    if (typed['phone'] !== undefined) {
      const email = (typed['account_email'] ?? '').trim().toLowerCase();
      await resetPasswordByPhone(here.app, { phone: typed['phone'], email, code, password, endSessions });
    } else await resetPassword(here.app, { code, password, endSessions });
  } catch (error) {
    const refusal = refusalOf(here, error, typed);
    return data(refusal, { status: refusal.status });
  }
  throw redirect(`${localPath('/login', here.language)}?changed=1`);
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const fields = actionData?.fields ?? {};
  return (
    <FlowPage title={m.session_reset()} intro={m.session_reset_intro()}>
      <PageHead
        title={m.session_reset()}
        description={m.session_reset_intro()}
        keywords={[]}
        path="/reset-password"
        noindex
      />
      <div className="max-w-xl pb-16">
        <ErrorSummary errors={Object.entries(fields).map(([name, message]) => ({ name, message }))} />
        {actionData?.message ? <Notice tone="error">{actionData.message}</Notice> : null}
        <CsrfForm
          noValidate
          className="space-y-5 rounded-petal border border-line bg-white p-6 shadow-card md:p-8"
          data-no-draft=""
        >
          {loaderData.byPhone ? (
            <>
              <PhoneOfAccount typed={actionData?.typed} errors={fields} />
              <TextField
                label={m.session_sms_code()}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                error={fields['code']}
                maxLength={6}
                required
              />
            </>
          ) : (
            <CodeFromAddress error={fields['code']} />
          )}
          <NewPassword minimum={loaderData.minimum} error={fields['password']} />
          <Button type="submit" className="w-full sm:w-auto">
            {m.session_set_password()}
          </Button>
        </CsrfForm>
      </div>
    </FlowPage>
  );
}
