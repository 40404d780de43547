import { ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { DistanceTo } from '#src/features/find-care/nearest-hospital/ui/distance-to.tsx';
import { m } from '#src/paraglide/messages.js';
import type { LocalText } from '#src/shared/local-text.ts';
import type { HospitalDetail } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import { DirectionsLink } from '../directions-link.tsx';

/** Contact of a hospital: emergency first. */
export function HospitalContact({ hospital }: { hospital: HospitalDetail }) {
  const { slug, name, location, address, phone, email, hours, visitingHours } = hospital;
  return (
    <Card as="section" aria-labelledby="contact" className="overflow-hidden lg:sticky lg:top-28">
      <Emergency hospital={hospital} />
      <div className="grid gap-1 p-5">
        <h2 id="contact" className="text-[1.25rem] font-semibold text-deep">
          {m.hospitals_contact()}
        </h2>
        <PhoneLink phone={phone} />
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center gap-2 font-semibold break-all">
          <Icon name="mail" size={18} />
          {email}
        </a>
        <p className="flex gap-2 py-2">
          <Icon name="pin" size={18} className="mt-1 text-teal" />
          {address}
        </p>
        {hours && <Hours label={m.hospitals_hours()} hours={hours} />}
        {visitingHours && <Hours label={m.hospitals_visiting_hours()} hours={visitingHours} />}
        <p className="flex items-center justify-between gap-3">
          <DirectionsLink location={location} name={name} />
          <span className="text-right text-muted">
            <DistanceTo location={location} />
          </span>
        </p>
        <ButtonLink href={`/doctor?location=${encodeURIComponent(name)}`} className="mt-3">
          {m.hospitals_find_doctor_here()}
        </ButtonLink>
        <ButtonLink variant="secondary" href={`/enquiry?hospital=${slug}`} className="mt-2">
          {m.forms_enquiry_ask()}
        </ButtonLink>
        <LegalDetails hospital={hospital} />
      </div>
    </Card>
  );
}

/** The operating company, its licence and the person in charge. */
function LegalDetails({ hospital: { companyName, licenceNumber, personInCharge } }: { hospital: HospitalDetail }) {
  const rows = [
    [m.hospitals_company(), companyName],
    [m.hospitals_licence(), licenceNumber],
    [m.hospitals_person_in_charge(), personInCharge],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-1 border-t border-line pt-3 text-[0.875rem] leading-snug">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className="inline text-muted">{`${term}: `}</dt>
          <dd className="inline break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Hours({ label, hours }: { label: string; hours: LocalText }) {
  return (
    <p className="flex gap-2 py-2">
      <Icon name="clock" size={18} className="mt-1 text-teal" />
      <span>
        <span className="text-muted">{label}</span> <Local text={hours} />
      </span>
    </p>
  );
}

function Emergency({ hospital: { hasEmergency, emergencyPhone } }: { hospital: HospitalDetail }) {
  if (!hasEmergency)
    return (
      <p className="flex gap-2 bg-cream p-5">
        <Icon name="info" size={20} className="mt-1 text-gold-text" />
        {m.hospitals_no_emergency_long()}
      </p>
    );
  return (
    <div className="on-deep bg-deep p-5 text-white">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="emergency" size={20} className="text-gold" />
        {m.hospitals_emergency_always()}
      </p>
      <a
        href={`tel:${emergencyPhone.replace(/[^\d+]/g, '')}`}
        className="tabular inline-flex min-h-11 items-center whitespace-nowrap text-[1.5rem] font-semibold text-white hover:text-white"
      >
        {emergencyPhone}
      </a>
    </div>
  );
}
