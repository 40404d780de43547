import { lazy, Suspense } from 'react';
import { useInBrowser } from '#src/design/use-scripts-ready.ts';
import { remembered } from './visit-storage.ts';

const VisitKeeper = lazy(() => import('./visit-keeper.tsx'));

/** Loads what watches over a visit, after the page itself, and only for a visitor of whom something is remembered. */
export function Visit({ isPatient }: { isPatient: boolean }) {
  const isNeeded = useInBrowser(() => isPatient || remembered('token') !== null, false);
  return isNeeded ? (
    <Suspense fallback={null}>
      <VisitKeeper isPatient={isPatient} />
    </Suspense>
  ) : null;
}
