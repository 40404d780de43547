import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Local } from '#src/design/content/local.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Refusal } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { answerForm, type FormRefusal } from '#src/platform/http/form-answer.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { cancelAppointment } from '../appointment-changes.server.ts';
import { detailsInvalid, fieldTexts } from '#src/features/appointments/appointments/appointments.server.ts';
import { viewPatientAppointment, type PatientAppointmentDetail } from '../patient-appointments.server.ts';
import { listOwnProposals } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { OwnNewTime } from '#src/features/appointments/time-proposals/ui/own-new-time.tsx';
import { UrgentTextArea } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { AppointmentStateChip } from '#src/features/appointments/appointments/ui/appointment-state.tsx';
import type { Route } from './+types/my-appointment';
import { longest } from '#src/features/appointments/appointments/reservation/booking-details.rules.ts';
import { cancelReasonSchema } from '../my-appointments.schema.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  try {
    return {
      appointment: await viewPatientAppointment(app, actor, { reference: params.reference, language }),
      asksToCancel: query.has('cancel'),
      done: query.get('done'),
      proposal: (await listOwnProposals(app, actor)).find(({ reference }) => reference === params.reference) ?? null,
    };
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return answerForm({ request, language }, async (typed) => {
    // Checked first, because a patient must not cancel an appointment that the patient may not see.
    await viewPatientAppointment(app, actor, { reference: params.reference, language });
    const reason = cancelReasonSchema.safeParse(typed['reason'] ?? '');
    if (!reason.success) throw detailsInvalid({ reason: fieldTexts.reason });
    await cancelAppointment(app, actor, {
      reference: params.reference,
      ...(reason.data ? { reason: reason.data } : {}),
    });
    return `/my-appointments/${params.reference}?done=cancelled`;
  });
}

/** One appointment of the patient: its details, and what can still be changed. */
export default function MyAppointmentPage({
  loaderData: { appointment, asksToCancel, done, proposal },
  actionData: refusal,
}: Route.ComponentProps) {
  const { reference, status, doctorName, doctorSlug, isChangeable, isMovable, changeableUntilHours, notices } =
    appointment;
  const doneWords =
    done === 'cancelled'
      ? m.appointments_done_cancelled({ reference })
      : done === 'moved'
        ? m.appointments_mine_moved()
        : null;
  const isOver = status === 'cancelled' || status === 'completed' || status === 'no_show';
  return (
    <AccountFrame
      title={m.appointments_mine_one({ doctor: doctorName })}
      parent={{ label: m.appointments_mine_title(), href: '/my-appointments' }}
      done={doneWords}
    >
      <Refusal refusal={refusal} />
      {proposal ? <OwnNewTime proposal={proposal} /> : null}
      {notices.map((words) => (
        <Notice key={words} tone="info">
          {words}
        </Notice>
      ))}
      <Card as="section" aria-label={reference} className="p-5 md:p-7">
        <p className="mb-4">
          <AppointmentStateChip status={status} />
        </p>
        <Facts appointment={appointment} />
        {appointment.hasCall ? (
          <p className="mt-5">
            <ButtonLink href={`/my-appointments/${reference}/join`}>{m.teleconsult_go()}</ButtonLink>
          </p>
        ) : null}
        {isOver ? null : (
          <p className="mt-5">
            <ButtonLink variant="secondary" href={`/my-appointments/${reference}/calendar`}>
              {m.appointments_add_to_calendar()}
            </ButtonLink>
          </p>
        )}
      </Card>
      {isChangeable ? (
        asksToCancel || refusal ? (
          <CancelForm appointment={appointment} refusal={refusal} />
        ) : (
          <div className="flex flex-wrap gap-3">
            {isMovable ? (
              <ButtonLink href={`/my-appointments/${reference}/reschedule`}>{m.appointments_mine_move()}</ButtonLink>
            ) : null}
            <ButtonLink variant="danger" href={`/my-appointments/${reference}?cancel#cancel`}>
              {m.appointments_cancel()}
            </ButtonLink>
          </div>
        )
      ) : isOver ? (
        <ButtonLink href={`/book/${doctorSlug}`}>{m.appointments_book_again()}</ButtonLink>
      ) : (
        <p>{m.appointments_change_call({ hours: changeableUntilHours })}</p>
      )}
    </AccountFrame>
  );
}

function Facts({ appointment }: { appointment: PatientAppointmentDetail }) {
  const { reference, when, mode, doctorName, patientName, reason, payer, insurer, doctor, hospitalId } = appointment;
  const hospital = doctor.hospitals.find(({ id }) => id === hospitalId) ?? doctor.hospitals[0];
  return (
    <RecordList
      items={[
        { label: m.appointments_when(), value: <strong>{when}</strong> },
        { label: m.appointments_mine_doctor(), value: doctorName },
        { label: m.appointments_mine_patient(), value: patientName },
        {
          label: m.appointments_how(),
          value: mode === 'teleconsult' ? m.appointments_mode_teleconsult() : m.appointments_mode_in_person(),
        },
        ...(hospital
          ? [
              {
                label: m.appointments_mine_where(),
                value: (
                  <>
                    {hospital.name}
                    <br />
                    {hospital.address}
                    {mode === 'in_person' ? (
                      <>
                        <br />
                        <Local text={{ en: hospital.room }} />
                      </>
                    ) : null}
                    <br />
                    <a
                      href={`tel:${hospital.phone.replace(/[^\d+]/g, '')}`}
                      className="inline-flex min-h-11 items-center whitespace-nowrap"
                    >
                      {hospital.phone}
                    </a>
                  </>
                ),
              },
            ]
          : []),
        ...(payer
          ? [
              {
                label: m.appointments_mine_payer(),
                value: payer === 'insurer' ? (insurer ?? m.appointments_payer_insurer()) : m.appointments_payer_self(),
              },
            ]
          : []),
        ...(reason ? [{ label: m.appointments_mine_reason(), value: reason }] : []),
        { label: m.appointments_reference(), value: reference },
      ]}
    />
  );
}

function CancelForm({
  appointment,
  refusal,
}: {
  appointment: PatientAppointmentDetail;
  refusal: FormRefusal | undefined;
}) {
  return (
    <section id="cancel" aria-labelledby="cancel-title" className="scroll-mt-28 rounded-soft bg-error-pale p-5">
      <h2 id="cancel-title" className="text-xl">
        {m.appointments_mine_cancel_title()}
      </h2>
      <p className="mt-1">{m.appointments_change_text({ hours: appointment.changeableUntilHours })}</p>
      <CsrfForm noValidate className="mt-4 max-w-xl space-y-4">
        <UrgentTextArea
          label={m.appointments_mine_cancel_reason()}
          name="reason"
          rows={3}
          maxLength={longest.cancelReason}
          defaultValue={refusal?.typed['reason']}
          error={refusal?.fields['reason']}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger">{m.appointments_mine_cancel_now()}</Button>
          <ButtonLink variant="quiet" href={`/my-appointments/${appointment.reference}`}>
            {m.appointments_mine_keep()}
          </ButtonLink>
        </div>
      </CsrfForm>
    </section>
  );
}
