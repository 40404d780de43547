/**
 * Cached pages answered at the socket: before a Request is built and before any middleware, with the same headers as
 * the ordinary answer.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Next } from 'hono';
import {
  variantFor,
  type CachedPage,
  type SentAnswer,
  type Variant,
} from '#src/platform/page-cache/cached-page.server.ts';
import type { PageAnswer, PageCache } from '#src/platform/page-cache/page-cache.server.ts';
import { isReadableEncoding } from '../requests/entry-checks.ts';
import { pageKey } from './page-key.ts';
import type { ProxyWarner } from '../requests/proxy-warning.ts';
import { matchRoute } from '../pages/route-matcher.ts';

/** Answers a request if it can. False: the request is untouched, and the ordinary handlers answer it. */
export type AnswerEarly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

interface Parts {
  cache: Pick<PageCache, 'find'>;
  warnOfProxy: ProxyWarner;
  onAnswer(path: string, status: number): void;
}

/**
 * Answers only plain requests: GET or HEAD, no body, one Host, an address in canonical spelling whose page the cache
 * has sent before in the same encoding. Every other request goes to the ordinary handlers.
 */
export function answerCachedPages({ cache, warnOfProxy, onAnswer }: Parts): AnswerEarly {
  return (incoming, outgoing) => {
    if (!isPlainRead(incoming)) return false;
    const { headers, url = '' } = incoming;
    const key = keyOf(url);
    // The visitor's chosen language decides what '/' shows.
    if (key === undefined || (key === '/' && headers.cookie?.includes('selectedLanguage'))) return false;
    const page = cache.find(key);
    const sent = page && sentAs(page, headers);
    if (!sent) return false;
    warnOfProxy({ forwardedFor: text(headers['x-forwarded-for']), forwardedProto: text(headers['x-forwarded-proto']) });
    outgoing.writeHead(sent.status, [...sent.headers, 'x-request-id', requestIdOf(headers['x-request-id'])]);
    outgoing.end(incoming.method === 'HEAD' ? undefined : (sent.body ?? undefined));
    onAnswer(key, sent.status);
    return true;
  };
}

/** Set by the handler that answers from the page cache, for `rememberSent`. */
export function noteCachedAnswer(c: Context, { from }: PageAnswer): void {
  c.set('cachedFrom', from);
}

/**
 * The outermost middleware: remembers how a cached page left the site, with all headers that other middleware has
 * set.
 */
export function rememberSent() {
  return async (c: Context, next: Next): Promise<void> => {
    await next();
    const from = c.get('cachedFrom') as { page: CachedPage; variant: Variant } | undefined;
    const status = from?.variant === 'not-modified' ? 304 : 200;
    if (!from || from.page.sent.has(from.variant) || c.res.status !== status) return;
    from.page.sent.set(from.variant, {
      status,
      headers: [...c.res.headers].filter(([name]) => name !== 'x-request-id').flat(),
      body: from.variant === 'not-modified' ? null : from.page.bodies.get(from.variant)!,
    });
  };
}

function sentAs(page: CachedPage, headers: IncomingMessage['headers']): SentAnswer | undefined {
  const variant = variantFor(page, {
    acceptEncoding: text(headers['accept-encoding']) ?? '',
    ifNoneMatch: headers['if-none-match'],
  });
  return page.sent.get(variant);
}

/** GET or HEAD without a body, of one Host, by HTTP/1.1: what may be answered before a Request is built. */
export function isPlainRead({ method, httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || httpVersion !== '1.1') return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 && /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(headers.host ?? '');
}

/**
 * The cache key of a request target; undefined where the ordinary handlers must read it. A path in another spelling
 * has no key.
 */
export function keyOf(target: string): string | undefined {
  const start = target.indexOf('?');
  if (start < 0) return target;
  const query = target.slice(start + 1);
  if (!/^[\x21-\x7e]*$/.test(query) || query.includes('#') || !isReadableEncoding(query)) return undefined;
  const path = target.slice(0, start);
  return pageKey(matchRoute(path).address, path, new URLSearchParams(query));
}

/** As hono's request-id middleware takes or makes it. */
export function requestIdOf(sent: string | string[] | undefined): string {
  const id = text(sent);
  return id && id.length <= 255 && !/[^\w\-=]/.test(id) ? id : randomUUID();
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
