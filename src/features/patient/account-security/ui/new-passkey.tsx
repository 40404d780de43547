import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useRef, useState } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';

/** Creates a passkey: only a script can ask the browser for it; the form then sends the result. */
export function NewPasskey({ ceremony }: { ceremony: { /** As JSON. */ options: string; ceremony: string } }) {
  const answer = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const isReady = useScriptsReady();
  const make = async () => {
    setFailed(false);
    try {
      answer.current!.value = JSON.stringify(
        await startRegistration({
          optionsJSON: JSON.parse(ceremony.options) as PublicKeyCredentialCreationOptionsJSON,
        }),
      );
      answer.current!.form!.submit();
    } catch {
      // The visitor closed the device's dialog, or the device has no screen lock: nothing has changed.
      setFailed(true);
    }
  };
  return (
    <Card as="section" aria-labelledby="new-passkey" className="p-5 md:p-8">
      <h2 id="new-passkey" className="text-xl">
        {m.setting_passkey_new()}
      </h2>
      <p className="measure mt-1 mb-4">{m.setting_passkey_new_text()}</p>
      <noscript>
        <Notice tone="warning">{m.setting_passkey_scripts()}</Notice>
      </noscript>
      {hasFailed ? (
        <div className="mb-4">
          <Notice tone="error">{m.setting_passkey_failed()}</Notice>
        </div>
      ) : null}
      <CsrfForm className="max-w-md space-y-4">
        <input type="hidden" name="ceremony" value={ceremony.ceremony} />
        <input type="hidden" name="response" ref={answer} />
        <TextField
          label={m.setting_passkey_label()}
          name="label"
          hint={m.setting_passkey_label_hint()}
          maxLength={60}
        />
        <Button type="button" onClick={make} disabled={!isReady}>
          {m.setting_passkey_make()}
        </Button>
      </CsrfForm>
    </Card>
  );
}
