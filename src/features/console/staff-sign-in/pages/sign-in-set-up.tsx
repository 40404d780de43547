import { toString as qrCode } from 'qrcode';
import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { confirmSecondFactor, startSecondFactor } from '#src/features/patient/credentials/credentials.server.ts';
import { findPendingSignIn, finishAfterSetUp, clientOf } from '#src/features/patient/sign-in/sign-in.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { nextOf, pendingToken, refusedSignIn, setSession } from '../staff-sign-in-pages.server.ts';
import { SignInFrame } from '../ui/sign-in-frame.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import type { Route } from './+types/sign-in-set-up';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const pending = await findPendingSignIn(app, pendingToken(app, request));
  // No redirect here: after the set-up this sign-in has ended, while the recovery codes of the answer must still be
  // shown.
  if (pending?.audience !== 'staff') return { setUp: null };
  try {
    const { secret, address } = await startSecondFactor(app, pending);
    const svg = await qrCode(address, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
    return { setUp: { secret, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` } };
  } catch (error) {
    if (isFailure(error, 'second_factor_there')) throw redirect(localPath('/staff/sign-in/code', language));
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, language } = here;
  const token = pendingToken(app, request);
  const pending = await findPendingSignIn(app, token);
  if (!token || pending?.audience !== 'staff') throw redirect(localPath('/staff/sign-in', language));
  try {
    // Only a right code in this request opens the session: a second factor from before must be given at sign-in.
    const recoveryCodes = await confirmSecondFactor(app, pending, textOf(await request.formData(), 'code', 40));
    const answer = await finishAfterSetUp(app, clientOf(here, request), token);
    if (answer.kind === 'signed_in') setSession(here, answer);
    return { recoveryCodes, next: nextOf(request) ?? '/staff' };
  } catch (error) {
    if (isFailure(error, 'second_factor_there')) throw redirect(localPath('/staff/sign-in/code', language));
    if (isFailure(error, 'sign_in_over')) throw redirect(localPath('/staff/sign-in', language));
    return refusedSignIn(error, here);
  }
}

/** The required set-up of an authenticator app, with recovery codes in case it is lost. */
export default function SetUpPage({ loaderData: { setUp }, actionData }: Route.ComponentProps) {
  if (actionData && 'recoveryCodes' in actionData)
    return <RecoveryCodes codes={actionData.recoveryCodes} next={actionData.next} />;
  const refusal = actionData?.refusal;
  return (
    <SignInFrame title={m.staff_set_up_title()} intro={m.staff_set_up_intro()}>
      <RefusalSummary refusal={refusal} />
      {!setUp && (
        <p>
          <ButtonLink href="/staff/sign-in">{m.staff_sign_in_first()}</ButtonLink>
        </p>
      )}
      {setUp && (
        <ol className="list-decimal space-y-5 pl-5">
          <li>
            {m.staff_set_up_scan()}
            <img
              src={setUp.picture}
              alt={m.staff_set_up_picture()}
              width="208"
              height="208"
              className="my-3 rounded-soft border border-line"
            />
            <span className="block text-[0.9375rem] text-muted">
              {m.staff_set_up_by_hand()}{' '}
              <code className="font-semibold break-all text-ink">{setUp.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
            </span>
          </li>
          <li>
            {m.staff_set_up_enter()}
            <CsrfForm className="mt-3 grid gap-5">
              <TextField
                name="code"
                label={m.staff_code()}
                error={refusal?.fields.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={10}
                required
              />
              <div>
                <Button>{m.staff_go_on()}</Button>
              </div>
            </CsrfForm>
          </li>
        </ol>
      )}
    </SignInFrame>
  );
}

function RecoveryCodes({ codes, next }: { codes: string[]; next: string }) {
  return (
    <SignInFrame title={m.staff_recovery_title()}>
      <Notice tone="warning">{m.staff_recovery_text()}</Notice>
      <ul className="my-6 grid grid-cols-2 gap-x-6 gap-y-1 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink href={next.replace(/^\/(ms|zh)(?=\/)/, '')}>{m.staff_recovery_kept()}</ButtonLink>
    </SignInFrame>
  );
}
