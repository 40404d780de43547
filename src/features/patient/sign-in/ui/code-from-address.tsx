import { useEffect, useRef } from 'react';
import { TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';

/**
 * The code of a mailed link: in the fragment, which is not sent to servers, and removed from the address bar at once.
 */
export function CodeFromAddress({ error }: { error?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (location.hash.length < 9 || !input) return;
    input.value = decodeURIComponent(location.hash.slice(1));
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return (
    <div ref={box}>
      <TextField
        label={m.session_mailed_code()}
        name="code"
        hint={m.session_mailed_code_hint()}
        autoComplete="off"
        error={error}
        maxLength={2_000}
        required
      />
    </div>
  );
}
