import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { useInBrowser } from '#src/design/rendering/use-scripts-ready.ts';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';

interface PasskeyFormProps {
  ceremony: { /** As JSON. */ options: string; ceremony: string };
  label: string;
  /** Prefix of the names of its two fields, `ceremony` and `response`. */
  prefix?: string;
  /** Further hidden fields. */
  children?: ReactNode;
}

/** A passkey, which counts as both factors. Only a script can use it; without scripts another method is offered. */
export function PasskeyForm({ ceremony, label, prefix = '', children }: PasskeyFormProps) {
  const answer = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const hasPasskeys = useInBrowser(() => 'PublicKeyCredential' in window, false);
  const ask = async () => {
    setFailed(false);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      answer.current!.value = JSON.stringify(
        await startAuthentication({
          optionsJSON: JSON.parse(ceremony.options) as Parameters<typeof startAuthentication>[0]['optionsJSON'],
        }),
      );
      answer.current!.form!.submit();
    } catch (error) {
      // Cancelled by the visitor: not a failure.
      if (!(error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name))) setFailed(true);
    }
  };
  // Its space is reserved, so that the layout does not shift when the button appears.
  return (
    <CsrfForm className={`mt-5 ${hasPasskeys ? '' : 'invisible'}`}>
      {hasFailed ? (
        <div className="mb-4">
          <Notice tone="error">{m.accounts_error_passkey()}</Notice>
        </div>
      ) : null}
      {children}
      <input type="hidden" name={`${prefix}ceremony`} value={ceremony.ceremony} />
      <input type="hidden" name={`${prefix}response`} ref={answer} />
      <Button type="button" variant="secondary" onClick={() => void ask()}>
        <Icon name="shield" /> {label}
      </Button>
    </CsrfForm>
  );
}
