import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';
import type { Download } from '../downloads.rules.ts';

export const downloadLanguages: Record<Language, () => string> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

/** '1.2 MB' or '340 kB', in the page's language. */
export function sizeWords(bytes: number): string {
  const number = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 });
  return bytes >= 1024 * 1024
    ? `${number.format(bytes / 1024 / 1024)} MB`
    : `${number.format(Math.max(Math.round(bytes / 1024), 1))} kB`;
}

/** 'PDF, English, 1.2 MB, 12 pages'. */
export function downloadFacts({ language, bytes, pages }: Pick<Download, 'language' | 'bytes' | 'pages'>): string {
  const length = pages === 1 ? m.documents_page() : m.documents_pages({ count: pages });
  return ['PDF', downloadLanguages[language](), sizeWords(bytes), length].join(getLocale() === 'zh' ? '，' : ', ');
}
