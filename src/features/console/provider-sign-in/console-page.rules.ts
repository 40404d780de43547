/** The target of a sign-in by the provider: the requested page of the console, and never another site. */
import { localPath, splitLanguage } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';

/** Whether a text is the address of a page of the console, in any language: a sign-in redirects nowhere else. */
export function isConsolePage(text: string): boolean {
  return (
    /^\/((ms|zh)\/)?staff(\/[\w./-]*)?(\?[\w.=&%+-]*)?$/.test(text) && !/\/staff\/(sign-in|sign-out|join)/.test(text)
  );
}

/** The requested page of the console; the console's first page for any other text. */
export function consolePage(next: string | null, language: Language): string {
  return next && isConsolePage(next) ? next : localPath('/staff', language);
}

/** The language of a page by its address. */
export function languageOfPage(path: string): Language {
  return splitLanguage(path).language;
}
