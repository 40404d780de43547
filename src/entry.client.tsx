import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { countView } from '#src/design/count-view.ts';
import { readLanguageChoice } from '#src/design/selected-language.ts';
import { sendFormsOnce } from '#src/design/send-once.ts';
import { isLocale, overwriteGetLocale } from '#src/paraglide/runtime.js';

// The server has decided the language: the document's `lang` attribute says which.
overwriteGetLocale(() => {
  const language = document.documentElement.dataset.language;
  return isLocale(language) ? language : 'en';
});

sendFormsOnce();
readLanguageChoice();
countView();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
