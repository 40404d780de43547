import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { completeSecondFactor, findPendingSignIn, clientOf } from '#src/features/patient/sign-in/sign-in.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { goOn, nextOf, pendingToken, refusedSignIn } from '../staff-sign-in-pages.server.ts';
import { SignInFrame } from '../ui/sign-in-frame.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import type { Route } from './+types/sign-in-code';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const pending = await findPendingSignIn(app, pendingToken(app, request));
  if (pending?.audience !== 'staff') throw redirect(localPath('/staff/sign-in', language));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, language } = here;
  const token = pendingToken(app, request);
  const pending = await findPendingSignIn(app, token);
  if (!token || pending?.audience !== 'staff') throw redirect(localPath('/staff/sign-in', language));
  try {
    return goOn(
      here,
      await completeSecondFactor(app, clientOf(here, request), {
        pendingToken: token,
        audience: 'staff',
        code: textOf(await request.formData(), 'code', 40),
      }),
      nextOf(request),
    );
  } catch (error) {
    // Too many tries, or the second factor was removed meanwhile: sign-in starts again.
    if (isFailure(error, 'sign_in_over') || isFailure(error, 'second_factor_missing'))
      throw redirect(localPath('/staff/sign-in', language));
    return refusedSignIn(error, here);
  }
}

/** The second factor: the app's code, or one of the recovery codes. */
export default function SignInCodePage({ actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <SignInFrame title={m.staff_code_title()} intro={m.staff_code_intro()}>
      <RefusalSummary refusal={refusal} />
      <CsrfForm className="grid gap-5">
        <TextField
          name="code"
          label={m.staff_code()}
          hint={m.staff_code_hint()}
          error={refusal?.fields.code}
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
        <div>
          <Button>{m.staff_sign_in()}</Button>
        </div>
      </CsrfForm>
      <p className="mt-6 border-t border-line pt-4">
        <SiteLink href="/staff/sign-in" className="inline-flex min-h-11 items-center">
          {m.staff_start_again()}
        </SiteLink>
      </p>
    </SignInFrame>
  );
}
