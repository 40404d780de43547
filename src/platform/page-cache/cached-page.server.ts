/**
 * One page of the page cache: its body in the encodings that were requested, and the complete answers that were sent
 * from it.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { pageHeaders } from './page-headers.ts';
import { bytesOf } from '../http/held-body.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** The form of an answer: the body in an encoding, or 304. */
export type Variant = Encoding | 'not-modified';

/** An answer as it left the site, without the request id and the date, which differ from request to request. */
export interface SentAnswer {
  status: number;
  /** Names and values in turn, as `ServerResponse.writeHead` takes them. */
  headers: readonly string[];
  body: Buffer | null;
}

export interface CachedPage {
  key: string;
  tags: readonly string[];
  /** Versions of the tags, read before the rendering. */
  versions: readonly number[];
  renderedAt: number;
  /** From this time on the next request starts a new rendering in the background. */
  refreshAt: number;
  headers: Readonly<Record<string, string>>;
  /** Each is made when it is first requested: most pages are requested in one encoding. */
  bodies: Map<Encoding, Buffer>;
  sent: Map<Variant, SentAnswer>;
  /** Requests answered since the rendering. */
  hits: number;
}

/** What a request's headers say about the answer. */
export interface Wanted {
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

/**
 * Makes a cached page from a rendering, with the body in the encoding that was requested first. Most pages are rendered
 * again to the same bytes: they keep the compressed bodies of the page before.
 */
export async function cachedPage(
  rendered: Response,
  made: Pick<CachedPage, 'key' | 'tags' | 'versions' | 'renderedAt' | 'refreshAt'> & {
    acceptEncoding: string;
    isShared: boolean;
    before: CachedPage | undefined;
  },
): Promise<CachedPage> {
  const { acceptEncoding, isShared, before, ...about } = made;
  const identity = await bytesOf(rendered);
  const encoding = encodingFor(acceptEncoding);
  const policy = rendered.headers.get('content-security-policy') ?? "default-src 'none'";
  const etag = `"${createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 27)}"`;
  const isSame = before?.headers['etag'] === etag;
  const bodies = isSame ? before.bodies : new Map([[encoding, await encode(identity, encoding)]]);
  if (![...bodies.values()].includes(identity)) release(identity);
  return {
    ...about,
    bodies,
    sent: new Map(),
    hits: 0,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...pageHeaders({ tags: made.tags, vary: rendered.headers.get('vary') ?? 'accept-encoding', isShared }),
      etag,
    },
  };
}

/** Frees the bytes of a rendering that is no longer needed, because the garbage collector would free them late. */
function release({ buffer, byteLength }: Buffer): void {
  // Small buffers share their memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Bytes of memory that the page uses, headers included. */
export function sizeOf({ key, bodies, headers }: CachedPage): number {
  const body = [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
  // The headers are repeated in each sent answer.
  return body + 4 * Object.values(headers).reduce((sum, value) => sum + value.length, key.length);
}

/** The variant for a request's headers: 304 when its ETag matches, else the body in the best accepted encoding. */
export function variantFor({ headers }: CachedPage, { acceptEncoding, ifNoneMatch }: Wanted): Variant {
  if (ifNoneMatch?.replace(/W\//g, '').split(/,\s*/).includes(headers['etag']!)) return 'not-modified';
  return encodingFor(acceptEncoding);
}

/** The page as a response. An encoding that it does not have yet is made and stored with it. */
export async function responseOf(page: CachedPage, variant: Variant): Promise<Response> {
  if (variant === 'not-modified') return new Response(null, { status: 304, headers: page.headers });
  const body = await bodyIn(page, variant);
  return new Response(body as Uint8Array<ArrayBuffer>, {
    headers: {
      ...page.headers,
      'content-length': String(body.length),
      ...(variant === 'identity' ? {} : { 'content-encoding': variant }),
    },
  });
}

async function bodyIn({ bodies }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known) return known;
  const [[from, bytes]] = bodies as unknown as [[Encoding, Buffer]];
  const made = await encode(await decode(bytes, from), encoding);
  bodies.set(encoding, made);
  return made;
}

function encodingFor(acceptEncoding: string): Encoding {
  return /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}

async function encode(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return inOwnMemory(await compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  return encoding === 'gzip' ? inOwnMemory(await compressGzip(identity, { level: 6 })) : identity;
}

/** Small buffers are parts of 64 kB blocks that Node shares out: storing one part would keep its whole block. */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

async function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return decompressBrotli(bytes);
  return encoding === 'gzip' ? decompressGzip(bytes) : bytes;
}
