import { Card } from '#src/design/content/card.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { PatientAppointment } from '../patient-appointments.server.ts';
import type { OwnProposal } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { OwnNewTime } from '#src/features/appointments/time-proposals/ui/own-new-time.tsx';
import { AppointmentStateChip } from '#src/features/appointments/appointments/ui/appointment-state.tsx';

/** Time, doctor, hospital and person, with a link to the whole appointment. */
export function PatientAppointmentCard({
  appointment,
  proposal,
}: {
  appointment: PatientAppointment;
  /** The new time about which the patient is asked. */
  proposal?: OwnProposal | undefined;
}) {
  const { reference, status, mode, doctorName, hospitalName, patientName, when } = appointment;
  return (
    <Card as="article" className="grid gap-x-6 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="text-lg">
          <SiteLink href={`/my-appointments/${reference}`} className="text-deep no-underline hover:underline">
            {when}
          </SiteLink>
        </h3>
        <p className="mt-1 font-medium">{doctorName}</p>
        <p className="flex gap-2 text-muted">
          <Icon name={mode === 'teleconsult' ? 'video' : 'pin'} size={18} className="mt-1 text-teal" />
          <span className="min-w-0">{mode === 'teleconsult' ? m.appointments_mode_teleconsult() : hospitalName}</span>
        </p>
        <p className="flex gap-2 text-muted">
          <Icon name="user" size={18} className="mt-1 text-teal" />
          <span className="min-w-0">{m.appointments_mine_for({ name: patientName })}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:flex-col sm:items-end">
        <AppointmentStateChip status={status} />
        <span className="text-[0.9375rem] text-muted tabular-nums">{reference}</span>
      </div>
      {proposal ? (
        <div className="sm:col-span-2">
          <OwnNewTime proposal={proposal} />
        </div>
      ) : null}
    </Card>
  );
}
