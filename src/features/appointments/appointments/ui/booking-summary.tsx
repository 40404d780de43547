import type { ReactNode } from 'react';
import { Local } from '#src/design/local.tsx';
import { DoctorPicture } from '#src/design/pictures.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { NotForEmergencies } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';
import type { BookableDoctor } from '../data/appointments.store.server.ts';

/** Whom the visitor is booking, and where: beside every step. */
export function BookingSummary({
  doctor,
  hospitalId,
  when,
  children,
}: {
  doctor: BookableDoctor;
  hospitalId: number;
  when?: string | undefined;
  children?: ReactNode;
}) {
  const hospital = doctor.hospitals.find(({ id }) => id === hospitalId) ?? doctor.hospitals[0]!;
  return (
    <aside aria-label={m.appointments_summary()} className="rounded-petal border border-line bg-white p-5 shadow-card">
      <div className="flex gap-4">
        <div className="size-20 shrink-0 overflow-hidden rounded-petal bg-pale">
          <DoctorPicture seed={doctor.portraitSeed} gender={doctor.gender} className="size-full" />
        </div>
        <div>
          <p className="font-semibold text-deep">
            <SiteLink href={`/doctor/${doctor.slug}`} className="text-deep">
              {doctor.name}
            </SiteLink>
          </p>
          {doctor.speciality && (
            <p className="text-muted">
              <Local text={doctor.speciality} />
            </p>
          )}
        </div>
      </div>
      <dl className="mt-4 space-y-3">
        {when && (
          <Fact term={m.appointments_when()}>
            <strong>{when}</strong>
          </Fact>
        )}
        <Fact term={m.appointments_where()}>
          {hospital.name}
          <span className="block text-muted">
            {hospital.room}, {hospital.address}
          </span>
        </Fact>
        <Fact term={m.appointments_fee()}>
          {formatSen(hospital.consultationFeeSen)}
          <span className="block text-[0.9375rem] text-muted">{m.appointments_fee_hint()}</span>
        </Fact>
        <Fact term={m.appointments_questions()}>
          <a href={`tel:${hospital.phone.replace(/[^+\d]/g, '')}`} className="inline-flex min-h-11 items-center">
            {hospital.phone}
          </a>
        </Fact>
      </dl>
      {children}
      <NotForEmergencies />
    </aside>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-muted">{term}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
