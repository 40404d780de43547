import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { AffectedBooking } from '#src/features/appointments/scheduling/affected-bookings/affected-bookings.server.ts';

/**
 * The decision for one affected booking: a question about another time, another time at once, cancel, or, where the
 * change allows it, no change.
 */
export function BookingDecision({
  booking: { reference, patientName, startsAt, proposals, questions },
  mayStay = false,
}: {
  booking: AffectedBooking;
  mayStay?: boolean;
}) {
  const options = [
    ...questions.map((time) => ({
      value: `ask:${time.toISOString()}`,
      label: m.new_times_desk_choose_ask({ when: formatDateTime(time, getLocale()) }),
    })),
    ...proposals.map((time) => ({
      value: time.toISOString(),
      label: m.front_desk_leave_move({ when: formatDateTime(time, getLocale()) }),
    })),
    ...(mayStay ? [{ value: 'stay', label: m.schedules_booking_stays() }] : []),
    { value: 'cancel', label: m.front_desk_leave_cancel() },
  ];
  return (
    <div className="grid items-end gap-3 border-b border-line pb-4 sm:grid-cols-2">
      <p>
        <SiteLink href={`/staff/appointments/${reference}`} className="font-semibold">
          {patientName}
        </SiteLink>
        <br />
        {formatDateTime(startsAt, getLocale())} · {reference}
      </p>
      <SelectField name={`plan-${reference}`} label={m.front_desk_leave_instead()} options={options} />
    </div>
  );
}
