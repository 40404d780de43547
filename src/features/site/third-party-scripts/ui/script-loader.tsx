import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { remembered } from '#src/features/patient/sessions/ui/session-storage.ts';
import { contextKey, readContextKey } from '../script-context.rules.ts';
import type { ShownScripts } from '../third-party-scripts.server.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useConsent } from './consent.ts';
import { fetchScripts, insertScripts } from './insert-scripts.ts';
import { usePageContexts } from './page-contexts.ts';

/**
 * Runs the scripts of this page's contexts; those that need consent only with it. For a signed-in visitor the server
 * answers without scripts. Scripts are removed when the context changes or the page is left.
 */
export default function ScriptLoader({ active: { asking, free } }: { active: ShownScripts }) {
  const consent = useConsent();
  const here = usePageContexts().map(contextKey);
  const due = here.filter((key) => free.includes(key) || (consent === 'yes' && asking.includes(key))).join(' ');
  useEffect(() => (due === '' ? undefined : run(due.split(' '), consent === 'yes')), [due, consent]);
  // This page asks for consent itself.
  const isAskedHere = useLocation().pathname === '/cookies';
  return remembered('user_id') === null &&
    !isAskedHere &&
    consent === 'open' &&
    here.some((key) => asking.includes(key)) ? (
    <ConsentBar />
  ) : null;
}

function run(keys: readonly string[], isAllowed: boolean): () => void {
  let isOver = false;
  const removals: (() => void)[] = [];
  for (const key of keys) {
    const context = readContextKey(key);
    if (!context) continue;
    void fetchScripts(context).then((markup) => {
      if (markup && !isOver) removals.push(insertScripts(markup, context, isAllowed));
    });
  }
  const end = () => {
    isOver = true;
    for (const remove of removals.splice(0)) remove();
  };
  // A sign-in in another tab: the page reloads, because the effects of scripts cannot be undone otherwise.
  const leave = ({ key, newValue }: StorageEvent) => {
    if (key === 'user_id' && newValue !== null && removals.length > 0) location.reload();
  };
  addEventListener('pagehide', end);
  addEventListener('storage', leave);
  return () => {
    removeEventListener('pagehide', end);
    removeEventListener('storage', leave);
    end();
  };
}
