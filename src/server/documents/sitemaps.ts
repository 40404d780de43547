import { contentCacheTags, traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { publishedAddresses } from '#src/features/publishing/entries/entries.server.ts';
import { listKeywordAddresses } from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import {
  pagesPerMap,
  robotsText,
  sitemapIndexXml,
  sitemapXml,
  type MapEntry,
} from '#src/features/site/seo/sitemaps.rules.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import { addresses } from '#src/routes.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages, languagesOffered } from '#src/shared/languages.ts';
import { tagsOf } from '../page-cache/page-key.ts';
import { addressOf } from '../pages/route-matcher.ts';

/** Addresses that duplicate another, and pages that only people who look for help need. */
const leftOut = new Set(['/', '/404', '/design', '/kpj-cares-card-program']);

type Section = 'pages' | 'care' | 'content';
export const sections: readonly Section[] = ['pages', 'care', 'content'];

/** All pages of a section: fixed addresses, keyword pages, published entries. */
function entriesOf(app: App, section: Section): Promise<MapEntry[]> {
  if (section === 'pages') return Promise.resolve(fixedPages());
  if (section === 'care') {
    return app.cache.get('map of care', ['keywords', 'hospitals', 'doctors', 'specialist-centres'], async () => {
      const content = new Set(['articles', 'video', 'podcast', 'events', 'campaigns-promotions', 'landing', 'clinic']);
      return (await listKeywordAddresses(app))
        .filter(({ component }) => !content.has(component))
        .map(({ path, createdAt }) => ({ path, changedAt: createdAt }));
    });
  }
  // An entry page whose address is not in the table would lead to the home page.
  return app.cache.get('map of content', [...contentCacheTags, 'keywords'], async () =>
    (await publishedAddresses(app)).filter(
      ({ path, kind }) => (traitsOf(kind).hasFreeAddress || addressOf(path).path !== '*') && !leftOut.has(path),
    ),
  );
}

/** Public pages that are never cached and still belong in the sitemap. */
const neverCached = new Set(['/mccn/our-collaboration', '/mccn/faq', '/mccn/health-library']);

/**
 * Public addresses without parameters, without the information pages: those are listed as entries, with their dates.
 */
function fixedPages(): MapEntry[] {
  return addresses
    .filter(
      ({ path, access, cacheTags, file, indexable }) =>
        (indexable || (!access && (cacheTags ?? neverCached.has(path)))) &&
        !path.includes(':') &&
        path !== '*' &&
        !leftOut.has(path) &&
        !file.includes('info-page.tsx'),
    )
    .map(({ path }) => ({ path }));
}

/**
 * The paths of all public pages that have one of these cache tags, in every language: lists and fixed pages, then
 * hospitals, centres and doctors, then entries. Addresses with a query are not among them.
 */
export async function pathsShowing(app: App, tags: readonly string[]): Promise<string[]> {
  const listed = await Promise.all(sections.map((section) => entriesOf(app, section)));
  const shows = (path: string) => tagsOf(addressOf(path)).some((tag) => tags.includes(tag));
  return [...new Set(['/', ...listed.flat().map(({ path }) => path)])]
    .filter(shows)
    .flatMap((path) => languages.map((language) => localPath(path, language)));
}

/** The index of all sitemaps, each with the instant of its newest page. */
export async function sitemapIndex(app: App): Promise<string> {
  const maps = await Promise.all(
    sections.map(async (section) => {
      const entries = await entriesOf(app, section);
      return Array.from({ length: Math.max(1, Math.ceil(entries.length / pagesPerMap)) }, (_, index) => {
        const part = entries.slice(index * pagesPerMap, (index + 1) * pagesPerMap);
        return {
          path: `/sitemaps/${section}-${index + 1}.xml`,
          changedAt:
            part
              .map(({ changedAt }) => changedAt ?? '')
              .sort()
              .at(-1) || undefined,
        };
      });
    }),
  );
  return sitemapIndexXml(app.config.publicOrigin, maps.flat());
}

/** One sitemap of a section, counted from one; null past its last. */
export async function sitemapPart(app: App, section: string, number: number): Promise<string | null> {
  const known = sections.find((name) => name === section);
  if (!known || number < 1) return null;
  const part = (await entriesOf(app, known)).slice((number - 1) * pagesPerMap, number * pagesPerMap);
  if (part.length === 0) return null;
  const { siteLanguages } = await shownSetting(app, 'brand');
  return sitemapXml(app.config.publicOrigin, part, languagesOffered(siteLanguages));
}

/** The text of robots.txt: sitemaps, and the private paths that must not be crawled. */
export function robots(app: Pick<App, 'config'>): string {
  const hidden = addresses
    .filter(({ access, path, indexable }) => access && !indexable && access !== 'staff' && path !== '*')
    .map(({ path }) => path.replace(/:\w+\??/g, '*').replace(/\*$/, ''));
  return robotsText(app.config.publicOrigin, hidden);
}
