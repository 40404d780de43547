import { Button } from '#src/design/button.tsx';
import { ErrorSummary } from '#src/design/error-summary.tsx';
import { CheckboxField, RadioGroup, SelectField, TextField } from '#src/design/field.tsx';
import { Notice } from '#src/design/notice.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { ZoneForm } from '#src/design/zone-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { NewPassword } from './new-password.tsx';

interface RegistrationFormProps {
  typed: Record<string, string>;
  fields: Record<string, string>;
  message?: string;
  noticeVersion: string;
  minimum: number;
  countries: { value: string; label: string }[];
}

/** Who you are, once: bookings, cards and guarantee letters fill themselves in from it. */
export function RegistrationForm({ typed, fields, message, noticeVersion, minimum, countries }: RegistrationFormProps) {
  return (
    <>
      <ErrorSummary errors={Object.entries(fields).map(([name, text]) => ({ name, message: text }))} />
      {message ? <Notice tone="error">{message}</Notice> : null}
      <ZoneForm
        noValidate
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
        <TextField
          label={m.session_birth()}
          name="date_of_birth"
          type="date"
          hint={m.session_birth_hint()}
          autoComplete="bday"
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
        <NewPassword minimum={minimum} error={fields['password']} />
        <div>
          <p className="mb-2">
            <SiteLink href="/pdpa">{m.session_notice_link()}</SiteLink>
          </p>
          <CheckboxField
            label={m.session_consent({ version: noticeVersion })}
            name="consent_version"
            value={noticeVersion}
            defaultChecked={typed['consent_version'] === noticeVersion}
            error={fields['consent_version']}
          />
        </div>
        <Button type="submit" className="w-full sm:w-auto">
          {m.session_create_account()}
        </Button>
      </ZoneForm>
    </>
  );
}
