import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { insightsBreadcrumb } from '../ui/breadcrumb-item.ts';
import { RecordingFacts } from '../ui/insight-facts.tsx';
import type { Route } from './+types/video-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadListPage(context.get(requestContext).app, 'video', { query: new URL(request.url).searchParams });
}

export default function VideoListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.insights_videos()}
      intro={m.insights_videos_intro()}
      description={m.insights_videos_description()}
      keywords={m.insights_videos_keywords()}
      crumbs={[insightsBreadcrumb()]}
      renderEntry={(entry) => <EntryCard entry={entry} facts={<RecordingFacts entry={entry} />} />}
    />
  );
}
