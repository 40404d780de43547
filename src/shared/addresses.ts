import { languages, type Language } from './languages.ts';

/** The address to which browsers report page views. */
export const viewsPath = '/views';

/** The path in a language: '/doctor' in Malay is '/ms/doctor'; English has no prefix. Query and hash are preserved. */
export function localPath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Splits '/ms/doctor' into its language and '/doctor'. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (first !== 'en' && (languages as readonly string[]).includes(first)) {
    return { language: first as Language, path: pathname.slice(first.length + 1) || '/' };
  }
  return { language: 'en', path: pathname };
}

/** Language codes for hreflang and Open Graph. */
export const languageTags = { en: 'en-MY', ms: 'ms-MY', zh: 'zh-Hans-MY' } as const satisfies Record<Language, string>;
