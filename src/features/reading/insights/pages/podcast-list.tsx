import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { insightsBreadcrumb } from '../ui/breadcrumb-item.ts';
import { RecordingFacts } from '../ui/insight-facts.tsx';
import type { Route } from './+types/podcast-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadListPage(context.get(requestContext).app, 'podcast', { query: new URL(request.url).searchParams });
}

export default function PodcastListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.insights_podcasts()}
      intro={m.insights_podcasts_intro()}
      description={m.insights_podcasts_description()}
      keywords={m.insights_podcasts_keywords()}
      crumbs={[insightsBreadcrumb()]}
      feed={{ href: '/feeds/podcast.xml', title: m.insights_podcasts() }}
      renderEntry={(entry) => <EntryCard entry={entry} facts={<RecordingFacts entry={entry} />} />}
    />
  );
}
