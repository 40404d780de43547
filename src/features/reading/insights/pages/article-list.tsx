import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { insightsBreadcrumb } from '../ui/breadcrumb-item.ts';
import { ReadingFacts } from '../ui/insight-facts.tsx';
import type { Route } from './+types/article-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadListPage(context.get(requestContext).app, 'article', { query: new URL(request.url).searchParams });
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.insights_articles()}
      intro={m.insights_articles_intro()}
      description={m.insights_articles_description()}
      keywords={m.insights_articles_keywords()}
      crumbs={[insightsBreadcrumb()]}
      feed={{ href: '/feeds/articles.xml', title: m.insights_articles() }}
      renderEntry={(entry) => <EntryCard entry={entry} facts={<ReadingFacts entry={entry} />} />}
    />
  );
}
