import { data, redirect } from 'react-router';
import { ButtonLink } from '#src/design/button.tsx';
import { Notice } from '#src/design/notice.tsx';
import { RecordList } from '#src/design/record-list.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { NotForEmergencies } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
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
  return (
    <AccountFrame
      title={m.teleconsult_title({ doctor: doctorName })}
      parent={{ label: m.appointments_mine_one({ doctor: doctorName }), href: `/my-appointments/${reference}` }}
    >
      <RecordList
        items={[
          { label: m.appointments_when(), value: <strong>{when}</strong> },
          { label: m.appointments_mine_patient(), value: appointment.patientName },
          { label: m.appointments_reference(), value: reference },
        ]}
      />
      {needsConsent ? <VideoConsent error={actionData?.error} /> : null}
      {state === 'early' ? (
        <Notice tone="info" title={m.teleconsult_opens({ time: formatDateTime(opensAt, getLocale()) })}>
          {m.teleconsult_opens_text()}{' '}
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
    </AccountFrame>
  );
}
