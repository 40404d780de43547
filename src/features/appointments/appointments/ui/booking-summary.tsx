import type { ReactNode } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { DoctorPortrait } from '#src/design/pictures/doctor-portrait.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';
import type { BookableDoctor } from '../data/bookable-doctors.store.server.ts';

interface BookingSummaryProps {
  doctor: BookableDoctor;
  hospitalId: number;
  /** The session's room; without one it is the doctor's own at the hospital. */
  room?: string | null | undefined;
  when?: string | undefined;
  /** The person for whom the booking was begun. */
  forName?: string | undefined;
  /** How long the slot is still held. */
  children?: ReactNode;
}

/** Doctor, hospital, time and price: first on every step of a booking. */
export function BookingSummary({ doctor, hospitalId, room, when, forName, children }: BookingSummaryProps) {
  const hospital = doctor.hospitals.find(({ id }) => id === hospitalId) ?? doctor.hospitals[0]!;
  return (
    <section
      aria-label={m.appointments_summary()}
      className="overflow-hidden rounded-petal border border-line bg-white shadow-card"
    >
      <div className="p-4 lg:p-5">
        <div className="flex items-center gap-3">
          <div className="size-14 shrink-0 overflow-hidden rounded-petal bg-pale lg:size-20">
            <DoctorPortrait doctor={doctor} sizes="5rem" />
          </div>
          <div className="min-w-0">
            <p className="leading-snug font-semibold">
              <SiteLink href={`/doctor/${doctor.slug}`} className="text-deep no-underline hover:underline">
                {doctor.name}
              </SiteLink>
            </p>
            {doctor.speciality && (
              <p className="leading-snug text-muted">
                <Local text={doctor.speciality} />
              </p>
            )}
          </div>
        </div>
        <dl className="mt-3 space-y-2">
          {when && (
            <Line icon="calendar" term={m.appointments_when()}>
              <strong className="text-deep">{when}</strong>
            </Line>
          )}
          {forName && (
            <Line icon="user" term={m.appointments_mine_patient()}>
              {m.appointments_mine_for({ name: forName })}
            </Line>
          )}
          <Line icon="pin" term={m.appointments_where()}>
            {hospital.name}
            <span className="text-muted">
              , <Local text={{ en: room ?? hospital.room }} />
            </span>
            <span className="block text-muted max-lg:hidden">{hospital.address}</span>
          </Line>
          <Line icon="money" term={m.appointments_fee()}>
            <strong className="font-semibold tabular-nums">{formatSen(hospital.consultationFeeSen)}</strong>{' '}
            <span className="text-[0.9375rem] text-muted">{m.appointments_fee_hint()}</span>
          </Line>
        </dl>
        <p className="mt-1 max-lg:hidden">
          <PhoneLink phone={hospital.phone} label={m.appointments_questions()} />
        </p>
      </div>
      {children}
    </section>
  );
}

function Line({
  icon,
  term,
  children,
}: {
  icon: 'calendar' | 'user' | 'pin' | 'money';
  term: string;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-2.5">
      <dt className="mt-0.5">
        <Icon name={icon} size={20} className="text-teal" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 leading-snug">{children}</dd>
    </div>
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
