import { Card } from '#src/design/content/card.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { localTextOfField } from '#src/features/publishing/entries/local-text-of-field.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import type { VacancyPlace } from '../careers.schema.ts';
import { employmentWords } from './employment-words.ts';

/** A vacancy in the list: title, place, employment type and last day. */
export function VacancyRow({
  entry,
  hospital,
  now,
}: {
  entry: EntryCardData<'career'>;
  hospital: VacancyPlace | undefined;
  now: string;
}) {
  const { employment, closesAt } = entry.fields;
  const field = entry.topics[0];
  const isClosed = Date.parse(closesAt) <= Date.parse(now);
  return (
    <Card as="article" className="group relative p-5 transition-shadow hover:shadow-lift md:p-6">
      <p className="text-sm font-semibold text-gold-text">
        {field ? <Local text={field.name} /> : <Local text={localTextOfField(entry, 'department')} />}
      </p>
      <h3 className="mt-1 text-lg">
        <SiteLink
          href={entry.address ?? '/career'}
          className="text-deep no-underline after:absolute after:inset-0 group-hover:underline"
        >
          <Local text={entry.title} />
        </SiteLink>
      </h3>
      <p className="measure mt-1 text-muted">
        <Local text={entry.summary} />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.9375rem] text-muted">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="hospital" size={16} className="text-teal" />
          {hospital?.name ?? m.careers_group()}
        </span>
        <Chip>{employmentWords(employment)}</Chip>
        <span className={`tabular-nums ${isClosed ? 'font-semibold text-error' : ''}`}>
          {isClosed ? m.careers_closed() : m.careers_closes()} {formatDay(new Date(closesAt), getLocale())}
        </span>
      </div>
    </Card>
  );
}
