import { data } from 'react-router';
import { loadHomePage } from '#src/features/site/home/home.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { keywordContext } from '../keyword-context.ts';
import { NotFoundHome } from '../ui/not-found-home.tsx';
import type { Route } from './+types/keyword-fallback';

/** An unknown address shows the home page with status 404 and noindex. */
export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(keywordContext)) return null;
  const { app, language } = context.get(requestContext);
  return data(await loadHomePage(app, language), { status: 404 });
}

export default function KeywordFallback({ loaderData }: Route.ComponentProps) {
  return loaderData ? <NotFoundHome data={loaderData} /> : null;
}
