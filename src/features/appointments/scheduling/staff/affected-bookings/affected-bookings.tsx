import { Button } from '#src/design/form/button.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import type { AffectedBooking } from '#src/features/appointments/scheduling/affected-bookings/affected-bookings.server.ts';
import { BookingDecision } from './booking-decision.tsx';

/** The bookings that a change of the schedule affects, with a decision for each. The form sends the change again. */
export function AffectedBySchedule({
  affected,
  sent,
  back,
}: {
  affected: readonly AffectedBooking[];
  /** The fields of the change, as they were sent. */
  sent: readonly [string, string][];
  back: string;
}) {
  return (
    <AdminSection id="affected" title={m.schedules_affected_title()}>
      <p className="measure mb-1" role="status">
        {affected.length === 1 ? m.schedules_affected_one() : m.schedules_affected({ count: affected.length })}
      </p>
      <p className="measure mb-4 text-muted">{m.schedules_affected_told()}</p>
      <CsrfForm className="grid gap-5">
        <input type="hidden" name="decided" value="yes" />
        {sent.map(([name, value], index) => (
          <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
        ))}
        {affected.map((booking) => (
          <BookingDecision key={booking.reference} booking={booking} mayStay />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          <Button>{m.schedules_affected_save()}</Button>
          <SiteLink href={back} className="inline-flex min-h-11 items-center">
            {m.schedules_affected_back()}
          </SiteLink>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}
