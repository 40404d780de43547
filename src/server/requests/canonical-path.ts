/**
 * One spelling for each path, decided before anything else: routes, access, the page cache, CSRF and the log all use
 * it.
 */
import type { Context, Next } from 'hono';
import { splitDataRequest, withTableSpelling } from '../pages/route-matcher.ts';
import { localPath, splitLanguage } from '#src/shared/addresses.ts';

// oxlint-disable-next-line no-control-regex
const refusedCharacters = /[/\\\u0000-\u001f\u007f]|%[0-9a-f]{2}/i;

/**
 * The canonical spelling of a pathname: each segment decoded and encoded once, no empty segments, the language prefix
 * and the fixed segments of our own addresses in lower case, `.data` for a data request. Null where readers could
 * understand the path differently: invalid UTF-8, control characters, an encoded slash or backslash, dot segments,
 * double encoding.
 */
export function canonicalPath(pathname: string): string | null {
  const segments: string[] = [];
  for (const segment of pathname.split('/')) {
    const decoded = decodedSegment(segment);
    if (decoded === null || decoded === '.' || decoded === '..' || refusedCharacters.test(decoded)) return null;
    if (decoded !== '') segments.push(encodeURIComponent(decoded));
  }
  const joined = `/${segments.join('/')}`;
  const { pagePath, isDataRequest } = splitDataRequest(joined === '/.data' ? '/_.data' : joined);
  const page = canonicalPage(isDataRequest ? withoutDataSegment(pagePath) : pagePath);
  if (!isDataRequest) return page;
  return page === '/' ? '/_.data' : `${page}.data`;
}

/**
 * The first middleware: a GET for another spelling is redirected to the canonical one, every other method is refused.
 * Below `withTrailingSlash`, path prefixes that end in '/', a path may end in a slash.
 */
export function canonicalPaths({ withTrailingSlash = [] }: { withTrailingSlash?: readonly string[] } = {}) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const asked = rawPath(c.req.url);
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical === null) return refusal(c, 'This address cannot be read.', 400);
    const endsInSlash = asked === `${canonical}/` && withTrailingSlash.some((prefix) => asked.startsWith(prefix));
    if (canonical === asked || endsInSlash) return next();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refusal(c, 'Not found', 404);
    return new Response(null, { status: 301, headers: { location: canonical + search, 'cache-control': 'no-store' } });
  };
}

/** The path exactly as in the request line, without the query. */
export function rawPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start < 0) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}

function canonicalPage(path: string): string {
  const [, first = '', ...others] = path.split('/');
  const { language, path: page } = splitLanguage([`/${first.toLowerCase()}`, ...others].join('/'));
  return language === 'en' ? withTableSpelling(path) : localPath(withTableSpelling(page), language);
}

/** The router accepts '/profile/_.data' and '/profile/.data' for '/profile.data'. */
function withoutDataSegment(path: string): string {
  return path.replace(/\/_?$/, '') || '/';
}

function decodedSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function refusal(c: Context, words: string, status: 400 | 404): Response {
  c.header('cache-control', 'no-store');
  return c.text(words, status);
}
