import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { StoryFacts } from '../ui/story-facts.tsx';
import type { Route } from './+types/news-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadListPage(context.get(requestContext).app, 'news', { query: new URL(request.url).searchParams });
}

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.newsroom_news()}
      intro={m.newsroom_news_intro()}
      description={m.newsroom_news_description()}
      keywords={m.newsroom_news_keywords()}
      feed={{ href: '/feeds/news.xml', title: m.newsroom_news() }}
      renderEntry={(entry) => <EntryCard entry={entry} facts={<StoryFacts entry={entry} />} />}
    />
  );
}
