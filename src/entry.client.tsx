import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocale, overwriteGetLocale } from '#src/paraglide/runtime.js';

// The server has decided the language: the document says which.
overwriteGetLocale(() => {
  const language = document.documentElement.dataset.language;
  return isLocale(language) ? language : 'en';
});

/** The page is whole without scripts: it is painted first, and taken over then. A page that nobody sees yet is never painted. */
function onceSeen(takeOver: () => void): void {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) takeOver();
  else requestAnimationFrame(() => setTimeout(takeOver));
}

onceSeen(() => startTransition(() => {
  hydrateRoot(document, <StrictMode><HydratedRouter /></StrictMode>);
}));
