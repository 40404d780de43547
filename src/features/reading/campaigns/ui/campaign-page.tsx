import type { NextStep } from '#src/design/navigation/next-steps.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { EntryData, EntryPageData } from '#src/features/publishing/entries/content.schema.ts';
import { FactCard } from '#src/features/publishing/entries/ui/fact-card.tsx';
import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import { WhenAndWhere } from '#src/features/publishing/entries/ui/when-and-where.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { campaignStructuredData, daysUntil, daysWords, soonOverDays } from '../campaigns.rules.ts';
import type { WithPlaces } from '../campaigns.schema.ts';

/** The page of the keyword component `campaigns-promotions`. */
export default function CampaignPage({
  data: { entry, related },
  extra,
}: {
  data: EntryPageData<'campaign'>;
  extra: WithPlaces<'campaign'>;
}) {
  return (
    <ReadingPage
      entry={entry}
      related={related}
      next={nextOf(entry)}
      crumbs={[{ label: m.campaigns_campaigns(), href: '/campaigns-promotions' }]}
      byline={<CampaignByline entry={entry} extra={extra} />}
      aside={<CampaignFacts entry={entry} extra={extra} />}
      jsonLd={(page) => campaignStructuredData(entry, extra.hospitals, { ...page, language: getLocale() })}
    />
  );
}

/** Until when, and at how many hospitals. */
function CampaignByline({ entry, extra }: { entry: EntryData<'campaign'>; extra: WithPlaces<'campaign'> }) {
  const [only, ...others] = extra.hospitals;
  return (
    <WhenAndWhere
      when={m.campaigns_until({ date: formatDay(entry.fields.endsOn, getLocale()) })}
      where={
        !only
          ? m.campaigns_all_hospitals()
          : others.length === 0
            ? only.name
            : m.campaigns_hospital_count({ count: others.length + 1 })
      }
    />
  );
}

/**
 * The next steps: the campaign's packages, else an appointment. An expired campaign answers 410 with a link to the
 * list.
 */
function nextOf({ fields: { packageSlugs } }: EntryData<'campaign'>): NextStep[] {
  const book = { label: m.content_next_book(), href: '/book' };
  const [only, ...others] = packageSlugs ?? [];
  return only === undefined
    ? [book, { label: m.content_next_ask(), href: '/contact-us' }]
    : [{ label: m.campaigns_buy(), href: others.length > 0 ? '/health-package' : `/health-package/${only}` }, book];
}

function CampaignFacts({ entry, extra }: { entry: EntryData<'campaign'>; extra: WithPlaces<'campaign'> }) {
  const { startsOn, endsOn, approvalNumber, gender } = entry.fields;
  const left = daysUntil(endsOn, new Date(extra.now));
  return (
    <FactCard
      title={m.campaigns_facts()}
      facts={[
        {
          label: m.campaigns_runs(),
          value: (
            <>
              {daysWords(startsOn, endsOn, { join: m.campaigns_from_to, language: getLocale() })}
              {left >= 1 && left <= soonOverDays ? (
                <strong className="block text-gold-text">{m.campaigns_soon_over({ days: left })}</strong>
              ) : null}
            </>
          ),
        },
        gender
          ? {
              label: m.campaigns_for_whom(),
              value: gender === 'female' ? m.content_gender_female() : m.content_gender_male(),
            }
          : null,
        {
          label: m.campaigns_at_hospitals(),
          value:
            extra.hospitals.length > 0 ? (
              <ul>
                {extra.hospitals.map(({ slug, name }) => (
                  <li key={slug}>
                    <SiteLink href={`/${slug}`} className="inline-flex min-h-11 items-center">
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            ) : (
              <SiteLink href="/our-hospitals" className="inline-flex min-h-11 items-center">
                {m.campaigns_all_hospitals()}
              </SiteLink>
            ),
        },
        approvalNumber ? { label: m.campaigns_approval(), value: approvalNumber } : null,
      ]}
    />
  );
}
