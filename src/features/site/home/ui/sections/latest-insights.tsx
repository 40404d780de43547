import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { ReadingFacts } from '#src/features/reading/insights/ui/insight-facts.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '#src/features/site/home/home.schema.ts';
import { SectionHeading } from '../section-heading.tsx';

/** The newest articles: three beside each other, or two where three would be too narrow. */
export function LatestInsights({ title, data }: SectionProps<'insights'>) {
  if (data.length === 0) return null;
  return (
    <section className="page-column section later">
      <SectionHeading
        title={title}
        hint={m.home_insights_hint()}
        more={{ href: '/insights-corner', label: m.home_insights_all() }}
      />
      <ul className="grid gap-3 sm:gap-5 sm:grid-cols-2 md:grid-cols-3">
        {data.map((entry) => (
          <li key={entry.id} className="max-md:nth-[n+3]:hidden">
            <EntryCard entry={entry} facts={<ReadingFacts entry={entry} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
