import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { loadHomePage } from '#src/features/site/home/home.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { keywordContext } from '../keyword-context.ts';
import { NotFoundLine } from '../ui/not-found-line.tsx';
import type { Route } from './+types/keyword-fallback';

// Every keyword page loads this module: the home page's code is loaded only where it is shown.
const HomePage = lazy(() => import('#src/features/site/home/ui/home.tsx'));

/** An unknown address shows the home page with status 404 and noindex. */
export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(keywordContext)) return null;
  const { app, language } = context.get(requestContext);
  return data(await loadHomePage(app, language), { status: 404 });
}

export default function KeywordFallback({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <>
      <NotFoundLine />
      <Suspense>
        <HomePage data={loaderData} noindex />
      </Suspense>
    </>
  ) : null;
}
