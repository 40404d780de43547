import { requestContext } from '#src/platform/request-context.ts';
import { loadStory } from '../newsroom.server.ts';
import { StoryPage } from '../ui/story-page.tsx';
import type { Route } from './+types/news-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadStory(context.get(requestContext).app, 'news', params.slug);
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  return <StoryPage data={loaderData} />;
}
