import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatSen } from '#src/shared/money.ts';
import type { PracticeHospital } from '../doctors.schema.ts';

/** The doctor's hospitals with room, telephone and fee. */
export function PracticePlaces({
  hospitals,
  slug,
  panels,
}: {
  hospitals: readonly PracticeHospital[];
  slug: string;
  panels: readonly string[];
}) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.doctors_where()}</h2>
      <ul className="space-y-4">
        {hospitals.map((hospital) => (
          <li key={hospital.id} className="rounded-petal border border-line bg-white p-5">
            <h3 className="font-semibold">
              <SiteLink href={`/${hospital.slug}`} className="text-deep underline underline-offset-4">
                {hospital.name}
              </SiteLink>
            </h3>
            <p className="text-muted">
              <Local text={{ en: hospital.room }} />
            </p>
            <p className="mt-3">
              {m.doctors_fee()}:{' '}
              <strong className="text-deep tabular-nums">{formatSen(hospital.consultationFeeSen)}</strong>
            </p>
            <div className="mt-2 flex flex-wrap gap-x-5">
              <a
                href={`tel:${hospital.phone.replace(/[^+\d]/g, '')}`}
                className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-teal underline underline-offset-4"
              >
                <Icon name="phone" size={16} />
                {hospital.phone}
              </a>
              <SiteLink
                href={`/book/${slug}?hospital=${hospital.id}`}
                className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
              >
                {m.doctors_book_here()}
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
      {panels.length > 0 && (
        <p className="mt-3">
          {m.doctors_panels()} {panels.join(getLocale() === 'zh' ? '、' : ', ')}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">{m.doctors_fee_hint()}</p>
    </section>
  );
}
