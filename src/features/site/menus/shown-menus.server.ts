import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { listCurrentMenus } from './data/menus.store.server.ts';
import { groupsOf } from './menus.rules.ts';
import type { MenuKey, ShownGroup } from './menus.schema.ts';

/**
 * The group's own menus in one language; a menu that is absent is shown as shipped. Cached with the settings, which
 * every page shows.
 */
export async function shownMenus(
  app: Pick<App, 'db' | 'cache'>,
  language: Language,
): Promise<Partial<Record<MenuKey, ShownGroup[]>>> {
  const rows = await app.cache.get('menus', ['settings'], () => listCurrentMenus(app.db));
  return Object.fromEntries(
    rows.map(({ menu, items }) => [menu, groupsOf(items, language)] as const).filter(([, groups]) => groups.length > 0),
  );
}
