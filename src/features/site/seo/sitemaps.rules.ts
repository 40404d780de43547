/** Documents for robots and feed readers: sitemaps, their index and robots.txt. */
import { languageTags, localPath } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { alternates } from './seo.rules.ts';

/** A sitemap entry: a path without language, and its last change where known. */
export interface MapEntry {
  path: string;
  changedAt?: string | undefined;
}

/** Pages in one file, each in every language: well below the format's 50,000. */
export const pagesPerMap = 10_000;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text escaped for XML content and attributes. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character]!);
}

/** One sitemap: every page in each language that is offered, with its translations. */
export function sitemapXml(origin: string, entries: readonly MapEntry[], offered: readonly Language[]): string {
  const urls = entries.flatMap(({ path, changedAt }) =>
    offered.map((language) => {
      const links = alternates(origin, path, offered)
        .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>`)
        .join('');
      return `<url><loc>${xmlText(origin + localPath(path, language))}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}${links}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The index of all sitemaps. */
export function sitemapIndexXml(origin: string, maps: readonly MapEntry[]): string {
  const items = maps.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${xmlText(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</sitemapindex>\n`;
}

/** robots.txt: excludes calls, the console, simulators, and every private page in each language. */
export function robotsText(origin: string, privatePaths: readonly string[]): string {
  const fixed = ['/api/', '/staff', '/__sim/'];
  const inEach = [...new Set(privatePaths)].flatMap((path) => languages.map((language) => localPath(path, language)));
  const lines = [...fixed, ...inEach].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The language tag in feeds: 'en-MY'. */
export function feedLanguage(language: keyof typeof languageTags): string {
  return languageTags[language];
}
