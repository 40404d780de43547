/** The page cache: whole public pages, made once, kept compressed, dropped when what they show changes. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { CacheTags } from './cache-tags.server.ts';

interface KeptPage {
  headers: Record<string, string>;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
  versions: number[];
  madeAt: number;
}

export interface PageRequest {
  /** Language, path and the query parameters that the page reads, in one order. */
  key: string;
  /** It was asked for with a query. Anybody can make up queries: such pages are cached apart and displace each other alone. */
  hasQuery: boolean;
  areas: readonly string[];
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
  render(): Promise<Response>;
}

const maxBytes = { plain: 48 * 1024 * 1024, queried: 16 * 1024 * 1024 };
/** Pages show times that pass: none is shown as fresh for longer than this. */
const freshMs = 60_000;
/** While the database cannot be reached, a page this old is still better than none. */
const staleMs = 24 * 60 * 60 * 1000;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function createPageCache(parts: { clock: Clock; versions: Pick<CacheTags, 'of'>; maxBytes?: typeof maxBytes }) {
  const limits = parts.maxBytes ?? maxBytes;
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, KeptPage>({
      maxSize,
      sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length,
    });
  const plain = cacheOf(limits.plain);
  const queried = cacheOf(limits.queried);
  const pagesFor = ({ hasQuery }: PageRequest) => (hasQuery ? queried : plain);
  const inTheMaking = new Map<string, Promise<KeptPage | Response>>();
  const versionsOf = (areas: readonly string[]) => areas.map((area) => parts.versions.of(area));
  const isFresh = (page: KeptPage, areas: readonly string[]) => {
    const now = versionsOf(areas);
    return (
      parts.clock.now().getTime() - page.madeAt < freshMs &&
      now.every((version, index) => version >= 0 && version === page.versions[index])
    );
  };

  async function make(request: PageRequest): Promise<KeptPage | Response> {
    // Read before rendering: a change during the rendering makes the page stale at once.
    const versions = versionsOf(request.areas);
    const response = await request.render();
    if (response.status >= 500) return staleOr(pagesFor(request).get(request.key), response, parts.clock);
    if (response.status !== 200 || response.headers.has('set-cookie')) return response;
    const page = await keep(response, versions, parts.clock.now().getTime());
    pagesFor(request).set(request.key, page);
    return page;
  }

  /** Answers from the cache, or renders once for all who ask for the same page at the same time. */
  return async function respond(request: PageRequest): Promise<Response> {
    const kept = pagesFor(request).get(request.key);
    if (kept && isFresh(kept, request.areas)) return send(kept, request);
    let making = inTheMaking.get(request.key);
    const isMaker = !making;
    if (!making) {
      making = make(request).finally(() => inTheMaking.delete(request.key));
      inTheMaking.set(request.key, making);
    }
    const made = await making;
    if (!(made instanceof Response)) return send(made, request);
    return isMaker ? made : request.render();
  };
}

/** An older page, marked as such, where there is one; else the failure. */
function staleOr(kept: KeptPage | undefined, failed: Response, clock: Clock): KeptPage | Response {
  if (!kept || clock.now().getTime() - kept.madeAt > staleMs) return failed;
  return { ...kept, headers: { ...kept.headers, warning: '110 - "Response is Stale"' } };
}

async function keep(response: Response, versions: number[], madeAt: number): Promise<KeptPage> {
  const html = await response.text();
  const identity = Buffer.from(html);
  const policy = response.headers.get('content-security-policy') ?? "default-src 'none'";
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    toGzip(identity, { level: 6 }),
  ]);
  return {
    versions,
    madeAt,
    bodies: { identity, gzip: gz, br },
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // The same bytes for everyone, asked for again each time and mostly answered 304.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      etag: `"${createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 27)}"`,
    },
  };
}

function send(page: KeptPage, { acceptEncoding, ifNoneMatch }: PageRequest): Response {
  if (ifNoneMatch?.replace(/W\//g, '').split(/,\s*/).includes(page.headers.etag!))
    return new Response(null, { status: 304, headers: page.headers });
  const encoding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
  return new Response(page.bodies[encoding] as Uint8Array<ArrayBuffer>, {
    headers: encoding === 'identity' ? page.headers : { ...page.headers, 'content-encoding': encoding },
  });
}
