import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CampaignCard } from '#src/features/reading/campaigns/ui/campaign-card.tsx';
import { EventCard } from '#src/features/reading/campaigns/ui/event-card.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '#src/features/site/home/home.schema.ts';
import { SectionHeading } from '../section-heading.tsx';

/** Upcoming events and current campaigns; phones show the next of each. */
export function Happenings({ title, data }: SectionProps<'happenings'>) {
  const { events, campaigns, now } = data;
  if (events.length + campaigns.length === 0) return null;
  return (
    <section className="bg-cream">
      <div className="page-column section later">
        <SectionHeading title={title} hint={m.home_happenings_hint()} />
        <ul className="grid gap-3 sm:gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {events.map((entry) => (
            <li key={entry.id} className="max-sm:nth-[n+2]:hidden">
              <EventCard entry={entry} now={now} />
            </li>
          ))}
          {campaigns.map((entry) => (
            <li key={entry.id} className="max-sm:nth-[n+4]:hidden">
              <CampaignCard entry={entry} />
            </li>
          ))}
        </ul>
        <p className="mt-5 flex flex-wrap gap-x-8">
          <SiteLink href="/events" className="inline-flex min-h-11 items-center font-medium">
            {m.home_happenings_events()}
          </SiteLink>
          <SiteLink href="/campaigns-promotions" className="inline-flex min-h-11 items-center font-medium">
            {m.home_happenings_campaigns()}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
