import { requestContext } from '#src/platform/request-context.ts';
import { loadHome } from '../home.server.ts';
import { HomePage } from '../ui/home-page.tsx';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(requestContext).app);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
