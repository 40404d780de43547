import { AsyncLocalStorage } from 'node:async_hooks';
import { baseLocale, overwriteGetLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';

const current = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => current.getStore() ?? baseLocale);

/** Runs `work` with messages in this language, through every await. */
export function runInLanguage<T>(language: Language, work: () => T): T {
  return current.run(language, work);
}
