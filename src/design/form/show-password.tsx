import { useEffect, useState } from 'react';
import { m } from '#src/paraglide/messages.js';
import { useInBrowser } from '../rendering/use-scripts-ready.ts';

/**
 * A button beside a password field that shows the typed password until the form is sent. It needs scripts, so it
 * appears once they run.
 */
export function ShowPassword({ fieldId }: { fieldId: string }) {
  const isReady = useInBrowser(() => true, false);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // Browsers remember the content of text fields, so the field is a password field again before it is sent.
    const hide = () => setIsShown(false);
    document.addEventListener('submit', hide, { capture: true });
    return () => document.removeEventListener('submit', hide, { capture: true });
  }, []);
  useEffect(() => {
    document.getElementById(fieldId)?.setAttribute('type', isShown ? 'text' : 'password');
  }, [fieldId, isShown]);
  // The space is reserved, so that the layout does not shift when the button appears.
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
