/** How old a page of the page cache may be before it is rendered again, and before it is no longer sent. */
import type { CachedPage } from './cached-page.server.ts';
import { staleHeaders } from './page-headers.ts';

/**
 * Pages show times that pass, so they are rendered again after this time. Pages that were rendered together do not
 * expire together.
 */
const freshMs = { least: 50_000, spread: 10_000 };
/**
 * Until this age a page is sent while it is rendered again, so that nobody waits. Its content has not changed; only
 * time has passed.
 */
export const usableMs = 180_000;
/** A failed background rendering is tried again this much later. */
export const retryMs = 5_000;
/** While the database cannot be reached, a page up to this age is sent. */
const staleMs = 24 * 60 * 60 * 1000;

/** Spread by the key: the same page expires at the same age in every process. */
export function freshMsOf(key: string): number {
  let hash = 0;
  for (let index = 0; index < key.length; index += 1) hash = (hash * 31 + key.charCodeAt(index)) | 0;
  return freshMs.least + (Math.abs(hash) % freshMs.spread);
}

/** A stale page, marked as such, where there is one; else the failure. */
export function staleOr(cached: CachedPage | undefined, failed: Response, now: number): CachedPage | Response {
  if (!cached || now - cached.renderedAt > staleMs) return failed;
  return {
    ...cached,
    sent: new Map(),
    headers: staleHeaders(cached.headers),
  };
}
