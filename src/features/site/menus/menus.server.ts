/** Menus: the header's menu and the footer's links, as staff have saved them. */
export { shownMenus } from './shown-menus.server.ts';
