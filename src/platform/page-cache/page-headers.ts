/** What the answer of a public page says to those who keep it: the visitor's browser, and the shared cache where there is one. */

interface Page {
  tags: readonly string[];
  vary: string;
  /** A shared cache is told of changes: only then may it keep what could change. */
  isShared: boolean;
}

/** For browsers: the same bytes for everyone, asked for again each time and mostly answered 304. */
export const askAgain = 'public, max-age=0, must-revalidate';

/** Pages show times that pass: after a minute a shared cache asks again, for a minute more behind the visitor's answer, and for a day where nobody answers. */
const sharedFor = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400';

/**
 * A page that a cookie decides about is kept by browsers alone: not every network looks at what an answer varies by.
 * The targeted field (RFC 9213) is for content delivery networks; Varnish and nginx read `s-maxage`.
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

/** An old page, sent because it could not be rendered: no shared cache keeps it. */
export function staleHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...headers,
    'cache-control': askAgain,
    ...('cdn-cache-control' in headers ? { 'cdn-cache-control': 'no-store' } : {}),
    warning: '110 - "Response is Stale"',
  };
}
