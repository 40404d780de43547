import { useEffect, useRef } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';

/**
 * The token of the mailed link is in the fragment, which reaches no server and no log. Scripts read it, remove it
 * from the address and send it; without scripts it is pasted.
 */
export function NewTimeCode({ error }: { error: string | undefined }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const token = location.hash.slice(1);
    const field = holder.current?.querySelector<HTMLInputElement>('#token');
    if (!/^[0-9a-f]{64}$/.test(token) || !field?.form) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    field.value = token;
    field.form.requestSubmit();
  }, []);
  return (
    <div ref={holder} className="max-w-xl">
      <CsrfForm className="grid gap-5">
        <TextField
          name="token"
          label={m.new_times_code()}
          hint={m.new_times_code_hint()}
          error={error}
          autoComplete="off"
          maxLength={64}
          required
        />
        <div>
          <Button>{m.new_times_go_on()}</Button>
        </div>
      </CsrfForm>
    </div>
  );
}
