import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { callLimits } from '#src/features/appointments/appointments/teleconsult-window.rules.ts';
import { m } from '#src/paraglide/messages.js';
import type { OwnAppointment } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import type { BookableDoctor } from '#src/features/appointments/appointments/appointments.server.ts';
import { Fact } from '#src/features/appointments/appointments/ui/booking-summary.tsx';

/** The finished booking: its reference, what happens next, what to bring, how to cancel. */
export function BookingDone({
  doctor,
  booking,
  isPatient,
}: {
  doctor: BookableDoctor;
  booking: OwnAppointment & { when: string; notice: string | null };
  isPatient: boolean;
}) {
  if (booking.status === 'cancelled') return <Cancelled doctor={doctor} booking={booking} />;
  const isRequested = booking.status === 'requested';
  const room = { minutes: callLimits.opensMinutesBefore };
  const phone = (doctor.hospitals.find(({ id }) => id === booking.hospitalId) ?? doctor.hospitals[0])?.phone;
  return (
    <div className="space-y-8">
      {booking.notice ? <Notice tone="warning">{booking.notice}</Notice> : null}
      <Notice tone="success" title={isRequested ? m.appointments_done_requested() : m.appointments_done_confirmed()}>
        {isRequested ? m.appointments_advice_requested() : m.appointments_done_told()}
      </Notice>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact term={m.appointments_reference()}>
          <strong className="text-2xl tracking-wider text-deep tabular-nums">{booking.reference}</strong>
        </Fact>
        <Fact term={m.appointments_how()}>
          {booking.mode === 'teleconsult' ? m.appointments_mode_teleconsult() : m.appointments_mode_in_person()}
        </Fact>
      </dl>
      <p className="flex flex-wrap gap-3">
        {isPatient ? (
          <ButtonLink href={`/my-appointments/${booking.reference}`}>{m.appointments_mine_open()}</ButtonLink>
        ) : null}
        <ButtonLink
          variant="secondary"
          href={
            isPatient
              ? `/my-appointments/${booking.reference}/calendar`
              : `/book/${doctor.slug}/calendar?reference=${booking.reference}`
          }
        >
          {m.appointments_add_to_calendar()}
        </ButtonLink>
      </p>
      {booking.mode === 'teleconsult' ? (
        <section aria-labelledby="call" className="measure">
          <h2 id="call" className="text-xl font-semibold text-deep">
            {m.teleconsult_how_title()}
          </h2>
          <p>{isPatient ? m.teleconsult_how_patient(room) : m.teleconsult_how_guest(room)}</p>
        </section>
      ) : (
        <section aria-labelledby="bring" className="measure">
          <h2 id="bring" className="text-xl font-semibold text-deep">
            {m.appointments_bring_title()}
          </h2>
          <p>{m.appointments_advice_bring()}</p>
        </section>
      )}
      <section aria-labelledby="next" className="measure">
        <h2 id="next" className="text-xl font-semibold text-deep">
          {m.appointments_next_title()}
        </h2>
        <p>{isRequested ? m.appointments_next_requested() : m.appointments_next_confirmed()}</p>
      </section>
      <Change booking={booking} phone={phone} />
      {isPatient ? null : <KeepInAccount />}
    </div>
  );
}

/** For a guest: how to get an account in which this appointment can be moved. */
function KeepInAccount() {
  return (
    <section aria-labelledby="account" className="measure">
      <h2 id="account" className="text-xl font-semibold text-deep">
        {m.appointments_account_title()}
      </h2>
      <p>{m.appointments_account_text()}</p>
      <p>
        <SiteLink href="/register" className="inline-flex min-h-11 items-center font-semibold">
          {m.appointments_account_link()}
        </SiteLink>
      </p>
    </section>
  );
}

function Change({ booking, phone }: { booking: OwnAppointment; phone: string | undefined }) {
  return (
    <section aria-labelledby="change" className="measure">
      <h2 id="change" className="text-xl font-semibold text-deep">
        {m.appointments_change_title()}
      </h2>
      {booking.isChangeable ? (
        <CsrfForm className="mt-2 space-y-3">
          <p>{m.appointments_change_text({ hours: booking.changeableUntilHours })}</p>
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="reference" value={booking.reference} />
          <Button variant="danger">{m.appointments_cancel()}</Button>
        </CsrfForm>
      ) : (
        <>
          <p>{m.appointments_change_call({ hours: booking.changeableUntilHours })}</p>
          {phone ? <PhoneLink phone={phone} /> : null}
        </>
      )}
    </section>
  );
}

function Cancelled({ doctor, booking }: { doctor: BookableDoctor; booking: OwnAppointment & { when: string } }) {
  return (
    <div className="space-y-6">
      <Notice tone="info" title={m.appointments_done_cancelled({ reference: booking.reference })}>
        {m.appointments_advice_cancelled()}
      </Notice>
      <p>{m.appointments_cancelled_when({ when: booking.when })}</p>
      <ButtonLink href={`/book/${doctor.slug}`}>{m.appointments_book_again()}</ButtonLink>
    </div>
  );
}
