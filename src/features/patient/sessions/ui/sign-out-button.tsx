import type { FormEvent } from 'react';
import { Button, type ButtonVariant } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { leave } from './sign-out.ts';

/** Signs out on this device: the stored session data is deleted, and the visitor is a guest at '/'. */
export function SignOutButton({ variant = 'secondary' }: { variant?: ButtonVariant }) {
  const signOutHere = (event: FormEvent) => {
    event.preventDefault();
    void leave();
  };
  return (
    <CsrfForm action="/logout" onSubmit={signOutHere} data-no-draft="">
      <Button type="submit" variant={variant}>
        {m.session_sign_out()}
      </Button>
    </CsrfForm>
  );
}
