/** A cache that stands between visitors and the servers (Varnish, nginx, a content delivery network), and how it is told of a change. */

/** Which cache it is and where it takes what we say; the composition root reads it from the environment. */
export type SharedCacheSettings =
  | { kind: 'varnish'; addresses: readonly string[] }
  | { kind: 'nginx'; addresses: readonly string[] }
  | { kind: 'cloudflare'; apiUrl: string; zoneId: string; token: string };

export interface PagePurger {
  /** Drops every kept page that shows one of these areas. Throws where a cache has not done it: then it is tried again. */
  purge(areas: readonly string[]): Promise<void>;
}

/** The paths of all pages that show one of these areas, for caches that know addresses alone. */
export type PathsShowing = (areas: readonly string[]) => Promise<readonly string[]>;
