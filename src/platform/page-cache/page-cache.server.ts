/**
 * The page cache: whole public pages, rendered once for everybody, stored compressed, dropped when what they show
 * changes.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { CacheTags } from './cache-tags.server.ts';
import {
  cachedPage,
  responseOf,
  sizeOf,
  variantFor,
  type CachedPage,
  type Variant,
  type Wanted,
} from './cached-page.server.ts';
import { freshMsOf, retryMs, staleOr, usableMs } from './page-age.ts';
import { renderQueue } from './render-queue.ts';

export interface PageRequest extends Wanted {
  /** Language, path and the query parameters that the page reads, in a fixed order. */
  key: string;
  /** Cache tags of the page. */
  tags: readonly string[];
  /** Called before this visitor's request causes a rendering; a response that it returns is sent instead. */
  admit(): Promise<Response | undefined>;
}

/** The response, and the cached page that it was made from. */
export interface PageAnswer {
  response: Response;
  from?: { page: CachedPage; variant: Variant };
}

export interface PageCache {
  /** Answers from the cache, or renders once for all concurrent requests of the same page. */
  respond(request: PageRequest): Promise<PageAnswer>;
  /** A page that may be sent. A page that is not fresh is rendered again in the background. */
  find(key: string): CachedPage | undefined;
  /** Whether there is a copy of the page, of whatever age. */
  holds(key: string): boolean;
  /** Renders those pages that are not fresh, one after another, in the background. */
  warm(pages: readonly { key: string; tags: readonly string[] }[]): void;
  /** Renders the changed pages that were requested since their last rendering, the most requested first. */
  refreshChanged(): void;
  /** Bytes and pages that the cache holds. */
  size(): { bytes: number; pages: number };
  /** Stops background renderings; resolves when those under way have ended. */
  stop(): Promise<void>;
}

interface Parts {
  clock: Clock;
  versions: Pick<CacheTags, 'of'>;
  /** Renders the page of a key without a visitor. */
  render(key: string): Promise<Response>;
  /**
   * Does the work when its turn comes; calls `refuse` instead while too much work waits. Rendering and compression of a
   * page are one task, because compression takes a third as long as rendering. Absent: at once.
   */
  inTurn?<Result>(work: () => Promise<Result>, refuse: () => Promise<Result>): Promise<Result>;
  /** The answer to a request that is refused for too much work. */
  refusal?(key: string): Promise<Response>;
  maxBytes?: typeof maxBytes;
  /** A cache before the servers may keep pages too, because it is told of changes. */
  isShared?: boolean;
}

/** Anybody can invent queries, so pages with a query have a cache of their own and displace only each other. */
const maxBytes = { plain: 48 * 1024 * 1024, queried: 16 * 1024 * 1024 };
/** The most pages to render again after a change dropped them. */
const maxRefreshed = 50;
/** Brotli: the encoding that browsers request. */
const browsers = 'br';

/** Creates the page cache of this process. */
export function createPageCache(parts: Parts): PageCache {
  return new RenderedPages(parts);
}

type Making = Omit<PageRequest, 'admit' | 'ifNoneMatch'>;

class RenderedPages implements PageCache {
  readonly #parts: Parts;
  readonly #plain: LRUCache<string, CachedPage>;
  readonly #queried: LRUCache<string, CachedPage>;
  /** One rendering for all concurrent requests of a page, visitors and the queue alike. */
  readonly #underWay = new Map<string, Promise<CachedPage | Response>>();
  readonly #queue = renderQueue();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { plain, queried } = parts.maxBytes ?? maxBytes;
    this.#plain = new LRUCache({ maxSize: plain, sizeCalculation: sizeOf });
    this.#queried = new LRUCache({ maxSize: queried, sizeCalculation: sizeOf });
  }

  async respond(request: PageRequest): Promise<PageAnswer> {
    const cached = this.find(request.key);
    if (cached) return this.#answer(cached, request);
    let making = this.#underWay.get(request.key);
    const isFirst = !making;
    if (!making) {
      const refusal = await request.admit();
      if (refusal) return { response: refusal };
      making = this.#underWay.get(request.key) ?? this.#makeOnce(request);
    }
    const made = await making;
    if (!(made instanceof Response)) {
      made.hits += 1;
      return this.#answer(made, request);
    }
    // A response that is not cached is for one visitor, so each other request gets its own rendering.
    return { response: isFirst ? made : ((await request.admit()) ?? (await this.#renderAgain(request.key))) };
  }

  find(key: string): CachedPage | undefined {
    const page = this.#pagesFor(key).get(key);
    if (!page || this.#now() - page.renderedAt >= usableMs || !this.#isUnchanged(page)) return undefined;
    page.hits += 1;
    if (this.#now() >= page.refreshAt) this.#refresh(page);
    return page;
  }

  holds(key: string): boolean {
    return this.#pagesFor(key).has(key);
  }

  warm(pages: readonly Pick<CachedPage, 'key' | 'tags'>[]): void {
    for (const page of pages) this.#refresh(page);
  }

  refreshChanged(): void {
    const changed = [...this.#plain.values()].filter((page) => page.hits > 1 && !this.#isUnchanged(page));
    this.warm(changed.sort((a, b) => b.hits - a.hits).slice(0, maxRefreshed));
  }

  size(): { bytes: number; pages: number } {
    const both = [this.#plain, this.#queried];
    return {
      bytes: both.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
      pages: both.reduce((sum, { size }) => sum + size, 0),
    };
  }

  stop(): Promise<void> {
    return this.#queue.stop();
  }

  #refresh({ key, tags }: Pick<CachedPage, 'key' | 'tags'>): void {
    this.#queue.add(key, async () => {
      const cached = this.#pagesFor(key).peek(key);
      if (this.#underWay.has(key) || (cached && this.#now() < cached.refreshAt && this.#isUnchanged(cached))) return;
      const made = await this.#makeOnce({ key, tags, acceptEncoding: browsers });
      if (!(made instanceof Response) && made.renderedAt !== cached?.renderedAt) return;
      // The rendering failed: a page that is still usable is not rendered again at every request.
      if (cached) cached.refreshAt = this.#now() + retryMs;
      // The page was removed, moved or became personal: the cached page is deleted.
      if (made instanceof Response && made.status < 500) this.#pagesFor(key).delete(key);
    });
  }

  #makeOnce(page: Making): Promise<CachedPage | Response> {
    const making = this.#inTurn(page.key, () => this.#make(page)).finally(() => this.#underWay.delete(page.key));
    this.#underWay.set(page.key, making);
    return making;
  }

  async #renderAgain(key: string): Promise<Response> {
    const made = await this.#inTurn(key, () => this.#parts.render(key));
    return made instanceof Response
      ? made
      : (await this.#answer(made, { acceptEncoding: '', ifNoneMatch: undefined })).response;
  }

  /** A page that cannot be rendered now is sent from the cache, where the cache has it. */
  #inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result | CachedPage | Response> {
    const { inTurn, refusal } = this.#parts;
    if (!inTurn || !refusal) return work();
    return inTurn<Result | CachedPage | Response>(work, async () =>
      staleOr(this.#pagesFor(key).get(key), await refusal(key), this.#now()),
    );
  }

  async #make({ key, tags, acceptEncoding }: Making): Promise<CachedPage | Response> {
    // Read before the rendering: a change during it makes the page stale at once.
    const versions = tags.map((tag) => this.#parts.versions.of(tag));
    const renderedAt = this.#now();
    const response = await this.#parts.render(key);
    if (response.status >= 500) return staleOr(this.#pagesFor(key).get(key), response, this.#now());
    if (response.status !== 200 || response.headers.has('set-cookie')) return response;
    const refreshAt = renderedAt + freshMsOf(key);
    const isShared = this.#parts.isShared ?? false;
    const before = this.#pagesFor(key).peek(key);
    const about = { key, tags, versions, renderedAt, refreshAt };
    const page = await cachedPage(response, { ...about, acceptEncoding, isShared, before });
    this.#pagesFor(key).set(key, page);
    return page;
  }

  async #answer(page: CachedPage, wanted: Wanted): Promise<PageAnswer> {
    const variant = variantFor(page, wanted);
    const encodings = page.bodies.size;
    const response = await responseOf(page, variant);
    const pages = this.#pagesFor(page.key);
    // An encoding was added to the page: its size is counted again.
    if (page.bodies.size !== encodings && pages.peek(page.key) === page) {
      pages.delete(page.key);
      pages.set(page.key, page);
    }
    return { response, from: { page, variant } };
  }

  #isUnchanged({ tags, versions }: CachedPage): boolean {
    return tags.every((tag, index) => {
      const version = this.#parts.versions.of(tag);
      return version >= 0 && version === versions[index];
    });
  }

  #pagesFor(key: string): LRUCache<string, CachedPage> {
    return key.includes('?') ? this.#queried : this.#plain;
  }

  #now(): number {
    return this.#parts.clock.now().getTime();
  }
}
