import { lazy, Suspense, type ComponentProps } from 'react';
import type Home from '#src/features/site/home/ui/home.tsx';
import { NotFoundLine } from './not-found-line.tsx';

// Every keyword page loads this module, so the home page's code is loaded only where it is shown.
const HomePage = lazy(() => import('#src/features/site/home/ui/home.tsx'));

/** The home page below the notice that there is no page at this address. */
export function NotFoundHome({ data }: Pick<ComponentProps<typeof Home>, 'data'>) {
  return (
    <>
      <NotFoundLine />
      <Suspense>
        <HomePage data={data} noindex />
      </Suspense>
    </>
  );
}
