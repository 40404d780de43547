import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, RadioGroup, TextArea } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import type { RequestView } from '../privacy-requests.server.ts';
import { isOpenState } from '../privacy-office.rules.ts';
import { stateWords } from './privacy-words.tsx';

type Refusal = ActionRefusal | undefined;

/** The version that is on the screen, so that a colleague's later one is not overwritten. */
export function Seen({ version }: { version: number }) {
  return <input type="hidden" name="seen" value={version} />;
}

/** The next state, a note, and whether it is mailed. */
export function StepForm({ view, refusal }: { view: RequestView; refusal: Refusal }) {
  const isTheirs = refusal && refusal.typed['intent'] === undefined;
  return (
    <AdminSection id="step" title={m.privacy_next()}>
      <CsrfForm className="grid max-w-2xl gap-5">
        <Seen version={view.version} />
        <RadioGroup
          legend={m.staff_state()}
          name="state"
          isInline
          defaultValue={refusal?.typed['state'] ?? ''}
          options={[
            { value: '', label: m.privacy_stays({ state: stateWords(view.state) }) },
            ...view.next.map((state) => ({ value: state, label: stateWords(state) })),
          ]}
        />
        {!view.isIdentityChecked && (
          <CheckboxField
            name="identity"
            label={m.privacy_identity_confirm()}
            hint={m.privacy_identity_hint()}
            defaultChecked={refusal?.typed['identity'] === 'yes'}
          />
        )}
        <TextArea
          name="note"
          label={m.privacy_note()}
          hint={m.privacy_note_hint()}
          rows={5}
          maxLength={3_000}
          defaultValue={refusal?.typed['note']}
          error={isTheirs ? refusal.fields['note'] : undefined}
        />
        {view.email && (
          <CheckboxField
            name="write"
            label={m.privacy_note_mail({ email: view.email })}
            defaultChecked={refusal?.typed['write'] === 'yes'}
            error={refusal?.fields['write']}
          />
        )}
        <div>
          <Button>{m.staff_save()}</Button>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}

/** The form that postpones the answer, once, with the reason that the law requires. */
export function ExtendForm({ view, refusal }: { view: RequestView; refusal: Refusal }) {
  const isWrong = refusal?.fields['reason'] !== undefined;
  return (
    <div className="mb-8">
      <ConfirmStep
        label={m.privacy_extend()}
        intent="extend"
        variant="secondary"
        isOpen={isWrong}
        fields={
          <>
            <Seen version={view.version} />
            <TextArea
              name="reason"
              label={m.staff_reason()}
              rows={3}
              maxLength={3_000}
              defaultValue={refusal?.typed['reason']}
              error={refusal?.fields['reason']}
              required
            />
          </>
        }
      >
        {m.privacy_extend_text({ day: formatDay(view.extendedDueOn, getLocale()) })}
      </ConfirmStep>
    </div>
  );
}

/** The action of the request: the copy, the withdrawal, the end of marketing, the erasure. */
export function RequestAction({ view }: { view: RequestView }) {
  if (!isOpenState(view.state)) return null;
  const isReady = view.accountId !== null && view.isIdentityChecked;
  return (
    <AdminSection
      id="do"
      title={m.privacy_do()}
      {...(view.accountId === null
        ? { intro: m.privacy_do_no_account() }
        : isReady
          ? {}
          : { intro: m.privacy_do_identity() })}
    >
      {isReady ? <ReadyAction view={view} /> : null}
    </AdminSection>
  );
}

function ReadyAction({ view: { id, kind, version } }: { view: RequestView }) {
  const seen = <Seen version={version} />;
  if (kind === 'access' || kind === 'portability')
    return (
      <CsrfForm action={`/staff/privacy/${id}/copy`} className="flex flex-wrap gap-3">
        {seen}
        <Button>{m.privacy_do_copy()}</Button>
        <p className="basis-full text-muted">{m.privacy_do_copy_text()}</p>
      </CsrfForm>
    );
  if (kind === 'withdrawal')
    return (
      <ConfirmStep label={m.privacy_do_withdraw()} intent="withdraw" fields={seen}>
        {m.privacy_do_withdraw_text()}
      </ConfirmStep>
    );
  if (kind === 'marketing_stop')
    return (
      <ConfirmStep label={m.privacy_do_marketing()} intent="stop_marketing" fields={seen}>
        {m.privacy_do_marketing_text()}
      </ConfirmStep>
    );
  if (kind === 'deletion')
    return (
      <ConfirmStep label={m.privacy_do_erase()} intent="erase" fields={seen}>
        {m.privacy_do_erase_text()}
      </ConfirmStep>
    );
  return <p className="measure">{m.privacy_do_correct()}</p>;
}
