import { Button } from '#src/design/form/button.tsx';
import { ConsentField } from '#src/design/form/consent-field.tsx';
import { RadioGroup, SelectField, TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { ContactFields, AppointmentFields } from './appointment-fields.tsx';
import { UrgentTextArea } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { AvailableSlot } from '#src/features/appointments/appointments/scheduler.schema.ts';
import type { Booker, TypedDetails } from '#src/features/appointments/appointments/appointments.server.ts';
import { longest } from '#src/features/appointments/appointments/reservation/booking-details.rules.ts';

export interface DetailsFormProps {
  typed: Partial<TypedDetails>;
  fields: Record<string, string>;
  /** The held slot, sent along so that it can be held again when the hold has expired. */
  slot: string;
  hospitalId: number | string;
  /** Other slots, where the requested one is lost. */
  times: readonly AvailableSlot[];
  noticeVersion: string;
  /** The person of the account, where one was chosen before. */
  personId?: string | undefined;
  /** The signed-in patient: chooses a person, and finds the account's phone and mail filled in. */
  booker: Booker | null;
  formKey: string;
  /** Whether a mail address is required, because the answer comes by mail alone. */
  needsMail?: boolean;
  /** Label of the button where the number is verified. */
  goOn?: string;
}

/** The details form: patient, contact and reason. Nothing typed is lost when there is an error. */
export function DetailsForm({
  typed,
  fields,
  slot,
  hospitalId,
  times,
  noticeVersion,
  booker,
  formKey,
  personId,
  needsMail = false,
  goOn = m.appointments_go_on(),
}: DetailsFormProps) {
  return (
    <CsrfForm noValidate className="space-y-6">
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="hospital" value={hospitalId} />
      {times.length > 0 ? (
        <OtherTimes times={times} error={fields['slot']} />
      ) : (
        <input type="hidden" name="slot" value={slot} />
      )}
      {booker ? (
        <ForWhom booker={booker} chosen={typed.person || personId} error={fields['person']} formKey={formKey} />
      ) : null}
      {booker ? null : (
        <TextField
          label={m.appointments_name()}
          name="name"
          hint={m.appointments_name_hint()}
          autoComplete="name"
          defaultValue={typed.name}
          error={fields['name']}
          maxLength={longest.name}
          required
        />
      )}
      <ContactFields typed={typed} fields={fields} booker={booker} needsMail={needsMail} />
      <AppointmentFields typed={typed} fields={fields} />
      <UrgentTextArea
        label={m.appointments_reason()}
        name="reason"
        hint={m.appointments_reason_hint()}
        defaultValue={typed.reason}
        error={fields['reason']}
        rows={3}
        maxLength={longest.reason}
      />
      <ConsentField
        sentence={m.design_consent()}
        href="/pdpa"
        name="consentVersion"
        value={noticeVersion}
        defaultChecked={typed.consentVersion === noticeVersion}
        error={fields['consentVersion']}
      />
      <Button type="submit" className="w-full sm:w-auto">
        {booker?.isPhoneProved ? goOn : m.appointments_send_code()}
      </Button>
    </CsrfForm>
  );
}

/** The choice between the patient and the dependants; the key makes a form that is sent twice one booking. */
function ForWhom({
  booker,
  chosen,
  error,
  formKey,
}: {
  booker: Booker;
  chosen: string | undefined;
  error: string | undefined;
  formKey: string;
}) {
  return (
    <>
      <input type="hidden" name="key" value={formKey} />
      <RadioGroup
        legend={m.appointments_for_whom()}
        name="person"
        defaultValue={chosen ?? booker.persons[0]?.id}
        error={error}
        options={booker.persons.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

function OtherTimes({ times, error }: { times: readonly AvailableSlot[]; error: string | undefined }) {
  const language = getLocale();
  const options = times.map(({ startsAt }) => ({
    value: startsAt.toISOString(),
    label: formatDateTime(startsAt, language),
  }));
  return <SelectField label={m.appointments_other_time()} name="slot" options={options} error={error} />;
}
