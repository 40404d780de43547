import { data, redirect } from 'react-router';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { ChipLink } from '#src/design/content/chip.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { FlowPage, type FlowStep } from '#src/design/frame/flow-page.tsx';
import { NotForEmergencies } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { cookieText, readCookie } from '#src/platform/http/cookies.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { isFailure } from '#src/shared/failure.ts';
import { answerBookingForm, type BookingOutcome } from '../booking-form.server.ts';
import { loadBookingPage, type BookingPageData, type BookingStep, type HeldSlot } from '../booking-page.server.ts';
import { BookingCalendar } from '../ui/booking-calendar.tsx';
import { BookingDone } from '../ui/booking-done.tsx';
import { BookingSummary } from '#src/features/appointments/appointments/ui/booking-summary.tsx';
import { BookingSlots } from '../ui/booking-slots.tsx';
import { CodeForm } from '../ui/code-form.tsx';
import { DetailsForm } from '../ui/details-form.tsx';
import { HoldNotice } from '../ui/hold-notice.tsx';
import { RequestTimes } from '../ui/request-times.tsx';
import type { Route } from './+types/book-doctor';

type Typing = Extract<BookingOutcome, { typed: unknown }>;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    const page = await loadBookingPage(app, actor, {
      slug: params.doctorSlug,
      query: new URL(request.url).searchParams,
      bookingFor: readCookie(app, request, 'booking_for'),
      language,
    });
    if (page) return page;
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
  throw notFound();
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language, ensureGuest, setCookie, clientAddress } = context.get(requestContext);
  const outcome = await answerBookingForm(app, actor.kind === 'patient' ? actor : ensureGuest(), {
    slug: params.doctorSlug,
    form: await request.formData(),
    language,
    clientAddress,
  });
  if (!outcome) throw notFound();
  if ('redirectTo' in outcome) {
    // After a booking the remembered person is forgotten: the next booking may be for anybody.
    if (outcome.isBooked && readCookie(app, request, 'booking_for'))
      setCookie(cookieText(app, { name: 'booking_for', value: '', maxAgeSeconds: 0 }));
    throw redirect(outcome.redirectTo);
  }
  return data(outcome, { status: outcome.status });
}

/** Booking in steps: slot, details, code, done. Each step is a form that works without scripts. */
export default function BookDoctorPage({ loaderData: page, actionData: outcome }: Route.ComponentProps) {
  const { doctor } = page;
  const typing = outcome && 'typed' in outcome ? outcome : undefined;
  const title = titleOf(page.now, typing, doctor.name);
  const shown = summaryOf(page.now, typing);
  return (
    <FlowPage
      title={title}
      step={stepOf(page, typing)}
      back={backOf(page, typing)}
      summary={
        <BookingSummary
          doctor={doctor}
          hospitalId={shown.hospitalId}
          room={shown.room}
          when={shown.when}
          forName={personNamed(page, typing)}
        >
          {shown.hold ? <HoldNotice heldUntil={shown.hold.heldUntil} secondsLeft={shown.hold.secondsLeft} /> : null}
        </BookingSummary>
      }
      aside={<NotForEmergencies />}
    >
      <PageHead
        title={title}
        description={m.appointments_book_description({ doctor: doctor.name })}
        keywords={[doctor.name]}
        path={`/book/${doctor.slug}`}
        noindex
      />
      <div className="space-y-6">
        {outcome && 'message' in outcome && outcome.message ? <Refusal outcome={outcome} /> : null}
        {typing ? <TypingStep page={page} typing={typing} /> : <LoadedStep page={page} />}
      </div>
    </FlowPage>
  );
}

function titleOf(now: BookingStep, typing: Typing | undefined, doctor: string): string {
  if (typing) return typing.show === 'code' ? m.appointments_title_code() : m.appointments_title_details();
  if (now.step === 'details') return m.appointments_title_details();
  if (now.step === 'done')
    return now.booking.status === 'cancelled' ? m.appointments_title_cancelled() : m.appointments_title_done();
  return now.step === 'request' ? m.appointments_title_request({ doctor }) : m.appointments_title_time({ doctor });
}

/** The step's number and the number of steps: slot, details, and the code, unless the booker's number is verified. */
function stepOf({ now, booker }: BookingPageData, typing: Typing | undefined): FlowStep | undefined {
  const of = booker?.isPhoneProved ? 2 : 3;
  if (typing) return { now: typing.show === 'code' ? 3 : 2, of };
  if (now.step === 'done') return undefined;
  return { now: now.step === 'details' ? 2 : 1, of };
}

/** The link back: from the slots to the doctor, from the details to the slots; later steps have links of their own. */
function backOf({ now, doctor }: BookingPageData, typing: Typing | undefined) {
  if (typing || now.step === 'done') return undefined;
  return now.step === 'details'
    ? { label: m.appointments_other_time_back(), href: `/book/${doctor.slug}?hospital=${now.slot.hospitalId}` }
    : { label: doctor.name, href: `/doctor/${doctor.slug}` };
}

/** The person's name while a slot is chosen; from the details on, the form itself asks for the person. */
function personNamed({ now, booker, personId }: BookingPageData, typing: Typing | undefined): string | undefined {
  if (typing || now.step === 'details' || now.step === 'done' || !booker || booker.persons.length < 2) return undefined;
  return booker.persons.find(({ id }) => id === personId)?.name;
}

interface Shown {
  hospitalId: number;
  room?: string | null | undefined;
  when?: string | undefined;
  hold?: HeldSlot | undefined;
}

function summaryOf(now: BookingStep, typing: Typing | undefined): Shown {
  if (typing)
    return {
      hospitalId: typing.hold?.hospitalId ?? Number(typing.typed.hospital),
      when: typing.hold?.when,
      room: typing.hold?.room,
      hold: typing.hold,
    };
  if (now.step === 'details') return { ...placeOf(now.slot), hold: now.hold };
  if (now.step === 'done') return placeOf(now.booking);
  return { hospitalId: now.hospitalId };
}

const placeOf = ({ hospitalId, when, room }: { hospitalId: number; when: string; room: string | null }) => ({
  hospitalId,
  when,
  room,
});

/** The errors with a link to each field; or one sentence when no field can correct the error. */
function Refusal({ outcome }: { outcome: Exclude<BookingOutcome, { redirectTo: string }> }) {
  const fields = 'fields' in outcome ? Object.entries(outcome.fields) : [];
  if (fields.length === 0) return <Notice tone="error">{outcome.message}</Notice>;
  return <ErrorSummary errors={fields.map(([name, message]) => ({ name, message }))} />;
}

function TypingStep({ page, typing }: { page: BookingPageData; typing: Typing }) {
  const { hold, typed, fields, times } = typing;
  return (
    <>
      {hold || fields['slot'] ? null : <HoldOver />}
      {typing.isNewCode ? <Notice tone="success">{m.appointments_code_sent()}</Notice> : null}
      {typing.show === 'code' ? (
        <CodeForm typed={typed} fields={fields} />
      ) : (
        <DetailsForm
          typed={typed}
          fields={fields}
          slot={typed.slot}
          hospitalId={typed.hospital}
          times={times}
          noticeVersion={page.noticeVersion}
          booker={page.booker}
          personId={page.personId}
          formKey={typed.key || page.key}
        />
      )}
    </>
  );
}

function LoadedStep({ page }: { page: BookingPageData }) {
  const { doctor, now, noticeVersion, booker, personId, key } = page;
  if (now.step === 'done') return <BookingDone doctor={doctor} booking={now.booking} isPatient={booker !== null} />;
  if (now.step === 'details') {
    return (
      <DetailsForm
        typed={{}}
        fields={{}}
        slot={now.slot.startsAt.toISOString()}
        hospitalId={now.slot.hospitalId}
        times={[]}
        noticeVersion={noticeVersion}
        booker={booker}
        personId={personId}
        formKey={key}
      />
    );
  }
  return (
    <>
      {now.hasLostHold ? <HoldOver /> : null}
      {'isSlotGone' in now && now.isSlotGone ? <Notice tone="warning">{m.appointments_slot_gone()}</Notice> : null}
      {'hold' in now && now.hold ? (
        <Notice tone="info">
          {m.appointments_hold_there({ when: now.hold.when })}{' '}
          <ButtonLink variant="quiet" href={`/book/${doctor.slug}?step=details${forPerson(page)}`}>
            {m.appointments_hold_go_on()}
          </ButtonLink>
        </Notice>
      ) : null}
      {doctor.hospitals.length > 1 ? <Hospitals page={page} chosen={now.hospitalId} /> : null}
      {now.step === 'away' ? (
        <Notice tone="warning">{now.words}</Notice>
      ) : now.step === 'request' ? (
        <RequestTimes halfDays={now.halfDays} hospitalId={now.hospitalId} personId={page.personId} />
      ) : (
        <ChooseTime page={page} now={now} />
      )}
    </>
  );
}

function HoldOver() {
  return (
    <Notice tone="warning" title={m.appointments_hold_over()}>
      {m.appointments_hold_over_text()}
    </Notice>
  );
}

/** Passes the chosen person from step to step. */
function forPerson({ personId }: BookingPageData): string {
  return personId ? `&person=${encodeURIComponent(personId)}` : '';
}

function Hospitals({ page, chosen }: { page: BookingPageData; chosen: number }) {
  const { doctor } = page;
  return (
    <section aria-labelledby="hospitals-title">
      <h2 id="hospitals-title" className="text-xl font-semibold text-deep">
        {m.appointments_choose_hospital()}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {doctor.hospitals.map(({ id, name }) => (
          <li key={id}>
            {id === chosen ? (
              <span
                aria-current="true"
                className="inline-flex min-h-11 items-center rounded-full bg-teal px-4 font-semibold text-white"
              >
                {name}
              </span>
            ) : (
              <ChipLink href={`/book/${doctor.slug}?hospital=${id}${forPerson(page)}`} removes={false}>
                {name}
              </ChipLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChooseTime({ page, now }: { page: BookingPageData; now: Extract<BookingStep, { step: 'time' }> }) {
  const { slug } = page.doctor;
  return (
    <>
      <section id="calendar" aria-labelledby="calendar-title" className="scroll-mt-28">
        <h2 id="calendar-title" className="mb-3 text-xl font-semibold text-deep">
          {m.appointments_choose_day()}
        </h2>
        <BookingCalendar
          days={now.days}
          chosen={now.day}
          hrefFor={(day) => `/book/${slug}?hospital=${now.hospitalId}&day=${day}${forPerson(page)}`}
          {...(now.canWait
            ? {
                waitingHref: (day: string) =>
                  `/book/${slug}/waiting-list?hospital=${now.hospitalId}&day=${day}${forPerson(page)}`,
              }
            : {})}
        />
      </section>
      {now.day ? (
        <BookingSlots day={now.day} times={now.times} hospitalId={now.hospitalId} personId={page.personId} />
      ) : (
        <Notice tone="info">{m.appointments_no_times({ days: now.days.length })}</Notice>
      )}
    </>
  );
}
