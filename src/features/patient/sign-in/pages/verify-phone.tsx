import { data } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { requireReauthentication, confirmPhone } from '#src/features/patient/credentials/credentials.server.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { countCodeFrom, sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import type { Patient } from '#src/platform/actor.ts';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { withProof } from '../steps/reauthentication-step.server.ts';
import { refusalOf, typedIn } from '../sign-in-pages.server.ts';
import { ReauthenticationStep } from '../ui/reauthentication-step.tsx';
import type { Route } from './+types/verify-phone';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const account = await findAccount(app, (actor as Patient).accountId);
  return {
    phone: account?.phone ? app.secrets.open(account.phone, ['accounts', 'phone', account.id]) : '',
    isVerified: Boolean(account?.phoneVerifiedAt),
  };
}

interface Answer {
  step: 'phone' | 'code' | 'done';
  phone: string;
  fields: Record<string, string>;
  message?: string | undefined;
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  return withProof(here, request, () => sendOrConfirm(here, request));
}

async function sendOrConfirm(here: RequestContext, request: Request) {
  const typed = typedIn(await request.formData());
  const phone = typed['phone'] ?? '';
  const patient = here.actor as Patient;
  try {
    if (!typed['code'] && typed['step'] !== 'code') {
      // Checked before a code is sent, which would expire before the reauthentication is done.
      await requireReauthentication(here.app, patient);
      await countCodeFrom(here.app, { clientAddress: here.clientAddress, actor: patient });
      await sendCode(here.app, { phone, language: here.language, purpose: 'verify' });
      return { step: 'code', phone, fields: {} } satisfies Answer as Answer;
    }
    await confirmPhone(here.app, patient, { phone, code: typed['code'] ?? '' });
    return { step: 'done', phone, fields: {} } satisfies Answer as Answer;
  } catch (error) {
    if (isFailure(error, 'proof_needed')) throw error;
    const { status, fields, message } = refusalOf(here, error);
    return data<Answer>({ step: typed['step'] === 'code' ? 'code' : 'phone', phone, fields, message }, { status });
  }
}

/** Verification of the patient's own number by a code. */
export default function VerifyPhonePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const proof = answer && 'proof' in answer ? answer.proof : null;
  const actionData = answer && 'proof' in answer ? undefined : answer;
  const step = actionData?.step ?? 'phone';
  const fields = actionData?.fields ?? {};
  const card = 'space-y-5 rounded-petal border border-line bg-white p-6 shadow-card md:p-8';
  return (
    <FlowPage title={m.session_verify_phone()} intro={m.session_verify_phone_intro()}>
      <PageHead
        title={m.session_verify_phone()}
        description={m.session_verify_phone_intro()}
        keywords={[]}
        path="/verify-phone"
        noindex
      />
      <div className="max-w-xl pb-16">
        <ErrorSummary errors={Object.entries(fields).map(([name, message]) => ({ name, message }))} />
        {actionData?.message ? <Notice tone="error">{actionData.message}</Notice> : null}
        {proof ? (
          <ReauthenticationStep proof={proof} />
        ) : step === 'done' ? (
          <div role="status" className="space-y-6">
            <Notice tone="success">{m.accounts_code_right()}</Notice>
            <ButtonLink href="/profile">{m.session_to_profile()}</ButtonLink>
          </div>
        ) : step === 'code' ? (
          <CsrfForm noValidate className={card} data-no-draft="">
            <input type="hidden" name="step" value="code" />
            <input type="hidden" name="phone" value={actionData?.phone ?? ''} />
            <p role="status">{m.accounts_code_sent()}</p>
            <TextField
              label={m.session_sms_code()}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={fields['code']}
              maxLength={6}
              required
            />
            <Button type="submit">{m.session_confirm_number()}</Button>
          </CsrfForm>
        ) : (
          <CsrfForm noValidate className={card} data-no-draft="">
            {loaderData.isVerified ? <Notice tone="info">{m.session_phone_is_verified()}</Notice> : null}
            <TextField
              label={m.session_phone()}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              defaultValue={actionData?.phone ?? loaderData.phone}
              error={fields['phone']}
              maxLength={30}
              required
            />
            <Button type="submit">{m.session_send_code()}</Button>
            <p className="text-[0.9375rem] text-muted">{m.session_sms_risk()}</p>
          </CsrfForm>
        )}
      </div>
    </FlowPage>
  );
}
