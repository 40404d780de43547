import { lazy, Suspense, useEffect } from 'react';
import { useInBrowser } from '#src/design/rendering/use-scripts-ready.ts';
import { onShownAfterSignOut, remembered } from './session-storage.ts';

const SessionClient = lazy(() => import('./session-client.tsx'));

/** Loads the session scripts after the page itself, and only for a visitor with stored session data. */
export function SessionLoader({ isPatient }: { isPatient: boolean }) {
  const isNeeded = useInBrowser(() => isPatient || remembered('token') !== null, false);
  useEffect(() => (isPatient ? onShownAfterSignOut() : undefined), [isPatient]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <SessionClient isPatient={isPatient} />
    </Suspense>
  ) : null;
}
