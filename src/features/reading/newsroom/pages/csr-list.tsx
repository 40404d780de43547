import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { EntryListPage } from '#src/features/publishing/entries/ui/lists/entry-list.tsx';
import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { StoryFacts } from '../ui/story-facts.tsx';
import type { Route } from './+types/csr-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadListPage(context.get(requestContext).app, 'csr', { query: new URL(request.url).searchParams });
}

export default function CsrListPage({ loaderData }: Route.ComponentProps) {
  return (
    <EntryListPage
      data={loaderData}
      title={m.newsroom_csr()}
      intro={m.newsroom_csr_intro()}
      description={m.newsroom_csr_description()}
      keywords={m.newsroom_csr_keywords()}
      renderEntry={(entry) => <EntryCard entry={entry} facts={<StoryFacts entry={entry} />} />}
    />
  );
}
