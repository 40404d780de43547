import { ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { DirectionsLink } from '#src/features/find-care/hospitals/ui/directions-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { doctorsAddress, placeWords } from '../specialist-centres.rules.ts';
import type { ClinicPageData } from '../specialist-centres.schema.ts';

/** The location and opening hours of a clinic, and how to see one of its doctors. */
export function ClinicVisit({ data: { speciality, clinic } }: { data: ClinicPageData }) {
  const { hospital } = clinic;
  return (
    <Card as="section" aria-labelledby="visit" className="grid gap-1 p-5">
      <h2 id="visit" className="text-[1.25rem] font-semibold text-deep">
        {m.specialist_centres_visit()}
      </h2>
      <p>
        <SiteLink href={`/${hospital.slug}`} className="inline-flex min-h-11 items-center font-semibold">
          {hospital.name}
        </SiteLink>
        <span className="block">{placeWords(clinic.place, getLocale())}</span>
        {clinic.rooms.length > 0 && <span className="block">{clinic.rooms.join(', ')}</span>}
        <span className="block text-muted">{hospital.address}</span>
      </p>
      <p className="flex items-start gap-2 py-2">
        <Icon name="clock" size={18} className="mt-1 text-teal" />
        <span>
          <Local text={clinic.hours} />
        </span>
      </p>
      <PhoneLink phone={clinic.phone} />
      <DirectionsLink location={hospital.location} name={hospital.name} />
      <ButtonLink href={doctorsAddress(speciality.slug, hospital.name)} className="mt-3">
        {m.specialist_centres_book()}
      </ButtonLink>
    </Card>
  );
}
