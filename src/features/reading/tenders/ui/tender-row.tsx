import { Card } from '#src/design/content/card.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { categoryName } from '../tenders.rules.ts';

/** A tender in the list: number, title, and closing date. */
export function TenderRow({ entry, now }: { entry: EntryCardData<'tender'>; now: string }) {
  const { number, category, closesAt } = entry.fields;
  const isClosed = Date.parse(closesAt) <= Date.parse(now);
  return (
    <Card as="article" className="group relative p-5 transition-shadow hover:shadow-lift md:p-6">
      <p className="flex flex-wrap gap-x-4 text-sm font-semibold text-gold-text tabular-nums">
        <span>{number}</span>
        {category ? (
          <span>
            <Local text={categoryName(entry, category)} />
          </span>
        ) : null}
      </p>
      <h3 className="mt-1 text-lg">
        <SiteLink
          href={entry.address ?? '/procurement'}
          className="text-deep no-underline after:absolute after:inset-0 group-hover:underline"
        >
          <Local text={entry.title} />
        </SiteLink>
      </h3>
      <p className="measure mt-1 text-muted">
        <Local text={entry.summary} />
      </p>
      <p className={`mt-3 tabular-nums ${isClosed ? 'text-muted' : 'font-semibold text-deep'}`}>
        {isClosed ? m.tenders_closed() : m.tenders_closes()} {formatDateTime(new Date(closesAt), getLocale())}
      </p>
    </Card>
  );
}
