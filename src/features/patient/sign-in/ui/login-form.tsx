import { useState, type FormEvent } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { MessageDialog } from './message-dialog.tsx';
import { signInByEmail, type Outcome } from './sign-in-flow.ts';

export interface LoginRefusal {
  message?: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
}

interface LoginFormProps {
  refusal?: LoginRefusal;
  isChanged: boolean;
}

/**
 * Email and password. Without scripts the page answers; with scripts the specification's calls, dialog and delay are
 * used.
 */
export function LoginForm({ refusal, isChanged }: LoginFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setIsBusy] = useState(false);
  const fields = outcome ? (outcome.fields ?? {}) : (refusal?.fields ?? {});
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    const answer = await signInByEmail(String(form.get('email') ?? ''), String(form.get('password') ?? ''));
    setOutcome(answer);
    setIsBusy(answer.isSignedIn ?? false);
  }
  const errors = Object.entries(fields).map(([name, message]) => ({ name, message }));
  return (
    <section aria-labelledby="by-email" className="rounded-petal border border-line bg-white p-6 shadow-card md:p-8">
      <h2 id="by-email" className="mb-4 text-xl">
        {m.session_by_email()}
      </h2>
      {isChanged ? <Notice tone="success">{m.accounts_reset_done()}</Notice> : null}
      <ErrorSummary errors={errors} />
      {!outcome && refusal?.message ? (
        <Notice tone="error" title={m.session_login_title()}>
          {refusal.message}
        </Notice>
      ) : null}
      <div role="status">{outcome?.isSignedIn ? <Notice tone="success">{m.session_signed_in()}</Notice> : null}</div>
      <CsrfForm noValidate onSubmit={send} className="mt-4 space-y-5" data-no-draft="">
        <TextField
          label={m.session_email()}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          defaultValue={refusal?.typed['email']}
          error={fields['email']}
          maxLength={254}
          required
        />
        <TextField
          label={m.session_password()}
          name="password"
          type="password"
          autoComplete="current-password"
          error={fields['password']}
          maxLength={200}
          required
        />
        <Button type="submit" className="w-full" aria-disabled={isBusy}>
          {isBusy ? m.session_signing_in() : m.session_sign_in()}
        </Button>
      </CsrfForm>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <SiteLink href="/forgot-password" className="inline-flex min-h-11 items-center">
          {m.session_forgot()}
        </SiteLink>
        <SiteLink href="/register" className="inline-flex min-h-11 items-center">
          {m.session_register_link()}
        </SiteLink>
      </p>
      {outcome?.trouble ? <MessageDialog {...outcome.trouble} onClose={() => setOutcome(undefined)} /> : null}
    </section>
  );
}
