import { Card } from '#src/design/content/card.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { HospitalPhoto } from '#src/design/pictures/hospital-photo.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { DistanceTo } from '#src/features/find-care/nearest-hospital/ui/distance-to.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { townAndState } from '#src/shared/places/state-names.ts';
import type { HospitalCardData } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import { DirectionsLink } from '../directions-link.tsx';

/** A hospital's card: place, distance, emergency department, telephone and directions. */
export function HospitalCard({
  hospital,
  heading: Heading = 'h3',
}: {
  hospital: HospitalCardData;
  heading?: 'h2' | 'h3';
}) {
  const { slug, name, town, state, location, phone, emergencyPhone, hasEmergency, distanceKm } = hospital;
  return (
    <Card as="article" className="flex h-full flex-col overflow-hidden">
      <div className="aspect-[12/7] overflow-hidden bg-pale max-sm:hidden">
        <HospitalPhoto hospital={hospital} sizes="(min-width: 64rem) 24rem, 50vw" />
      </div>
      <div className="flex grow flex-col p-4 sm:p-5">
        <Heading className="text-[1.1875rem] leading-snug font-semibold">
          <SiteLink href={`/${slug}`} className="text-deep no-underline hover:underline">
            {name}
          </SiteLink>
        </Heading>
        <p className="mt-1 flex items-start gap-1.5 text-muted">
          <Icon name="pin" size={16} className="mt-1.5" />
          {townAndState(town, state, getLocale())}
        </p>
        <div className="mt-auto flex flex-col pt-2">
          <PhoneLink phone={phone} />
          {hasEmergency ? (
            <a
              href={`tel:${emergencyPhone.replace(/[^\d+]/g, '')}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-error"
            >
              <Icon name="emergency" size={18} />
              <span>
                <span className="font-normal">{m.hospitals_emergency()}</span>{' '}
                <span className="tabular whitespace-nowrap">{emergencyPhone}</span>
              </span>
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center gap-2 text-muted">
              <Icon name="info" size={18} />
              {m.hospitals_no_emergency()}
            </span>
          )}
          <p className="flex items-center justify-between gap-3">
            <DirectionsLink location={location} name={name} />
            <span className="text-right text-[0.9375rem] text-muted">
              <DistanceTo location={location} km={distanceKm} />
            </span>
          </p>
        </div>
      </div>
    </Card>
  );
}
