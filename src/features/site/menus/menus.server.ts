/** Menus: the header's menu and the footer's links, as staff have saved them. */
export {
  listImportedItems,
  menuImportFaults,
  takeBackItems,
  writeImportedItems,
  type ImportedItem,
} from './menu-import.server.ts';
export { shownMenus } from './shown-menus.server.ts';
