import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay, formatTime } from '#src/shared/dates.ts';
import type { DoctorCardData } from '../doctors.schema.ts';

/** The doctor's next available slot, or how to book without a live schedule. */
export function NextAvailable({
  doctor,
}: {
  doctor: Pick<DoctorCardData, 'nextAvailable' | 'hasLiveSchedule' | 'hospitals'>;
}) {
  if (!doctor.hasLiveSchedule)
    return (
      <p className="text-sm">
        <strong className="block text-deep">{m.doctors_by_request()}</strong>
        <span className="text-muted">{m.doctors_by_request_hint()}</span>
      </p>
    );
  if (doctor.nextAvailable === undefined) return null;
  if (!doctor.nextAvailable)
    return (
      <p className="text-sm">
        <strong className="block text-deep">{m.doctors_fully_booked()}</strong>
        <span className="text-muted">{m.doctors_fully_booked_hint()}</span>
      </p>
    );
  return <SlotAndPlace slot={doctor.nextAvailable} hospitals={doctor.hospitals} />;
}

function SlotAndPlace({
  slot,
  hospitals,
}: {
  slot: NonNullable<DoctorCardData['nextAvailable']>;
  hospitals: DoctorCardData['hospitals'];
}) {
  const language = getLocale();
  const at = new Date(slot.startsAt);
  // With a single place, the place is on the card already.
  const place = hospitals.length > 1 ? hospitals.find((hospital) => hospital.id === slot.hospitalId)?.name : undefined;
  return (
    <p className="text-sm text-muted">
      {m.doctors_next_free()}
      <time dateTime={slot.startsAt} className="block text-base font-semibold text-success tabular-nums">
        {formatDay(at, language)}
        <span className="block">{formatTime(at, language)}</span>
      </time>
      {slot.mode === 'teleconsult' ? <span className="block">{m.doctors_mode_teleconsult()}</span> : null}
      {place && slot.mode !== 'teleconsult' ? <span className="block">{place}</span> : null}
    </p>
  );
}
