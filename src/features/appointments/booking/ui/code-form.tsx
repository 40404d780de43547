import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import type { TypedDetails } from '#src/features/appointments/appointments/appointments.server.ts';

/** The code from the SMS, with everything typed before in hidden fields: a new code or a step back loses nothing. */
export function CodeForm({
  typed,
  fields,
  goOn = m.appointments_confirm(),
}: {
  typed: TypedDetails;
  fields: Record<string, string>;
  goOn?: string;
}) {
  return (
    <div className="space-y-6">
      <CsrfForm noValidate className="space-y-6">
        <input type="hidden" name="intent" value="code" />
        <Carried typed={typed} />
        <TextField
          label={m.appointments_code()}
          name="code"
          hint={m.appointments_code_hint({ phone: typed.phone })}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={fields['code']}
          maxLength={6}
          pattern="[0-9]{6}"
          className="max-w-72"
          required
        />
        <Button type="submit" className="w-full sm:w-auto">
          {goOn}
        </Button>
      </CsrfForm>
      <div className="flex flex-wrap gap-3">
        <CsrfForm>
          <input type="hidden" name="intent" value="resend" />
          <Carried typed={typed} />
          <Button variant="secondary">{m.appointments_resend()}</Button>
        </CsrfForm>
        <CsrfForm>
          <input type="hidden" name="intent" value="edit" />
          <Carried typed={typed} />
          <Button variant="quiet">{m.appointments_edit_details()}</Button>
        </CsrfForm>
      </div>
    </div>
  );
}

function Carried({ typed }: { typed: TypedDetails }) {
  return Object.entries(typed).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
