import { options } from 'preact';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { countView } from '#src/design/count-view.ts';
import { keepFixedParts } from '#src/design/fixed-markup.tsx';
import { takeOverInParts } from '#src/design/page-part.tsx';
import { readLanguageChoice } from '#src/design/selected-language.ts';
import { sendFormsOnce } from '#src/design/send-once.ts';
import { isLocale, overwriteGetLocale } from '#src/paraglide/runtime.js';
import { readPageData } from './page-data.ts';
import { renderNow } from './render-now.ts';
import { OpenPage, type PageModule } from './page-in-browser.tsx';

declare global {
  interface Window {
    /** Left by the page's inline script (deferred-hydration.ts): the data as text, the modules of its routes. */
    renderedPage?: { data: string; modules: PageModule[] };
  }
}

// The server has decided the language: the document's `lang` attribute says which. Built chunks are in one language.
overwriteGetLocale(() => {
  const language = document.documentElement.dataset.language;
  return isLocale(language) ? language : 'en';
});

sendFormsOnce();
readLanguageChoice();
if (document.cookie.includes('town='))
  void import('#src/features/find-care/nearest-hospital/ui/start-carrying-town.ts');
countView();
keepFixedParts();

if (import.meta.env.DEV) {
  // In development React Router runs in the browser too: it brings changed sources into the open page.
  const { HydratedRouter } = await import('react-router/dom');
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
} else {
  // Preact makes an element that it misses, and says nothing; a page and its code that do not agree are a fault.
  Object.assign(options, {
    __m: ({ type }: { type: unknown }) =>
      reportError(new Error(`The page that came has no <${String(type)}> where its code has one.`)),
  });
  takeOverInParts(renderNow);
  const { data, modules } = window.renderedPage!;
  // The document around it, its head too, stays as the server wrote it.
  hydrateRoot(document.body, <OpenPage page={{ ...readPageData(data), modules }} />);
}
