import { useEffect, useState } from 'react';
import { m } from '#src/paraglide/messages.js';
import { useInBrowser } from './use-scripts-ready.ts';

/** Beside a password: shows what is typed until the form is sent. Needs scripts, so it is there once they run. */
export function ShowPassword({ fieldId }: { fieldId: string }) {
  const isReady = useInBrowser(() => true, false);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // A browser remembers what it sees in a field of text: a password must not be sent from one.
    const hide = () => setIsShown(false);
    document.addEventListener('submit', hide, { capture: true });
    return () => document.removeEventListener('submit', hide, { capture: true });
  }, []);
  useEffect(() => {
    document.getElementById(fieldId)?.setAttribute('type', isShown ? 'text' : 'password');
  }, [fieldId, isShown]);
  // Its place is there before it, so that nothing moves when it comes.
  return (
    <div className="mt-1 flex min-h-11 noscript:hidden">
      {isReady ? (
        <button
          type="button"
          aria-controls={fieldId}
          onClick={() => setIsShown(!isShown)}
          className="inline-flex min-h-11 items-center font-medium text-teal underline"
        >
          {isShown ? m.design_hide_password() : m.design_show_password()}
        </button>
      ) : null}
    </div>
  );
}
