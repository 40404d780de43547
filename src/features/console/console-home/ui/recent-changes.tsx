import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { RecentChange } from './recent-words.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';

/** The records that the reader changed last, to go on where the work was left. */
export function RecentChanges({ changes }: { changes: readonly RecentChange[] }) {
  return (
    <section aria-labelledby="recent" className="mb-8">
      <h2 id="recent" className="mb-3 text-lg">
        {m.staff_recent_title()}
      </h2>
      <ul className="divide-y divide-line rounded-soft border border-line bg-white">
        {changes.map(({ id, at, word, name, href, action }) => (
          <li key={id} className="relative flex flex-wrap items-baseline gap-x-4 px-4 py-2 hover:bg-mist">
            <span className="min-w-0 grow basis-64">
              <SiteLink
                href={href}
                className="font-semibold text-deep no-underline after:absolute after:inset-0 after:content-['']"
              >
                {name}
              </SiteLink>{' '}
              <span className="text-[0.9375rem] text-muted">{word}</span>
            </span>
            <span className="min-w-0 grow basis-48 text-[0.9375rem] text-muted">{action}</span>
            <time dateTime={at.toISOString()} className="text-[0.9375rem] text-muted tabular-nums">
              {formatDateTime(at, getLocale())}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
