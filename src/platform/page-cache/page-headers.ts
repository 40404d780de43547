/** The caching headers of a public page, for the visitor's browser and for the shared cache where there is one. */

interface Page {
  tags: readonly string[];
  vary: string;
  /** Whether there is a shared cache that is notified of changes: only then may it store pages. */
  isShared: boolean;
}

/** For browsers: the same bytes for everyone, revalidated each time and mostly answered with 304. */
export const askAgain = 'public, max-age=0, must-revalidate';

/**
 * Pages show times that pass: a shared cache revalidates after a minute, for one more minute in the background, and
 * for a day while the server does not answer.
 */
const sharedFor = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400';

/**
 * The headers of a page. A page that depends on a cookie is stored by browsers alone, because not every content
 * delivery network honours Vary. The targeted field (RFC 9213) is for content delivery networks; Varnish and nginx read
 * `s-maxage`.
 */
export function pageHeaders({ tags, vary, isShared }: Page): Record<string, string> {
  if (!isShared) return { 'cache-control': askAgain, vary };
  const names = { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
  if (/\bcookie\b/i.test(vary)) return { 'cache-control': askAgain, 'cdn-cache-control': 'no-store', vary, ...names };
  return {
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    'cdn-cache-control': sharedFor,
    vary,
    ...names,
  };
}

/** The headers of a stale page, sent because rendering failed: no shared cache stores it. */
export function staleHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...headers,
    'cache-control': askAgain,
    ...('cdn-cache-control' in headers ? { 'cdn-cache-control': 'no-store' } : {}),
    warning: '110 - "Response is Stale"',
  };
}
