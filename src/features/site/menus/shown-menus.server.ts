import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { listCurrentMenus } from './data/menus.store.server.ts';
import { groupsOf } from './menus.rules.ts';
import type { MenuKey, ShownGroup } from './menus.schema.ts';

/**
 * The group's own menus in one language; a menu that is absent is shown as shipped. Cached with the settings, which
 * every page shows, as the same object for every page.
 */
export function shownMenus(
  app: Pick<App, 'db' | 'cache'>,
  language: Language,
): Promise<Partial<Record<MenuKey, ShownGroup[]>>> {
  return app.cache.get(`menus in ${language}`, ['settings'], async () => {
    const rows = await listCurrentMenus(app.db);
    const menus = rows.map(({ menu, items }) => [menu, groupsOf(items, language)] as const);
    return Object.fromEntries(menus.filter(([, groups]) => groups.length > 0));
  });
}
