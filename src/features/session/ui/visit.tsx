import { lazy, Suspense, useSyncExternalStore } from 'react';
import { remembered } from './visit-storage.ts';

const VisitKeeper = lazy(() => import('./visit-keeper.tsx'));

/** What is remembered when the page opens decides. */
const unchanging = () => () => undefined;

/** Loads what watches over a visit, after the page itself, and only for a visitor of whom something is remembered. */
export function Visit({ isPatient }: { isPatient: boolean }) {
  const isNeeded = useSyncExternalStore(unchanging, () => isPatient || remembered('token') !== null, () => false);
  return isNeeded ? <Suspense fallback={null}><VisitKeeper isPatient={isPatient} /></Suspense> : null;
}
