import { options } from 'preact';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { countView } from '#src/design/frame/count-view.ts';
import { keepFixedParts } from '#src/design/rendering/fixed-markup.tsx';
import { hydrateInParts } from '#src/design/rendering/page-part.tsx';
import { readLanguageChoice } from '#src/design/frame/selected-language.ts';
import { sendFormsOnce } from '#src/design/form/send-once.ts';
import { isLocale, overwriteGetLocale } from '#src/paraglide/runtime.js';
import { readPageData } from './page-data.ts';
import { renderNow } from './render-now.ts';
import { OpenPage, type PageModule } from './page-in-browser.tsx';

declare global {
  interface Window {
    /** Set by the page's inline script (deferred-hydration.ts): the data as text, and the modules of its routes. */
    renderedPage?: { data: string; modules: PageModule[] };
  }
}

// The server has chosen the language: the document's `lang` attribute has it. Built chunks are in one language.
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
  // In development React Router runs in the browser too, because it brings changed sources into the open page.
  const { HydratedRouter } = await import('react-router/dom');
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
} else {
  // Preact silently creates an element that is missing; a page that differs from its code is an error.
  Object.assign(options, {
    __m: ({ type }: { type: unknown }) =>
      reportError(new Error(`The page that came has no <${String(type)}> where its code has one.`)),
  });
  hydrateInParts(renderNow);
  const { data, modules } = window.renderedPage!;
  // The document around it, its head included, stays as the server wrote it.
  hydrateRoot(document.body, <OpenPage page={{ ...readPageData(data), modules }} />);
}
