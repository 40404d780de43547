import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { DistanceTo } from '#src/features/find-care/nearest-hospital/ui/distance-to.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { stateName } from '#src/shared/places/state-names.ts';
import { placeWords } from '../specialist-centres.rules.ts';
import type { Clinic } from '../specialist-centres.schema.ts';

/** The hospitals with a clinic of this speciality. */
export function ClinicList({ clinics, specialitySlug }: { clinics: readonly Clinic[]; specialitySlug: string }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {clinics.map(({ id, slug, place, phone, hours, hospital, distanceKm }) => (
        <li key={id} className="rounded-petal border border-line bg-white p-5">
          <PagePart>
            <h3 className="text-[1.125rem] leading-snug font-semibold">
              <SiteLink
                href={`/speciality-centre/${specialitySlug}/${slug}`}
                className="text-deep no-underline hover:underline"
              >
                {hospital.name}
              </SiteLink>
            </h3>
            <p className="mt-1 text-muted">
              {placeWords(place, getLocale())}
              {getLocale() === 'zh' ? '，' : ', '}
              {stateName(hospital.state, getLocale())}
            </p>
            <p className="mt-1 flex items-start gap-2 text-muted">
              <Icon name="clock" size={16} className="mt-1.5" />
              <Local text={hours} />
            </p>
            <p className="flex items-center justify-between gap-3">
              <PhoneLink phone={phone} />
              <span className="text-right text-[0.9375rem] text-muted">
                <DistanceTo location={hospital.location} km={distanceKm} />
              </span>
            </p>
          </PagePart>
        </li>
      ))}
    </ul>
  );
}
