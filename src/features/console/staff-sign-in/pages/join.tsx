import { data } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { signInWithPassword, clientOf } from '#src/features/patient/sign-in/sign-in.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { readInvitation } from '#src/features/console/people/people.server.ts';
import { acceptInvitation } from '../joining.server.ts';
import { goOn, refusedSignIn } from '../staff-sign-in-pages.server.ts';
import { SignInFrame } from '../ui/sign-in-frame.tsx';
import { InvitationCode } from '../ui/invitation-code.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import type { Route } from './+types/join';

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, clientAddress } = here;
  const form = await request.formData();
  const token = textOf(form, 'token', 200);
  let open: { token: string; email: string; name: string } | null = null;
  try {
    const { email, name: known } = await readInvitation(app, token);
    const isJoining = textOf(form, 'intent') === 'join';
    const name = isJoining ? textOf(form, 'name', 200) : known;
    open = { token, email, name };
    if (!isJoining) return { open };
    const sent = form.get('password');
    const password = typeof sent === 'string' ? sent.slice(0, 200) : '';
    await acceptInvitation(app, { token, name, password, clientAddress });
    return goOn(
      here,
      await signInWithPassword(app, clientOf(here, request), { email, password, audience: 'staff' }),
      null,
    );
  } catch (error) {
    const { data: answer, init } = refusedSignIn(error, here);
    return data({ ...answer, open: answer.refusal.code === 'invitation_over' ? null : open }, init ?? {});
  }
}

/** Opens an invitation (its token is in the fragment or is pasted, and is sent only in forms), then accepts it. */
export default function JoinPage({ actionData }: Route.ComponentProps) {
  const open = actionData?.open;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  return (
    <SignInFrame
      title={m.staff_join_title()}
      intro={open ? m.staff_join_intro({ email: open.email }) : m.staff_join_code_intro()}
    >
      <RefusalSummary refusal={refusal} />
      {open ? (
        <CsrfForm className="grid gap-5">
          <input type="hidden" name="token" value={open.token} />
          <input type="hidden" name="username" value={open.email} autoComplete="username" />
          <TextField
            name="name"
            label={m.staff_join_name()}
            hint={m.staff_join_name_hint()}
            error={refusal?.fields.name}
            defaultValue={open.name}
            autoComplete="name"
            maxLength={120}
            required
          />
          <TextField
            type="password"
            name="password"
            label={m.staff_password()}
            hint={m.staff_join_password_hint()}
            error={refusal?.fields.password}
            autoComplete="new-password"
            maxLength={128}
            required
          />
          <div>
            <Button name="intent" value="join">
              {m.staff_join_accept()}
            </Button>
          </div>
        </CsrfForm>
      ) : (
        <InvitationCode error={refusal?.fields.token} />
      )}
    </SignInFrame>
  );
}
