import { data, redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { ChipLink } from '#src/design/content/chip.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { rescheduleAppointment } from '../appointment-changes.server.ts';
import { slotUnreadable, whenText } from '#src/features/appointments/appointments/appointments.server.ts';
import { readSlotName } from '#src/features/appointments/appointments/appointments.schema.ts';
import { halfDays, noticeOfSlot, timeStep } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { viewPatientAppointment } from '../patient-appointments.server.ts';
import { BookingCalendar } from '#src/features/appointments/booking/ui/booking-calendar.tsx';
import { BookingSummary } from '#src/features/appointments/appointments/ui/booking-summary.tsx';
import { BookingSlots } from '#src/features/appointments/booking/ui/booking-slots.tsx';
import { RequestTimes } from '#src/features/appointments/booking/ui/request-times.tsx';
import type { Route } from './+types/my-appointment-move';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    const appointment = await viewPatientAppointment(app, actor, { reference: params.reference, language });
    const query = new URL(request.url).searchParams;
    // The appointment's own hospital, unless another one is chosen.
    if (!query.get('hospital')) query.set('hospital', String(appointment.hospitalId));
    const times =
      appointment.isMovable && appointment.doctor.hasLiveSchedule
        ? await timeStep(app, appointment.doctor, query)
        : null;
    return { appointment, times, halfDays: await halfDays(app) };
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const hospitalId = Number(form.get('hospital'));
  try {
    const appointment = await viewPatientAppointment(app, actor, { reference: params.reference, language });
    const slot = String(form.get('slot') ?? '');
    const wanted = readSlotName(slot);
    if (!wanted) throw slotUnreadable();
    // An appointment that cannot be moved is refused below, without this question.
    if (appointment.isMovable && form.get('sure') !== 'yes')
      return {
        ask: {
          slot,
          hospital: String(form.get('hospital') ?? ''),
          ...(await askedTime(app, appointment, { startsAt: wanted.startsAt, language })),
        },
      };
    await rescheduleAppointment(app, actor, {
      reference: params.reference,
      ...wanted,
      ...(Number.isInteger(hospitalId) && hospitalId > 0 ? { hospitalId } : {}),
    });
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.details.status === 404) throw notFound();
    return data({ message: error.details.text({}, { locale: language }) }, { status: error.details.status });
  }
  throw redirect(`/my-appointments/${params.reference}?done=moved`);
}

/**
 * The question before a move: choosing a slot moves nothing yet, because an appointment that is moved close to its time
 * cannot be changed online again.
 */
async function askedTime(
  app: App,
  { doctor }: { doctor: { id: number; hasLiveSchedule: boolean } },
  { startsAt, language }: { startsAt: Date; language: Language },
) {
  const untilHours = await noticeOfSlot(app, { doctorId: doctor.id, startsAt });
  return {
    when: whenText({ startsAt, status: 'requested' }, doctor, language),
    untilHours,
    isNear: startsAt.getTime() - app.clock.now().getTime() < untilHours * 3_600_000,
  };
}

/** Another slot of the same doctor; the booked one stays until another is chosen. */
export default function MoveAppointmentPage({
  loaderData: { appointment, times, halfDays: days },
  actionData,
}: Route.ComponentProps) {
  const { reference, doctor, isChangeable, isMovable, notices, changeableUntilHours, when } = appointment;
  const address = `/my-appointments/${reference}/reschedule`;
  return (
    <FlowPage
      title={m.appointments_mine_move()}
      step={{ now: actionData && 'ask' in actionData ? 2 : 1, of: 2 }}
      intro={m.appointments_mine_move_intro({ when, doctor: doctor.name })}
      back={{ label: m.appointments_mine_title(), href: `/my-appointments/${reference}` }}
      summary={<BookingSummary doctor={doctor} hospitalId={appointment.hospitalId} when={when} />}
    >
      <PageHead
        title={m.appointments_mine_move()}
        description={m.appointments_mine_move()}
        keywords={[]}
        path={address}
        noindex
      />
      <div className="space-y-6">
        {actionData && 'message' in actionData ? <Notice tone="error">{actionData.message}</Notice> : null}
        {actionData && 'ask' in actionData ? (
          <AskOnce ask={actionData.ask} from={when} untilHours={actionData.ask.untilHours} address={address} />
        ) : null}
        {notices.map((words) => (
          <Notice key={words} tone="info">
            {words}
          </Notice>
        ))}
        {actionData && 'ask' in actionData ? null : isMovable ? (
          <>
            {doctor.hospitals.length > 1 ? (
              <ul className="flex flex-wrap gap-2">
                {doctor.hospitals.map(({ id, name }) => (
                  <li key={id}>
                    {id === times?.hospitalId ? (
                      <span
                        aria-current="true"
                        className="inline-flex min-h-11 items-center rounded-full bg-teal px-4 font-semibold text-white"
                      >
                        {name}
                      </span>
                    ) : (
                      <ChipLink href={`${address}?hospital=${id}`} removes={false}>
                        {name}
                      </ChipLink>
                    )}
                  </li>
                ))}
              </ul>
            ) : null}
            {times ? (
              <ChooseTime times={times} address={address} />
            ) : (
              <RequestTimes halfDays={days} hospitalId={appointment.hospitalId} />
            )}
          </>
        ) : isChangeable ? null : (
          <Notice tone="warning">{m.appointments_change_call({ hours: changeableUntilHours })}</Notice>
        )}
      </div>
    </FlowPage>
  );
}

interface Asked {
  slot: string;
  hospital: string;
  when: string;
  isNear: boolean;
}

function AskOnce({
  ask,
  from,
  untilHours,
  address,
}: {
  ask: Asked;
  from: string;
  untilHours: number;
  address: string;
}) {
  return (
    <Card as="section" className="p-5 md:p-6" aria-labelledby="sure">
      <h2 id="sure" className="text-xl font-semibold text-deep">
        {m.appointments_mine_move_sure({ when: ask.when })}
      </h2>
      <p className="mt-2">{m.appointments_mine_move_from({ when: from })}</p>
      {ask.isNear ? (
        <div className="mt-4">
          <Notice tone="warning">{m.appointments_mine_move_near({ hours: untilHours })}</Notice>
        </div>
      ) : null}
      <CsrfForm className="mt-5 flex flex-wrap items-center gap-3">
        <input type="hidden" name="slot" value={ask.slot} />
        <input type="hidden" name="hospital" value={ask.hospital} />
        <Button name="sure" value="yes">
          {m.appointments_mine_move_do()}
        </Button>
        <ButtonLink variant="secondary" href={address}>
          {m.appointments_mine_move_other()}
        </ButtonLink>
      </CsrfForm>
    </Card>
  );
}

function ChooseTime({
  times,
  address,
}: {
  times: NonNullable<Route.ComponentProps['loaderData']['times']>;
  address: string;
}) {
  return (
    <>
      <section id="calendar" aria-labelledby="calendar-title" className="scroll-mt-28">
        <h2 id="calendar-title" className="mb-3 text-xl font-semibold text-deep">
          {m.appointments_choose_day()}
        </h2>
        <BookingCalendar
          days={times.days}
          chosen={times.day}
          hrefFor={(day) => `${address}?hospital=${times.hospitalId}&day=${day}`}
        />
      </section>
      {times.day ? (
        <BookingSlots day={times.day} times={times.times} hospitalId={times.hospitalId} />
      ) : (
        <Notice tone="info">{m.appointments_no_times({ days: times.days.length })}</Notice>
      )}
    </>
  );
}
