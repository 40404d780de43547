import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import type { WaitingView } from '../waiting-list-entries.server.ts';
import { Fact } from '#src/features/appointments/appointments/ui/booking-summary.tsx';

/** Doctor, hospital and day, on the first line. */
export function WaitsFor({ doctor, hospitalId, day }: Pick<WaitingView, 'doctor' | 'hospitalId' | 'day'>) {
  const hospital = doctor.hospitals.find(({ id }) => id === hospitalId) ?? doctor.hospitals[0]!;
  return (
    <>
      <strong className="text-deep">{doctor.name}</strong>, {hospital.name}
      <br />
      <strong className="text-deep">{formatDay(day, getLocale())}</strong>
    </>
  );
}

/** The state of a waiting-list entry, and the possible actions. */
export function WaitingStatus({ view }: { view: WaitingView }) {
  if (view.booked) return <Booked view={view} booked={view.booked} />;
  const { name, phone } = view.doctor.hospitals.find(({ id }) => id === view.hospitalId) ?? view.doctor.hospitals[0]!;
  if (view.isTakenOff)
    return (
      <Notice tone="info" title={m.waiting_taken_off()}>
        {m.waiting_taken_off_text({ hospital: name, phone })}
      </Notice>
    );
  if (view.status === 'left' || view.status === 'closed') {
    return (
      <>
        <Notice tone="info" title={view.status === 'left' ? m.waiting_left() : m.waiting_closed()}>
          {view.status === 'left' ? m.waiting_left_text() : m.waiting_closed_text()}
        </Notice>
        <p>
          <ButtonLink href={`/book/${view.doctor.slug}?hospital=${view.hospitalId}`}>
            {m.waiting_see_times()}
          </ButtonLink>
        </p>
      </>
    );
  }
  return view.offer ? <Offered view={view} offer={view.offer} /> : <Waiting view={view} />;
}

function Waiting({ view }: { view: WaitingView }) {
  return (
    <>
      <Notice tone="success" title={m.waiting_on_list()}>
        {m.waiting_on_list_text()}
      </Notice>
      <Facts view={view} />
      <p className="measure">{view.before === 0 ? m.waiting_first() : m.waiting_before({ count: view.before })}</p>
      <Leave />
    </>
  );
}

function Offered({ view, offer }: { view: WaitingView; offer: NonNullable<WaitingView['offer']> }) {
  return (
    <>
      <Notice tone="info" title={m.waiting_offer_free({ when: offer.when })}>
        {m.waiting_offer_until({ until: formatDateTime(offer.until, getLocale()) })}
      </Notice>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact term={m.appointments_how()}>
          {offer.mode === 'teleconsult' ? m.appointments_mode_teleconsult() : m.appointments_mode_in_person()}
        </Fact>
        <Fact term={m.appointments_reference()}>{view.reference}</Fact>
      </dl>
      <CsrfForm className="flex flex-wrap gap-3">
        <Button name="intent" value="accept">
          {m.waiting_accept()}
        </Button>
        <Button name="intent" value="decline" variant="secondary">
          {m.waiting_decline()}
        </Button>
      </CsrfForm>
      <p className="measure text-muted">{m.waiting_decline_text()}</p>
      <Leave />
    </>
  );
}

function Booked({ view, booked }: { view: WaitingView; booked: NonNullable<WaitingView['booked']> }) {
  const isRequested = booked.status === 'requested';
  const isOver = booked.status === 'cancelled';
  return (
    <>
      {isOver ? (
        <Notice tone="info" title={m.appointments_done_cancelled({ reference: booked.reference })}>
          {m.appointments_advice_cancelled()}
        </Notice>
      ) : (
        <Notice tone="success" title={isRequested ? m.appointments_done_requested() : m.appointments_done_confirmed()}>
          {isRequested ? m.appointments_advice_requested() : m.appointments_done_told()}
        </Notice>
      )}
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact term={m.appointments_reference()}>
          <strong className="text-2xl tracking-wider text-deep tabular-nums">{booked.reference}</strong>
        </Fact>
        <Fact term={m.appointments_when()}>
          <strong>{booked.when}</strong>
        </Fact>
      </dl>
      {isOver ? null : <p className="measure">{m.appointments_advice_bring()}</p>}
      {isOver ? (
        <p>
          <ButtonLink href={`/book/${view.doctor.slug}`}>{m.appointments_book_again()}</ButtonLink>
        </p>
      ) : null}
    </>
  );
}

function Facts({ view }: { view: WaitingView }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact term={m.appointments_reference()}>
        <strong className="text-2xl tracking-wider text-deep tabular-nums">{view.reference}</strong>
      </Fact>
      <Fact term={m.waiting_day()}>
        <strong>{formatDay(view.day, getLocale())}</strong>
      </Fact>
    </dl>
  );
}

function Leave() {
  return (
    <CsrfForm className="border-t border-line pt-5">
      <Button name="intent" value="leave" variant="quiet" className="-ml-5">
        {m.waiting_leave()}
      </Button>
    </CsrfForm>
  );
}
