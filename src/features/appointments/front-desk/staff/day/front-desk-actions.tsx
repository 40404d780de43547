import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { FrontDeskAppointmentDetails } from '#src/features/appointments/front-desk/front-desk-appointment.server.ts';
import { stepWords } from '../front-desk-words.tsx';
import { longestReason, longestNote } from '#src/features/appointments/front-desk/front-desk.rules.ts';

interface AppointmentActionsProps {
  appointment: FrontDeskAppointmentDetails;
  /** The day whose available slots are shown. */
  day: string;
  times: readonly Date[];
  isMoving: boolean;
  refusal: { fields: Record<string, string>; typed: Record<string, string> } | undefined;
}

/** The possible steps for an appointment in its state: the usual next step first. */
export function AppointmentActions({ appointment, day, times, isMoving, refusal }: AppointmentActionsProps) {
  const failed = refusal?.typed.intent;
  return (
    <div className="mb-8 flex flex-wrap items-start gap-3">
      {appointment.steps.map((step, index) => (
        <CsrfForm key={step}>
          <Button name="intent" value={step} variant={index === 0 ? 'primary' : 'secondary'}>
            {stepWords(step)}
          </Button>
        </CsrfForm>
      ))}
      {appointment.isMovable && (
        <MoveAppointment
          reference={appointment.reference}
          day={day}
          times={times}
          isOpen={isMoving || failed === 'move'}
          error={refusal?.fields.slot}
        />
      )}
      {appointment.isCancellable && (
        <ConfirmStep
          label={m.front_desk_cancel()}
          intent="cancel"
          isOpen={failed === 'cancel'}
          fields={
            <TextArea
              name="reason"
              label={m.staff_reason()}
              hint={m.front_desk_cancel_hint()}
              rows={2}
              maxLength={longestReason}
              error={failed === 'cancel' ? refusal?.fields.reason : undefined}
            />
          }
        >
          {m.front_desk_cancel_text()}
        </ConfirmStep>
      )}
      <details className="group open:w-full" open={failed === 'note'}>
        <summary className="no-marker inline-flex min-h-11 items-center rounded-soft border-2 border-field bg-white px-5 py-2 font-semibold text-deep hover:border-teal">
          {m.front_desk_note_add()}
        </summary>
        <CsrfForm className="mt-3 grid max-w-xl gap-4 rounded-soft border border-line bg-white p-4">
          <TextArea
            name="note"
            label={m.front_desk_note()}
            hint={m.front_desk_note_hint()}
            rows={3}
            maxLength={longestNote}
            error={refusal?.fields.note}
          />
          <div>
            <Button name="intent" value="note">
              {m.staff_save()}
            </Button>
          </div>
        </CsrfForm>
      </details>
    </div>
  );
}

/** Choose a day first, then one of its available slots. */
function MoveAppointment({
  reference,
  day,
  times,
  isOpen,
  error,
}: {
  reference: string;
  day: string;
  times: readonly Date[];
  isOpen: boolean;
  error: string | undefined;
}) {
  return (
    <details open={isOpen} className="group open:w-full">
      <summary className="no-marker inline-flex min-h-11 items-center rounded-soft border-2 border-field bg-white px-5 py-2 font-semibold text-deep hover:border-teal">
        {m.front_desk_move()}
      </summary>
      <div className="mt-3 grid max-w-xl gap-5 rounded-soft border border-line bg-white p-4">
        <form method="get" className="flex flex-wrap items-end gap-3">
          <TextField type="date" name="move" label={m.front_desk_day()} defaultValue={day} />
          <Button variant="secondary">{m.front_desk_move_show()}</Button>
        </form>
        {times.length === 0 ? (
          <p className="text-muted">{m.front_desk_move_none()}</p>
        ) : (
          <CsrfForm key={reference} className="grid gap-4">
            <SelectField
              name="slot"
              label={m.front_desk_time()}
              error={error}
              options={times.map((time) => ({ value: time.toISOString(), label: formatDateTime(time, getLocale()) }))}
            />
            <TextField name="moveReason" label={m.staff_reason()} maxLength={longestReason} />
            <div>
              <Button name="intent" value="move">
                {m.front_desk_move_do()}
              </Button>
            </div>
          </CsrfForm>
        )}
      </div>
    </details>
  );
}
