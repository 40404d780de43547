import type { FormEvent } from 'react';
import { Button, type ButtonVariant } from '#src/design/button.tsx';
import { pageHref } from '#src/design/site-link.tsx';
import { ZoneForm } from '#src/design/zone-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { signOut } from './sign-out.ts';

/** Signs out on this device: here what the browser remembers goes too, and the visitor is a guest at '/'. */
export function SignOutButton({ variant = 'secondary' }: { variant?: ButtonVariant }) {
  async function leave(event: FormEvent) {
    event.preventDefault();
    await signOut();
    location.assign(pageHref('/'));
  }
  return <ZoneForm action="/logout" onSubmit={(event) => void leave(event)} data-no-draft=""><Button type="submit" variant={variant}>{m.session_sign_out()}</Button></ZoneForm>;
}
