/**
 * The port of a shared cache in front of the servers (Varnish, nginx, a content delivery network), which is purged
 * after changes.
 */

/** Kind and addresses of the shared cache; the composition root reads them from the environment. */
export type SharedCacheSettings =
  | { kind: 'varnish'; addresses: readonly string[] }
  | { kind: 'nginx'; addresses: readonly string[] }
  | { kind: 'cloudflare'; apiUrl: string; zoneId: string; token: string };

export interface PagePurger {
  /** Drops every cached page with one of these tags. Throws where a cache failed; the purge is then tried again. */
  purge(tags: readonly string[]): Promise<void>;
}

/** The paths of all pages with one of these tags, for caches without tags: lists first, single entries last. */
export type PathsShowing = (tags: readonly string[]) => Promise<readonly string[]>;
