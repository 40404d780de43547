import type { ReactNode } from 'react';
import { Local } from '#src/design/content/local.tsx';
import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { filterChoices } from '#src/features/publishing/entries/entries.server.ts';
import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { loadCorner } from '../insights.server.ts';
import { insightsBreadcrumb } from '../ui/breadcrumb-item.ts';
import { ReadingFacts, RecordingFacts } from '../ui/insight-facts.tsx';
import type { Route } from './+types/insights-corner';

export async function loader({ context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const [corner, choices] = await Promise.all([
    loadCorner(app, { articles: 4, videos: 3, podcasts: 3 }),
    filterChoices(app, 'article'),
  ]);
  return { ...corner, topics: choices.topics };
}

export default function InsightsCorner({ loaderData: { articles, videos, podcasts, topics } }: Route.ComponentProps) {
  const [first, ...others] = articles;
  const crumbs = [insightsBreadcrumb()];
  return (
    <Page isLanding title={m.insights_corner()} intro={m.insights_corner_intro()} crumbs={crumbs}>
      <PageHead
        title={m.insights_corner()}
        description={m.insights_corner_description()}
        keywords={m.insights_corner_keywords().split(', ')}
        path="/insights-corner"
        crumbs={crumbs}
      />
      {first ? (
        <>
          <Shelf title={m.insights_corner_newest()} more={{ href: '/articles', label: m.insights_all_articles() }}>
            <div className="mb-5">
              <EntryCard entry={first} facts={<ReadingFacts entry={first} />} isLarge />
            </div>
            <ul className="whole-pairs grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((entry) => (
                <li key={entry.id}>
                  <EntryCard entry={entry} facts={<ReadingFacts entry={entry} />} />
                </li>
              ))}
            </ul>
          </Shelf>
          <nav aria-label={m.insights_by_topic()} className="mt-12">
            <h2 className="mb-4">{m.insights_by_topic()}</h2>
            <ul className="flex flex-wrap gap-2">
              {topics.map(({ slug, name }) => (
                <li key={slug}>
                  <SiteLink
                    href={`/articles?topic=${slug}`}
                    className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-teal no-underline hover:border-teal hover:bg-pale"
                  >
                    <Local text={name} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </>
      ) : null}
      {first || videos.length > 0 || podcasts.length > 0 ? null : <NothingYet />}
      {videos.length > 0 ? (
        <Shelf title={m.insights_corner_watch()} more={{ href: '/video', label: m.insights_all_videos() }}>
          <ul className="whole-pairs grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {videos.map((entry) => (
              <li key={entry.id}>
                <EntryCard entry={entry} facts={<RecordingFacts entry={entry} />} />
              </li>
            ))}
          </ul>
        </Shelf>
      ) : null}
      {podcasts.length > 0 ? (
        <Shelf title={m.insights_corner_listen()} more={{ href: '/podcast', label: m.insights_all_podcasts() }}>
          <ul className="whole-pairs grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {podcasts.map((entry) => (
              <li key={entry.id}>
                <EntryCard entry={entry} facts={<RecordingFacts entry={entry} />} />
              </li>
            ))}
          </ul>
        </Shelf>
      ) : null}
    </Page>
  );
}

function Shelf({
  title,
  more,
  children,
}: {
  title: string;
  more: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className="mt-12">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2>{title}</h2>
        <SiteLink href={more.href} className="inline-flex min-h-11 items-center font-medium">
          {more.label}
        </SiteLink>
      </div>
      {children}
    </section>
  );
}
