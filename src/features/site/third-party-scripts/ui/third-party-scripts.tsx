import { lazy, Suspense } from 'react';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import type { ShownScripts } from '../third-party-scripts.server.ts';

const ScriptLoader = lazy(() => import('./script-loader.tsx'));

/**
 * On public pages with active records: the code that asks for consent, inserts and removes scripts is loaded after the
 * first paint.
 */
export function ThirdPartyScripts({ active }: { active: ShownScripts }) {
  return useScriptsReady() ? (
    <Suspense fallback={null}>
      <ScriptLoader active={active} />
    </Suspense>
  ) : null;
}
