import { ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { DoctorPortrait } from '#src/design/pictures/doctor-portrait.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { NextAppointment as Next } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { AppointmentStateChip } from '#src/features/appointments/appointments/ui/appointment-state.tsx';
import { DirectionsLink } from '#src/features/find-care/hospitals/ui/directions-link.tsx';
import { m } from '#src/paraglide/messages.js';

/** The next appointment with its actions; without one, the link to book. */
export function NextAppointment({ appointment, more }: { appointment: Next | undefined; more: number }) {
  return (
    <section aria-labelledby="next">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="next" className="text-xl">
          {m.profile_home_next()}
        </h2>
        {more > 0 ? (
          <SiteLink href="/my-appointments" className="inline-flex min-h-11 items-center font-semibold">
            {m.profile_home_more()}
          </SiteLink>
        ) : null}
      </div>
      {appointment ? (
        <Card className="mt-2 p-5 md:p-6">
          <Facts appointment={appointment} />
          <Actions appointment={appointment} />
        </Card>
      ) : (
        <Card className="mt-2 flex flex-wrap items-center justify-between gap-4 p-5 md:p-6">
          <p>{m.profile_home_none()}</p>
          <ButtonLink href="/book">{m.site_nav_book()}</ButtonLink>
        </Card>
      )}
    </section>
  );
}

function Facts({ appointment }: { appointment: Next }) {
  const { doctorName, hospitalName, mode, patientName, room, status, when } = appointment;
  return (
    <div className="flex gap-4">
      <div className="size-16 shrink-0 overflow-hidden rounded-petal bg-pale sm:size-20">
        <DoctorPortrait doctor={appointment} sizes="5rem" />
      </div>
      <div className="min-w-0">
        <p className="text-lg leading-snug font-semibold break-keep text-deep md:text-xl">
          <SiteLink
            href={`/my-appointments/${appointment.reference}`}
            className="text-deep no-underline hover:underline"
          >
            {when}
          </SiteLink>
        </p>
        <p className="mt-1">
          {doctorName}
          <span className="block text-muted">{m.appointments_mine_for({ name: patientName })}</span>
        </p>
        <p className="mt-1 flex gap-2 text-muted">
          <Icon name={mode === 'teleconsult' ? 'video' : 'pin'} size={18} className="mt-1 text-teal" />
          <span className="min-w-0">
            {mode === 'teleconsult'
              ? m.appointments_mode_teleconsult()
              : [hospitalName, room].filter(Boolean).join(', ')}
          </span>
        </p>
        {status === 'confirmed' ? null : (
          <p className="mt-2">
            <AppointmentStateChip status={status} />
          </p>
        )}
      </div>
    </div>
  );
}

function Actions({
  appointment: { reference, mode, hasCall, isChangeable, hospitalName, location },
}: {
  appointment: Next;
}) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-4">
      {hasCall ? <ButtonLink href={`/my-appointments/${reference}/join`}>{m.teleconsult_go()}</ButtonLink> : null}
      {mode === 'in_person' ? <DirectionsLink location={location} name={hospitalName} /> : null}
      {isChangeable ? (
        <SiteLink
          href={`/my-appointments/${reference}/reschedule`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Icon name="clock" size={18} />
          {m.appointments_mine_move()}
        </SiteLink>
      ) : null}
      <SiteLink
        href={`/my-appointments/${reference}/calendar`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <Icon name="calendar" size={18} />
        {m.appointments_add_to_calendar()}
      </SiteLink>
    </p>
  );
}
