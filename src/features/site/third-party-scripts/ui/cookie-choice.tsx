import { useRouteLoaderData } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';
import type { ShownScripts } from '../third-party-scripts.server.ts';
import { ConsentButtons } from './consent-buttons.tsx';
import { useConsent } from './consent.ts';

/** The present choice, which can be changed at any time. */
export function CookieChoice() {
  const asking = useRouteLoaderData<{ scripts?: ShownScripts }>('root')?.scripts?.asking ?? [];
  const isReady = useScriptsReady();
  const consent = useConsent();
  const words = { open: m.scripts_choice_open, yes: m.scripts_choice_yes, no: m.scripts_choice_no };
  return (
    <section aria-labelledby="choice" className="mt-10 rounded-petal bg-pale p-6">
      <h2 id="choice" className="scroll-mt-28 text-xl">
        {m.scripts_choice()}
      </h2>
      {asking.length === 0 ? (
        <p className="mt-2">{m.scripts_choice_none()}</p>
      ) : (
        <>
          <noscript>
            <div className="mt-3">
              <Notice>{m.scripts_choice_scripts()}</Notice>
            </div>
          </noscript>
          <p role="status" className="mt-2 mb-4">
            {isReady ? words[consent]() : m.scripts_ask()}
          </p>
          {isReady ? (
            <div className="max-w-xs">
              <ConsentButtons />
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}
