import { data, redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { readCookie } from '#src/platform/http/cookies.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { nextPage } from '../next-page.rules.ts';
import { completeSecondFactor, findPendingSignIn } from '../steps/second-factor-step.server.ts';
import { goOn, refusalOf, clientOf } from '../sign-in-pages.server.ts';
import type { Route } from './+types/two-factor';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const pending = await findPendingSignIn(app, readCookie(app, request, 'sign_in'));
  if (pending?.audience !== 'patient') throw redirect(localPath('/login', language));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const code = String((await request.formData()).get('code') ?? '')
    .trim()
    .slice(0, 20);
  const pendingToken = readCookie(here.app, request, 'sign_in');
  if (!pendingToken) throw redirect(localPath('/login', here.language));
  try {
    const answer = await completeSecondFactor(here.app, clientOf(here, request), {
      pendingToken,
      code,
      audience: 'patient',
    });
    throw goOn(here, answer, { next: nextPage(new URL(request.url).searchParams.get('next')) });
  } catch (error) {
    if (error instanceof Response) throw error;
    const refusal = refusalOf(here, error);
    return data(refusal, { status: refusal.status });
  }
}

/** The code of the authenticator app, or a recovery code, for every sign-in method. */
export default function TwoFactorPage({ actionData }: Route.ComponentProps) {
  const fields = actionData?.fields ?? {};
  return (
    <FlowPage title={m.session_two_factor()} intro={m.session_two_factor_intro()}>
      <PageHead
        title={m.session_two_factor()}
        description={m.session_two_factor_intro()}
        keywords={[]}
        path="/two-factor"
        noindex
      />
      <div className="max-w-xl pb-16">
        <ErrorSummary errors={Object.entries(fields).map(([name, message]) => ({ name, message }))} />
        {actionData?.message ? (
          <Notice tone="error" title={m.session_login_title()}>
            {actionData.message}
          </Notice>
        ) : null}
        <CsrfForm
          noValidate
          className="space-y-5 rounded-petal border border-line bg-white p-6 shadow-card md:p-8"
          data-no-draft=""
        >
          <TextField
            label={m.session_code()}
            name="code"
            hint={m.session_code_hint()}
            autoComplete="one-time-code"
            inputMode="text"
            error={fields['code']}
            maxLength={20}
            required
          />
          <Button type="submit" className="w-full sm:w-auto">
            {m.session_continue()}
          </Button>
        </CsrfForm>
        <p className="mt-6">
          <SiteLink href="/login" className="inline-flex min-h-11 items-center">
            {m.session_begin_again()}
          </SiteLink>
        </p>
      </div>
    </FlowPage>
  );
}
