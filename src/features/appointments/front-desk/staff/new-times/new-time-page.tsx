import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { proposeNewTime } from '#src/features/appointments/front-desk/new-times.server.ts';
import { viewNewTimeChoices } from '#src/features/appointments/front-desk/new-times-list.server.ts';
import { AppointmentStateChip } from '../front-desk-words.tsx';
import type { Route } from './+types/new-time-page';

const path = '/staff/new-times';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const doctorId = Number(new URL(request.url).searchParams.get('doctor'));
  return consoleLoad(() => viewNewTimeChoices(app, actor, { reference: params.reference, doctorId }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () =>
    proposeNewTime(app, actor, {
      reference: params.reference,
      doctorId: Number(textOf(form, 'doctor', 10)),
      startsAt: new Date(textOf(form, 'slot', 40)),
    }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}?done=asked`, language));
}

/** A new time is proposed for one appointment: of its doctor, or of a colleague. */
export default function NewTimePage({
  loaderData: { appointment, isAskable, doctor, doctors, times },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.new_times_desk_propose()}
      intro={
        <>
          <strong>{appointment.patientName}</strong> · <AppointmentStateChip state={appointment.status} />{' '}
          {formatDateTime(appointment.startsAt, getLocale())} · {appointment.doctorName} · {appointment.hospitalName}
        </>
      }
      back={{ label: m.new_times_desk(), href: path }}
    >
      <RefusalSummary refusal={refusal} />
      <p className="measure mb-6">{m.new_times_desk_propose_intro()}</p>
      {isAskable ? (
        <>
          {doctors.length > 1 ? (
            <form method="get" className="mb-8 grid max-w-2xl items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <SelectField
                name="doctor"
                label={m.front_desk_doctor()}
                hint={m.new_times_desk_other_doctors()}
                options={doctors.map(({ id, name }) => ({ value: String(id), label: name }))}
                defaultValue={String(doctor.id)}
              />
              <Button variant="secondary">{m.new_times_show()}</Button>
            </form>
          ) : null}
          <AdminSection id="times" title={m.new_times_desk_own_doctor({ doctor: doctor.name })}>
            {times.length === 0 ? (
              <p>{m.new_times_desk_no_times()}</p>
            ) : (
              <CsrfForm className="grid max-w-2xl gap-5">
                <input type="hidden" name="doctor" value={doctor.id} />
                <SelectField
                  name="slot"
                  label={m.new_times_desk_time()}
                  options={times.map((at) => ({ value: at.toISOString(), label: formatDateTime(at, getLocale()) }))}
                  error={refusal?.fields.slot}
                />
                <div>
                  <Button>{m.new_times_desk_ask()}</Button>
                </div>
              </CsrfForm>
            )}
          </AdminSection>
        </>
      ) : (
        <Notice tone="info">{m.new_times_error_not_askable()}</Notice>
      )}
    </AdminPage>
  );
}
