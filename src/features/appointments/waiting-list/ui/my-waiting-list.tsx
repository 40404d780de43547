import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import type { listOwnWaiting } from '../waiting-list-entries.server.ts';

/** The waiting-list entries of a patient; one with an open offer is highlighted. */
export function OwnWaiting({ waiting }: { waiting: Awaited<ReturnType<typeof listOwnWaiting>> }) {
  return (
    <section aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="text-xl font-semibold text-deep">
        {m.waiting_own()}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {waiting.map(({ reference, day, isOffered, doctorName, hospitalName }) => (
          <li key={reference} className="py-3">
            <SiteLink href={`/waiting-list/${reference}`} className="inline-flex min-h-11 items-center font-semibold">
              {doctorName}, {formatDay(day, getLocale())}
            </SiteLink>
            <p className={isOffered ? 'font-semibold text-gold-text' : 'text-muted'}>
              {isOffered ? m.waiting_own_offered() : hospitalName}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
