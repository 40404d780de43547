import { requestContext } from '#src/platform/request-context.ts';
import { loadHomePage } from '../home.server.ts';
import HomePage from '../ui/home.tsx';
import type { Route } from './+types/home-page';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  return loadHomePage(app, language);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
