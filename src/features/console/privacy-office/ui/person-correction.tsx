import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField, type Option } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { Disclosure } from '#src/features/console/frame/ui/disclosure.tsx';
import type { PatientRecord } from '../patient-look-up.server.ts';

interface Props {
  person: PatientRecord['persons'][number];
  countries: readonly Option[];
  refusal: ActionRefusal | undefined;
}

/**
 * A person of the account, and the form that corrects the person's data: collapsed, so that the persons can be read in
 * a row.
 */
export function PersonCorrection({ person, countries, refusal }: Props) {
  const typed = (name: string, stored: string | null) => refusal?.typed[name] ?? stored ?? '';
  const error = (name: string) => refusal?.fields[name];
  return (
    <Disclosure
      title={[person.name, person.dateOfBirth, person.idMask].filter(Boolean).join(' · ')}
      isOpen={refusal !== undefined}
    >
      <CsrfForm className="grid max-w-2xl gap-5" noValidate>
        <input type="hidden" name="personId" value={person.id} />
        <TextField
          name="name"
          label={m.privacy_full_name()}
          defaultValue={typed('name', person.name)}
          error={error('name')}
          maxLength={120}
        />
        <TextField
          name="dateOfBirth"
          type="date"
          label={m.privacy_birth()}
          defaultValue={typed('dateOfBirth', person.dateOfBirth)}
          error={error('dateOfBirth')}
        />
        <SelectField
          name="gender"
          label={m.privacy_gender()}
          options={[
            { value: 'female', label: m.privacy_female() },
            { value: 'male', label: m.privacy_male() },
          ]}
          emptyLabel={m.privacy_none()}
          defaultValue={typed('gender', person.gender)}
        />
        <SelectField
          name="nationality"
          label={m.privacy_nationality()}
          options={countries}
          emptyLabel={m.privacy_none()}
          defaultValue={typed('nationality', person.nationality)}
          error={error('nationality')}
        />
        <SelectField
          name="idKind"
          label={m.privacy_id_kind()}
          options={[
            { value: 'nric', label: m.privacy_nric() },
            { value: 'passport', label: m.privacy_passport() },
          ]}
          emptyLabel={m.privacy_none()}
          defaultValue={typed('idKind', person.idKind)}
          error={error('idKind')}
        />
        <TextField
          name="idNumber"
          label={m.privacy_id_number()}
          hint={m.privacy_id_number_hint()}
          defaultValue={typed('idNumber', null)}
          error={error('idNumber')}
          maxLength={30}
          autoComplete="off"
        />
        <TextField
          name="reason"
          label={m.privacy_correct_reason()}
          hint={m.privacy_reason_hint()}
          defaultValue={typed('reason', null)}
          error={error('reason')}
          maxLength={500}
          required
        />
        <div>
          <Button>{m.privacy_correct()}</Button>
        </div>
      </CsrfForm>
    </Disclosure>
  );
}
