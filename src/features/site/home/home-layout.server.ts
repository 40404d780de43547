import type { App } from '#src/platform/app.ts';
import { listLayouts } from './data/home-layouts.store.server.ts';
import type { LayoutRow } from './home.schema.ts';

/** The tag of the home page's own content. */
export const layoutTag = 'pages';

/** The saved layout of the home page; empty for the shipped one. Cached until somebody saves another. */
export function shownLayout(app: Pick<App, 'db' | 'cache'>): Promise<readonly LayoutRow[]> {
  return app.cache.get('home layout', [layoutTag], async () => (await listLayouts(app.db, 1))[0]?.sections ?? []);
}
