import { useState, type FormEvent } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { ConsentField } from '#src/design/form/consent-field.tsx';
import { DateField } from '#src/design/form/date-field.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { RadioGroup, SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { NewPassword } from '../new-password.tsx';
import { register, type RegistrationOutcome } from './registration-call.ts';

interface RegistrationFormProps {
  typed: Record<string, string>;
  fields: Record<string, string>;
  message?: string;
  noticeVersion: string;
  minimum: number;
  countries: { value: string; label: string }[];
  /** The link was sent to this address. */
  onDone(sentTo: string): void;
}

/**
 * The registration form; bookings, cards and guarantee letters are filled in from it later. Without scripts the page
 * answers; with scripts the specification's call does, so that a lost connection does not lose what was typed.
 */
export function RegistrationForm({ noticeVersion, minimum, countries, onDone, ...refused }: RegistrationFormProps) {
  const [answer, setAnswer] = useState<RegistrationOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const { fields, message } = answer ?? refused;
  // The call's answer also marks the part of the date that must be corrected.
  const typed = { ...refused.typed, ...answer?.typed };
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await register(new FormData(event.currentTarget));
    setIsBusy(false);
    if (outcome.sentTo) onDone(outcome.sentTo);
    else setAnswer(outcome);
  }
  return (
    <>
      <ErrorSummary errors={Object.entries(fields).map(([name, text]) => ({ name, message: text }))} />
      {message ? <Notice tone="error">{message}</Notice> : null}
      <CsrfForm
        noValidate
        onSubmit={send}
        className="space-y-6 rounded-petal border border-line bg-white p-6 shadow-card md:p-8"
        data-no-draft=""
      >
        <TextField
          label={m.session_name()}
          name="name"
          hint={m.session_name_hint()}
          autoComplete="name"
          defaultValue={typed['name']}
          error={fields['name']}
          maxLength={120}
          required
        />
        <TextField
          label={m.session_email()}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={typed['email']}
          error={fields['email']}
          maxLength={254}
          required
        />
        <TextField
          label={m.session_phone()}
          name="phone"
          type="tel"
          inputMode="tel"
          hint={m.session_phone_hint()}
          autoComplete="tel"
          defaultValue={typed['phone']}
          error={fields['phone']}
          maxLength={30}
          required
        />
        <IdentityFields typed={typed} fields={fields} countries={countries} />
        <NewPassword minimum={minimum} error={fields['password']} />
        <ConsentField
          sentence={m.design_consent()}
          href="/pdpa"
          name="consent_version"
          value={noticeVersion}
          defaultChecked={typed['consent_version'] === noticeVersion}
          error={fields['consent_version']}
        />
        <Button type="submit" className="w-full sm:w-auto" aria-disabled={isBusy}>
          {m.session_create_account()}
        </Button>
      </CsrfForm>
    </>
  );
}

/** Identity number, day of birth, gender and nationality. */
function IdentityFields({ typed, fields, countries }: Pick<RegistrationFormProps, 'typed' | 'fields' | 'countries'>) {
  return (
    <>
      <RadioGroup
        legend={m.session_id_kind()}
        name="id_kind"
        defaultValue={typed['id_kind'] ?? 'nric'}
        error={fields['id_kind']}
        options={[
          { value: 'nric', label: m.session_id_nric() },
          { value: 'passport', label: m.session_id_passport() },
        ]}
      />
      <TextField
        label={m.session_id_number()}
        name="id_number"
        hint={m.session_id_number_hint()}
        autoComplete="off"
        defaultValue={typed['id_number']}
        error={fields['id_number']}
        maxLength={30}
        required
      />
      <SelectField
        label={m.session_nationality()}
        name="nationality"
        hint={m.session_nationality_hint()}
        defaultValue={typed['nationality'] ?? 'MY'}
        error={fields['nationality']}
        options={countries}
      />
      <DateField
        legend={m.session_birth()}
        name="date_of_birth"
        hint={m.session_birth_hint()}
        isOwnBirthday
        defaultValue={typed['date_of_birth']}
        error={fields['date_of_birth']}
      />
      <RadioGroup
        legend={m.session_gender()}
        name="gender"
        defaultValue={typed['gender']}
        error={fields['gender']}
        options={[
          { value: 'female', label: m.session_female() },
          { value: 'male', label: m.session_male() },
        ]}
      />
    </>
  );
}
