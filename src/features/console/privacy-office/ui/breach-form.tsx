import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, TextArea, TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import type { BreachView } from '../breaches.server.ts';
import { Seen } from './request-forms.tsx';

/** A moment as a browser's field takes it, in Malaysian time. */
const local = (at: Date | null | undefined) =>
  at ? new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16) : '';

/** The facts of a breach; for a recorded one also its notifications and its end. */
export function BreachForm({ breach, refusal }: { breach?: BreachView; refusal: ActionRefusal | undefined }) {
  const typed = (name: string, stored: string | undefined) => refusal?.typed[name] ?? stored ?? '';
  const error = (name: string) => refusal?.fields[name];
  const isTicked = (name: string, stored: boolean | undefined) =>
    refusal ? refusal.typed[name] === 'yes' : (stored ?? false);
  return (
    <CsrfForm className="grid max-w-2xl gap-5" noValidate>
      {breach && <Seen version={breach.version} />}
      <TextField
        name="title"
        label={m.privacy_breach_title()}
        hint={m.privacy_breach_title_hint()}
        defaultValue={typed('title', breach?.title)}
        error={error('title')}
        maxLength={160}
        required
      />
      <Moment
        name="discoveredAt"
        label={m.privacy_discovered()}
        hint={m.privacy_discovered_hint()}
        {...{ typed, error }}
        at={breach?.discoveredAt}
      />
      <TextArea
        name="description"
        label={m.privacy_breach_description()}
        defaultValue={typed('description', breach?.description)}
        error={error('description')}
        rows={6}
        maxLength={5_000}
        required
      />
      <TextField
        name="people"
        label={m.privacy_people()}
        hint={m.privacy_people_hint()}
        inputMode="numeric"
        defaultValue={typed('people', breach ? String(breach.people) : undefined)}
        error={error('people')}
        maxLength={9}
        required
      />
      <CheckboxField
        name="isSensitive"
        label={m.privacy_sensitive()}
        defaultChecked={isTicked('isSensitive', breach?.isSensitive)}
      />
      <CheckboxField
        name="isHarmful"
        label={m.privacy_harmful()}
        defaultChecked={isTicked('isHarmful', breach?.isHarmful)}
      />
      <TextArea
        name="measures"
        label={m.privacy_measures()}
        defaultValue={typed('measures', breach?.measures)}
        error={error('measures')}
        maxLength={5_000}
      />
      {breach && (
        <>
          <Moment
            name="commissionerAt"
            label={m.privacy_told_commissioner()}
            {...{ typed, error }}
            at={breach.commissionerAt}
          />
          <Moment name="peopleAt" label={m.privacy_told_people()} {...{ typed, error }} at={breach.peopleAt} />
          <Moment name="detailsAt" label={m.privacy_told_details()} {...{ typed, error }} at={breach.detailsAt} />
          <CheckboxField
            name="isClosed"
            label={m.privacy_breach_close()}
            hint={m.privacy_breach_close_hint()}
            defaultChecked={isTicked('isClosed', breach.closedAt !== null)}
          />
        </>
      )}
      <div>
        <Button>{m.staff_save()}</Button>
      </div>
    </CsrfForm>
  );
}

interface MomentProps {
  name: string;
  label: string;
  hint?: string;
  at: Date | null | undefined;
  typed: (name: string, stored: string | undefined) => string;
  error: (name: string) => string | undefined;
}

function Moment({ name, label, hint, at, typed, error }: MomentProps) {
  return (
    <TextField
      name={name}
      type="datetime-local"
      label={label}
      hint={hint}
      defaultValue={typed(name, local(at))}
      error={error(name)}
    />
  );
}
