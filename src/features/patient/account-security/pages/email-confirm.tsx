import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { CodeFromAddress } from '#src/features/patient/sign-in/ui/code-from-address.tsx';
import { m } from '#src/paraglide/messages.js';
import { answerForm } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { takeEmail } from '../email-page.server.ts';
import { AccountForm } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/email-confirm';

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return answerForm({ request, language }, async (typed) => {
    await takeEmail(app, requirePatient(actor), typed['code'] ?? '');
    return '/setting?done=email';
  });
}

/**
 * Opened by the mailed link. It works only for the patient who is signed in to the account that requested it: otherwise
 * a stranger could get somebody to confirm an address for the stranger's account.
 */
export default function EmailConfirmPage({ actionData: refusal }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={m.setting_email_confirm()}
      intro={m.setting_email_confirm_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
    >
      <AccountForm refusal={refusal} backHref="/setting" saveLabel={m.setting_email_confirm_now()}>
        <CodeFromAddress error={refusal?.fields['code']} />
      </AccountForm>
    </AccountFrame>
  );
}
