import { Button } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ReauthenticationView } from '../steps/reauthentication-step.server.ts';
import { PasskeyForm } from './passkeys/passkey-form.tsx';
import { proofCodeMinutes } from '#src/features/patient/credentials/credentials.rules.ts';

/**
 * The reauthentication step: one form for each method; each carries what was typed before. Works without scripts,
 * except for passkeys.
 */
export function ReauthenticationStep({ proof }: { proof: ReauthenticationView }) {
  const { methods, carried, error, passkey, isMailed } = proof;
  const typedMethod = methods.find((method) => method === 'code' || method === 'password');
  return (
    <Card as="section" aria-labelledby="proof" className="p-5 md:p-8">
      <h2 id="proof" className="text-xl">
        {m.session_proof_title()}
      </h2>
      <p className="measure mt-1 mb-5">{m.session_proof_intro()}</p>
      {error ? <ErrorSummary errors={[{ name: 'proof_value', message: error }]} /> : null}
      {typedMethod ? <TypedProof method={typedMethod} carried={carried} error={error} /> : null}
      {methods.includes('mail') ? <MailedProof carried={carried} error={error} isMailed={isMailed} /> : null}
      {passkey ? (
        <PasskeyForm ceremony={passkey} label={m.session_proof_passkey()} prefix="proof_">
          <Carried fields={carried} />
          <input type="hidden" name="proof_way" value="passkey" />
        </PasskeyForm>
      ) : null}
    </Card>
  );
}

interface ProofFormProps {
  carried: ReauthenticationView['carried'];
  error: string | null;
}

function TypedProof({ method, carried, error }: ProofFormProps & { method: 'code' | 'password' }) {
  return (
    <CsrfForm noValidate className="max-w-md space-y-5" data-no-draft="">
      <Carried fields={carried} />
      <input type="hidden" name="proof_way" value={method} />
      {method === 'password' ? (
        <TextField
          label={m.session_proof_password()}
          name="proof_value"
          type="password"
          autoComplete="current-password"
          error={error ?? undefined}
          maxLength={128}
          required
        />
      ) : (
        <TextField
          label={m.setting_factor_code()}
          name="proof_value"
          hint={m.setting_factor_code_or_recovery()}
          autoComplete="one-time-code"
          error={error ?? undefined}
          maxLength={40}
          required
        />
      )}
      <Button>{m.session_proof_confirm()}</Button>
    </CsrfForm>
  );
}

function MailedProof({ carried, error, isMailed }: ProofFormProps & { isMailed: boolean }) {
  return (
    <div className="space-y-6">
      {isMailed ? (
        <CsrfForm noValidate className="max-w-md space-y-5" data-no-draft="">
          {error ? null : (
            <div role="status">
              <Notice tone="success">{m.session_proof_sent({ minutes: proofCodeMinutes })}</Notice>
            </div>
          )}
          <Carried fields={carried} />
          <input type="hidden" name="proof_way" value="mail" />
          <TextField
            label={m.session_proof_code()}
            name="proof_value"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={error ?? undefined}
            maxLength={12}
            required
          />
          <Button>{m.session_proof_confirm()}</Button>
        </CsrfForm>
      ) : (
        <p>{m.session_proof_mail()}</p>
      )}
      <CsrfForm data-no-draft="">
        <Carried fields={carried} />
        <input type="hidden" name="proof_way" value="send" />
        <Button variant={isMailed ? 'secondary' : 'primary'}>{m.session_proof_send()}</Button>
      </CsrfForm>
    </div>
  );
}

function Carried({ fields }: { fields: ReauthenticationView['carried'] }) {
  return fields.map(([name, value], index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a form may send one name several times, and the list never changes
    <input key={index} type="hidden" name={name} value={value} />
  ));
}
