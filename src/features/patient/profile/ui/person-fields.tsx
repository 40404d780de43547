import { DateField } from '#src/design/form/date-field.tsx';
import { RadioGroup, SelectField, TextField, type Option } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import type { FormRefusal } from '#src/platform/http/form-answer.ts';
import type { PersonView } from '#src/features/patient/persons/persons.server.ts';
import { shownValue } from './account-form.tsx';

interface PersonFieldsProps {
  refusal: FormRefusal | undefined;
  person: PersonView | null;
  countries: readonly Option[];
}

/** Name, identity number, nationality, day of birth and gender: for the patient and for dependants. */
export function PersonFields({ refusal, person, countries }: PersonFieldsProps) {
  const errors = refusal?.fields ?? {};
  const value = (name: string, stored: string | null | undefined) => shownValue(refusal, name, stored);
  return (
    <>
      <TextField
        label={m.profile_field_full_name()}
        name="name"
        hint={m.profile_field_full_name_hint()}
        autoComplete="off"
        defaultValue={value('name', person?.name)}
        error={errors['name']}
        maxLength={120}
        required
      />
      <RadioGroup
        legend={m.profile_field_id_kind()}
        name="idKind"
        defaultValue={value('idKind', person?.idKind ?? 'nric')}
        error={errors['idKind']}
        isInline
        options={[
          { value: 'nric', label: m.profile_id_nric() },
          { value: 'passport', label: m.profile_id_passport() },
        ]}
      />
      {/* The stored number is never filled in. A number that was just typed is shown again once, in this private
          document, which is not stored. */}
      <TextField
        label={m.profile_field_id_number()}
        name="idNumber"
        error={errors['idNumber']}
        autoComplete="off"
        maxLength={30}
        defaultValue={value('idNumber', undefined)}
        hint={
          person?.idMask ? m.profile_field_id_number_kept({ mask: person.idMask }) : m.profile_field_id_number_hint()
        }
      />
      <SelectField
        label={m.profile_field_nationality()}
        name="nationality"
        options={countries}
        emptyLabel={m.profile_field_choose()}
        defaultValue={value('nationality', person?.nationality ?? 'MY')}
        error={errors['nationality']}
      />
      <DateField
        legend={m.profile_field_birth()}
        name="dateOfBirth"
        isOwnBirthday={person?.relationship === 'self'}
        hint={m.profile_field_birth_hint()}
        defaultValue={value('dateOfBirth', person?.dateOfBirth)}
        error={errors['dateOfBirth']}
      />
      <RadioGroup
        legend={m.profile_field_gender()}
        name="gender"
        defaultValue={value('gender', person?.gender)}
        error={errors['gender']}
        isInline
        options={[
          { value: 'female', label: m.profile_gender_female() },
          { value: 'male', label: m.profile_gender_male() },
        ]}
      />
    </>
  );
}
