import { Local } from '#src/design/content/local.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { DoctorPortrait } from '#src/design/pictures/doctor-portrait.tsx';
import { HospitalPhoto } from '#src/design/pictures/hospital-photo.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { distanceWords } from '#src/features/find-care/nearest-hospital/ui/distance-words.ts';
import { DistanceTo } from '#src/features/find-care/nearest-hospital/ui/distance-to.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay, formatTime } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { townAndState } from '#src/shared/places/state-names.ts';
import type { ResultCards } from '../result-cards.server.ts';

type Doctor = ResultCards['doctors'][number];
type Hospital = ResultCards['hospitals'][number];
type Package = ResultCards['packages'][number];

/** A doctor's speciality, place and next available slot. */
export function DoctorFacts({
  doctor: { slug, specialities, hospitals, nextAvailable, distanceKm },
}: {
  doctor: Doctor;
}) {
  const at = nextAvailable ? new Date(nextAvailable.startsAt) : null;
  return (
    <>
      <p className="text-muted">
        {specialities[0] ? <Local text={specialities[0].name} /> : null}
        {hospitals[0] ? (
          <span className="block text-[0.9375rem]">{hospitals.map(({ name }) => name).join(' · ')}</span>
        ) : null}
        {distanceKm === undefined ? null : (
          <span className="block text-[0.9375rem] font-medium text-ink tabular-nums">{distanceWords(distanceKm)}</span>
        )}
      </p>
      {at && nextAvailable ? (
        <p className="relative mt-1 text-[0.9375rem]">
          {m.doctors_next_free()}{' '}
          <SiteLink
            href={`/book/${slug}?hospital=${nextAvailable.hospitalId}`}
            className="inline-flex min-h-11 items-center font-semibold tabular-nums"
          >
            <time dateTime={nextAvailable.startsAt}>
              {formatDay(at, getLocale())}, {formatTime(at, getLocale())}
            </time>
          </SiteLink>
        </p>
      ) : null}
    </>
  );
}

/** A hospital's place, distance and phone number. */
export function HospitalFacts({ hospital: { town, state, phone, location, distanceKm } }: { hospital: Hospital }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-muted">
      {townAndState(town, state, getLocale())}
      <span className="relative">
        <PhoneLink phone={phone} />
      </span>
      <span className="text-[0.9375rem]">
        <DistanceTo location={location} km={distanceKm} />
      </span>
    </div>
  );
}

/** A package's price, and the number of hospitals. */
export function PackageFacts({ item: { priceSen, hospitals, approvalNumber } }: { item: Package }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-muted">
      <strong className="text-lg text-deep tabular-nums">{formatSen(priceSen)}</strong>
      {m.packages_at_hospitals({ count: hospitals.length })}
      <span className="text-sm tabular-nums">{approvalNumber}</span>
    </p>
  );
}

/** The portrait of a doctor, or the picture of a hospital. */
export function FoundPicture({ doctor, hospital }: { doctor?: Doctor | undefined; hospital?: Hospital | undefined }) {
  if (doctor)
    return (
      <span className="size-16 shrink-0 overflow-hidden rounded-petal bg-pale">
        <DoctorPortrait doctor={doctor} sizes="4rem" />
      </span>
    );
  if (!hospital) return null;
  return (
    <span className="h-16 w-24 shrink-0 overflow-hidden rounded-petal bg-pale max-sm:hidden">
      <HospitalPhoto hospital={hospital} sizes="6rem" />
    </span>
  );
}
