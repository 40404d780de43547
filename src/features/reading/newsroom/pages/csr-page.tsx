import { requestContext } from '#src/platform/request-context.ts';
import { loadStory } from '../newsroom.server.ts';
import { StoryPage } from '../ui/story-page.tsx';
import type { Route } from './+types/csr-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadStory(context.get(requestContext).app, 'csr', params.id);
}

export default function CsrPage({ loaderData }: Route.ComponentProps) {
  return <StoryPage data={loaderData} />;
}
