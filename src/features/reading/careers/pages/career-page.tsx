import { requestContext } from '#src/platform/request-context.ts';
import { loadPost } from '../careers.server.ts';
import { PostPage } from '../ui/post-page.tsx';
import type { Route } from './+types/career-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadPost(context.get(requestContext).app, params.slug);
}

export default function CareerPage({ loaderData }: Route.ComponentProps) {
  return <PostPage data={loaderData} />;
}
