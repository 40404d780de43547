import { useEffect, useRef } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';

/**
 * The token of the mailed link is in the fragment, which reaches no server and no log. Scripts read it, remove it
 * from the address and send it; without scripts it is pasted.
 */
export function InvitationCode({ error }: { error: string | undefined }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const code = location.hash.slice(1);
    const field = holder.current?.querySelector<HTMLInputElement>('#token');
    if (!/^[\w-]{40,60}$/.test(code) || !field?.form) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    field.value = code;
    field.form.requestSubmit();
  }, []);
  return (
    <div ref={holder}>
      <CsrfForm className="grid gap-5">
        <TextField
          name="token"
          label={m.staff_join_code()}
          hint={m.staff_join_code_hint()}
          error={error}
          autoComplete="off"
          maxLength={200}
          required
        />
        <div>
          <Button>{m.staff_go_on()}</Button>
        </div>
      </CsrfForm>
    </div>
  );
}
