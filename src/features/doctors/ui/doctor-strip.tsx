import { SiteLink } from '#src/design/site-link.tsx';
import type { DoctorCardData } from '../doctors.schema.ts';
import { DoctorCard } from './doctor-card.tsx';

/** A heading and a few doctors, for the pages of hospitals, specialities and doctors; nothing where there are none. */
export function DoctorStrip({ title, doctors, more }: { title: string; doctors: readonly DoctorCardData[]; more?: { href: string; label: string } | undefined }) {
  if (doctors.length === 0) return null;
  return (
    <section className="mt-14 lg:mt-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2>{title}</h2>
        {more ? <SiteLink href={more.href} className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4">{more.label}</SiteLink> : null}
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {doctors.map((doctor) => <li key={doctor.id}><DoctorCard doctor={doctor} /></li>)}
      </ul>
    </section>
  );
}
