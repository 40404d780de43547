import { RadioGroup, TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import type { Booker, TypedDetails } from '#src/features/appointments/appointments/appointments.server.ts';
import { longest } from '#src/features/appointments/appointments/reservation/booking-details.rules.ts';

interface Props {
  typed: Partial<TypedDetails>;
  fields: Record<string, string>;
}

interface ContactProps extends Props {
  booker: Booker | null;
  needsMail: boolean;
}

/** Phone and mail address of the person who books. */
export function ContactFields({ typed, fields, booker, needsMail }: ContactProps) {
  return (
    <>
      <TextField
        label={m.appointments_phone()}
        name="phone"
        type="tel"
        inputMode="tel"
        hint={booker?.isPhoneProved ? m.appointments_phone_proved() : m.appointments_phone_hint()}
        autoComplete="tel"
        defaultValue={typed.phone ?? booker?.phone ?? undefined}
        error={fields['phone']}
        maxLength={longest.phone}
        required
      />
      <TextField
        label={needsMail ? m.waiting_email() : m.appointments_email()}
        name="email"
        type="email"
        inputMode="email"
        hint={needsMail ? m.waiting_email_hint() : m.appointments_email_hint()}
        required={needsMail}
        autoComplete="email"
        defaultValue={typed.email ?? booker?.email}
        error={fields['email']}
        maxLength={longest.email}
      />
    </>
  );
}

/** Whether the patient was here before, and who pays. */
export function AppointmentFields({ typed, fields }: Props) {
  return (
    <>
      <RadioGroup
        legend={m.appointments_visit()}
        name="visit"
        defaultValue={typed.visit}
        error={fields['visit']}
        options={[
          { value: 'new', label: m.appointments_visit_new() },
          { value: 'returning', label: m.appointments_visit_returning() },
        ]}
      />
      {/* Works without scripts: the insurer's name is asked for only when an insurer pays. */}
      <div className="group/payer space-y-6">
        <RadioGroup
          legend={m.appointments_payer()}
          name="payer"
          defaultValue={typed.payer}
          error={fields['payer']}
          options={[
            { value: 'self_pay', label: m.appointments_payer_self() },
            { value: 'insurer', label: m.appointments_payer_insurer(), hint: m.appointments_payer_insurer_hint() },
          ]}
        />
        <TextField
          label={m.appointments_insurer()}
          name="insurer"
          hint={m.appointments_insurer_hint()}
          defaultValue={typed.insurer}
          error={fields['insurer']}
          maxLength={longest.insurer}
          className="hidden group-has-[input[value=insurer]:checked]/payer:block"
        />
      </div>
    </>
  );
}
