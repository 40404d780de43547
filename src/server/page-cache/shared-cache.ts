/** Notifies the cache between visitors and the servers of changes. */
import type { App } from '#src/platform/app.ts';
import type { CacheTags } from '#src/platform/page-cache/cache-tags.server.ts';
import { choosePurger } from '#src/platform/page-purge/choose-purger.server.ts';
import { startPurging } from '#src/platform/page-purge/purge-worker.server.ts';
import { addresses } from '#src/routes.ts';
import { tagsOf } from './page-key.ts';
import { pathsShowing } from '../documents/sitemaps.ts';

/** The tags that public pages show. */
const shownTags = [...new Set(addresses.filter(({ access }) => !access).flatMap(tagsOf))];

/** Starts purging the shared cache; does nothing where there is none. */
export function startSharedCachePurging(app: App, versions: CacheTags): { stop(): Promise<void> } | undefined {
  const { sharedCache } = app.config;
  if (!sharedCache) return undefined;
  const purger = choosePurger(sharedCache, (tags) => pathsShowing(app, tags));
  return startPurging(app, { purger, tags: shownTags }, versions);
}
