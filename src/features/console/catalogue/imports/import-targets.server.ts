/** The target of an import, by the name of its list. */
import type { Actor } from '#src/platform/actor.ts';
import type { CatalogueInputs, FileListName, ImportListName } from '../fields/catalogue-fields.ts';
import { catalogueList, isCatalogueListName } from '../lists/catalogue-lists.ts';
import { catalogueTarget } from './catalogue-target.server.ts';
import { fileTarget, storedCells, type FileAdapter } from './file-target.server.ts';
import type { ImportPorts, ImportTarget } from './import-target.ts';
import { addressAdapter } from './adapters/site/address-adapter.server.ts';
import { blockAdapter } from './adapters/schedules/block-adapter.server.ts';
import { contentAdapter } from './adapters/content/content-adapter.server.ts';
import { formAdapter } from './adapters/content/form-adapter.server.ts';
import { holidayAdapter } from './adapters/schedules/holiday-adapter.server.ts';
import { homeSectionAdapter } from './adapters/site/home-section-adapter.server.ts';
import { leaveAdapter } from './adapters/schedules/leave-adapter.server.ts';
import { mediaTextAdapter } from './adapters/content/media-text-adapter.server.ts';
import { menuAdapter } from './adapters/site/menu-adapter.server.ts';
import { messageTextAdapter } from './adapters/site/message-text-adapter.server.ts';
import { ownRoleAdapter } from './adapters/people/own-role-adapter.server.ts';
import { packageAdapter } from './adapters/prices/package-adapter.server.ts';
import { peopleAdapter } from './adapters/people/people-adapter.server.ts';
import { promotionAdapter } from './adapters/prices/promotion-adapter.server.ts';
import { rateAdapter } from './adapters/prices/rate-adapter.server.ts';
import { scriptAdapter } from './adapters/site/script-adapter.server.ts';
import { searchWordAdapter } from './adapters/site/search-word-adapter.server.ts';
import { sessionAdapter } from './adapters/schedules/session-adapter.server.ts';
import { settingAdapter } from './adapters/site/setting-adapter.server.ts';
import { singleDateAdapter } from './adapters/schedules/single-date-adapter.server.ts';
import { urgentWordAdapter } from './adapters/site/urgent-word-adapter.server.ts';

const adapters: Record<FileListName, FileAdapter> = {
  sessions: sessionAdapter,
  'single-dates': singleDateAdapter,
  'blocked-hours': blockAdapter,
  'public-holidays': holidayAdapter,
  packages: packageAdapter,
  'short-addresses': addressAdapter,
  'search-words': searchWordAdapter,
  'exchange-rates': rateAdapter,
  promotions: promotionAdapter,
  leave: leaveAdapter,
  'message-texts': messageTextAdapter,
  people: peopleAdapter,
  content: contentAdapter,
  settings: settingAdapter,
  'urgent-words': urgentWordAdapter,
  'media-texts': mediaTextAdapter,
  menus: menuAdapter,
  'home-sections': homeSectionAdapter,
  'third-party-scripts': scriptAdapter,
  forms: formAdapter,
  'own-roles': ownRoleAdapter,
};

/** What an import of that list reads, writes and undoes. */
export function importTarget(name: ImportListName): ImportTarget {
  return isCatalogueListName(name) ? catalogueTarget(catalogueList(name)) : fileTarget(adapters[name]);
}

/** Every item of a list with a page of its own, as the cells of a file. Throws 403. */
export function exportedRows(app: ImportPorts, actor: Actor, name: FileListName): Promise<CatalogueInputs[]> {
  return storedCells(app, actor, adapters[name]);
}
