import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Leave } from '#src/features/appointments/scheduling/leave/doctor-leave.server.ts';
import type { AffectedBooking } from '#src/features/appointments/scheduling/affected-bookings/affected-bookings.server.ts';
import { BookingDecision } from '../affected-bookings/booking-decision.tsx';
import { leaveWords } from './leave-words.ts';
import { leaveLimits } from '#src/features/appointments/scheduling/leave/leave.rules.ts';

/** The bookings that the leave affects, with a decision for each; nothing is written yet. */
export function LeavePreview({
  leave,
  affected,
  doctor,
}: {
  leave: Leave;
  affected: readonly AffectedBooking[];
  doctor: string;
}) {
  return (
    <AdminSection id="leave-preview" title={doctor} intro={leaveWords(leave, getLocale())}>
      <p className="measure mb-4">
        {affected.length === 0 ? m.front_desk_leave_nobody() : m.front_desk_leave_affected({ count: affected.length })}
      </p>
      <CsrfForm className="grid gap-5">
        <input type="hidden" name="doctor" value={leave.doctorId} />
        <input type="hidden" name="from" value={leave.startsOn} />
        <input type="hidden" name="to" value={leave.endsOn} />
        <input type="hidden" name="part" value={leave.startsAt || leave.endsAt ? 'hours' : 'days'} />
        <input type="hidden" name="fromTime" value={leave.startsAt ?? ''} />
        <input type="hidden" name="toTime" value={leave.endsAt ?? ''} />
        {affected.map((booking) => (
          <BookingDecision key={booking.reference} booking={booking} />
        ))}
        <TextField
          name="reason"
          label={m.staff_reason()}
          hint={m.front_desk_leave_reason_hint()}
          maxLength={leaveLimits.reason}
          className="max-w-xl"
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="enter">
            {m.front_desk_leave_enter()}
          </Button>
          <SiteLink href="/staff/leave" className="inline-flex min-h-11 items-center">
            {m.front_desk_leave_back()}
          </SiteLink>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}
