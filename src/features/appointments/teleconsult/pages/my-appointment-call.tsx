import { data, redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { FlowPage, type FlowStep } from '#src/design/frame/flow-page.tsx';
import { BookingSummary } from '#src/features/appointments/appointments/ui/booking-summary.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { NotForEmergencies } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { callLimits } from '#src/features/appointments/appointments/teleconsult-window.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { viewCall } from '../calls.server.ts';
import { giveVideoConsent } from '../video-consent.server.ts';
import { CallRoom } from '../ui/call-room.tsx';
import { VideoConsent } from '../ui/video-consent.tsx';
import type { Route } from './+types/my-appointment-call';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    const call = await viewCall(app, actor, { reference: params.reference, language });
    if (call.state !== 'none') return call;
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
  throw notFound();
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  try {
    await viewCall(app, actor, { reference: params.reference, language });
    await giveVideoConsent(app, actor, textOf(form, 'consentVersion', 40));
  } catch (error) {
    if (!isFailure(error, 'video_consent_missing')) throw notFound();
    return data({ error: wordsOf(error, language).message }, { status: 422 });
  }
  throw redirect(localPath(`/my-appointments/${params.reference}/join`, language));
}

/** The patient's side of a teleconsultation: consent before the first one, the opening time, then the room. */
export default function AppointmentCallPage({
  loaderData: { appointment, state, opensAt, room, relays, needsConsent },
  actionData,
}: Route.ComponentProps) {
  const { reference, doctorName, when, doctor, hospitalId } = appointment;
  const phone = (doctor.hospitals.find(({ id }) => id === hospitalId) ?? doctor.hospitals[0])?.phone ?? '';
  const address = `/my-appointments/${reference}/join`;
  const title = m.teleconsult_title({ doctor: doctorName });
  return (
    <FlowPage
      title={title}
      step={stepOf({ state, needsConsent })}
      back={{ label: m.appointments_mine_one({ doctor: doctorName }), href: `/my-appointments/${reference}` }}
      summary={
        <BookingSummary doctor={doctor} hospitalId={hospitalId} when={when}>
          <div className="border-t border-line bg-mist px-4 py-2.5 lg:px-5">
            <RecordList
              items={[
                { label: m.appointments_mine_patient(), value: appointment.patientName },
                { label: m.appointments_reference(), value: reference },
              ]}
            />
          </div>
        </BookingSummary>
      }
    >
      <PageHead title={title} description={title} keywords={[]} path={address} noindex />
      <div className="space-y-6">
        {needsConsent ? <VideoConsent error={actionData?.error} /> : null}
        {state === 'early' ? (
          <Notice tone="info" title={m.teleconsult_opens({ time: formatDateTime(opensAt, getLocale()) })}>
            {m.teleconsult_opens_text({ minutes: callLimits.opensMinutesBefore })}{' '}
            <ButtonLink variant="quiet" href={address}>
              {m.teleconsult_look_again()}
            </ButtonLink>
          </Notice>
        ) : null}
        {state === 'early' && !needsConsent ? <NotForEmergencies /> : null}
        {state === 'over' ? (
          <Notice tone="info" title={m.teleconsult_over()}>
            {m.teleconsult_over_text({ phone })}
          </Notice>
        ) : null}
        {room?.kind === 'own' ? (
          <CallRoom
            address={address}
            side="patient"
            relays={relays}
            otherwise={m.teleconsult_otherwise_patient({ phone })}
          />
        ) : null}
        {room?.kind === 'elsewhere' ? (
          <div className="space-y-4">
            <NotForEmergencies />
            <p className="measure">
              {m.teleconsult_elsewhere()} {m.teleconsult_otherwise_patient({ phone })}
            </p>
            <ButtonLink href={room.url} target="_blank" rel="noopener noreferrer">
              {m.teleconsult_enter()}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </FlowPage>
  );
}

/** Consent, waiting for the room, the room; none once the consultation is over. */
function stepOf({ state, needsConsent }: { state: string; needsConsent: boolean }): FlowStep | undefined {
  if (state === 'over') return undefined;
  return { now: needsConsent ? 1 : state === 'early' ? 2 : 3, of: 3 };
}
