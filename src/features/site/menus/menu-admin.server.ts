/** Publishing menus: each change is a version with its audit entry, and every public page shows it at once. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { entriesAbout, recordAudit } from '#src/features/console/audit/audit.server.ts';
import { listDraftRecords, settleDraft } from '#src/features/console/drafts/drafts.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { findMenuVersion, insertMenuVersion, listMenuVersions } from './data/menus.store.server.ts';
import { addressFaults, storedAddress } from './menu-addresses.server.ts';
import { areSameItems } from './menu-edits.rules.ts';
import { menuChangedMeanwhile, menuInvalid, menuUnknown } from './menus.errors.ts';
import { arranged, menuNamed, menuRecord, mostItems, structureFaults } from './menus.rules.ts';
import { menuKeys, type MenuFaults, type MenuItem, type MenuKey } from './menus.schema.ts';
import { shippedItems } from './shipped-menu.rules.ts';

type Ports = Pick<App, 'db' | 'cache' | 'clock'>;

export interface MenuView {
  menu: MenuKey;
  /** Sent back with the form: the change is refused when another person has saved meanwhile. */
  version: number;
  items: MenuItem[];
  isShipped: boolean;
  /** Addresses of the saved menu that no longer lead to a page, by field. */
  faults: MenuFaults;
  versions: { version: number; savedAt: Date; by: string | null; items: number }[];
}

/** One menu for editing. Throws menu_unknown (404). */
export async function viewMenu(app: Ports, actor: Actor, asked: string): Promise<MenuView> {
  requireStaffEverywhere(actor, 'manage_menus');
  const menu = known(asked);
  const [versions, entries] = await Promise.all([
    listMenuVersions(app.db, { menu, limit: 20 }),
    entriesAbout(app, { kind: 'menu', id: menu, limit: 20 }),
  ]);
  const own = versions[0]?.items ?? [];
  const items = arranged(own.length > 0 ? own : shippedItems());
  return {
    menu,
    version: versions[0]?.version ?? 0,
    items,
    isShipped: own.length === 0,
    faults: own.length > 0 ? await addressFaults(app, items) : {},
    versions: versions.map((row) => ({
      version: row.version,
      savedAt: row.savedAt,
      by: entries.find(({ detail }) => detail['version'] === row.version)?.name ?? null,
      items: row.items.length,
    })),
  };
}

/** The menus, each with the number of its addresses that no longer lead to a page, and whether it has a draft. */
export async function listMenus(app: Ports, actor: Actor) {
  requireStaffEverywhere(actor, 'manage_menus');
  const views = await Promise.all(menuKeys.map((menu) => viewMenu(app, actor, menu)));
  const drafts = await listDraftRecords(app.db);
  return views.map(({ menu, isShipped, items, faults, versions }) => ({
    menu,
    isShipped,
    items: items.length,
    faults: Object.keys(faults).length,
    savedAt: versions[0]?.savedAt ?? null,
    hasDraft: drafts.includes(menuRecord(menu)),
  }));
}

interface Change {
  menu: string;
  /** The version that the person has seen, so that another person's change in the meantime is not overwritten. */
  version: number;
}

/**
 * Publishes a menu, and ends its draft; a menu without items, or equal to the shipped one, is the shipped menu.
 * Publishing without a change adds no version. `seen` is the state that the form was opened on. Throws menu_unknown
 * (404), menu_changed_meanwhile, draft_changed_meanwhile (409), menu_invalid (422) with the fields.
 */
export async function publishMenu(
  app: Ports,
  actor: Actor,
  input: Change & { items: readonly MenuItem[]; seen: string },
): Promise<void> {
  requireStaffEverywhere(actor, 'manage_menus');
  const menu = known(input.menu);
  const items = await checkedItems(app, menu, input.items);
  await inTransaction(app.db, async (tx) => {
    await settleDraft(tx, { record: menuRecord(menu), seen: input.seen });
    await storeVersion(app, tx, { actor, menu, version: input.version, items: arranged(items) });
  });
}

/** The items in their stored form and order. Throws menu_invalid (422) with the fields. */
export async function checkedItems(app: Ports, menu: MenuKey, typed: readonly MenuItem[]): Promise<MenuItem[]> {
  const items = typed.map((item) => ({ ...item, href: storedAddress(item.href) }));
  const structure = structureFaults(menu, items);
  // A form with too many items is refused before each address is looked up.
  const faults = items.length > mostItems ? structure : { ...(await addressFaults(app, items)), ...structure };
  if (Object.keys(faults).length > 0) throw menuInvalid(faults);
  return items;
}

/** Returns a menu to the shipped one. Throws menu_unknown (404), menu_changed_meanwhile (409). */
export async function shipMenu(app: Ports, actor: Actor, input: Change): Promise<void> {
  requireStaffEverywhere(actor, 'manage_menus');
  await addVersion(app, actor, { menu: known(input.menu), version: input.version, items: [] });
}

/**
 * Makes an earlier version the newest, checked again; a draft stays. Throws menu_unknown (404), also for no such
 * version, menu_changed_meanwhile (409), menu_invalid (422).
 */
export async function restoreMenu(app: Ports, actor: Actor, input: Change & { from: number }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_menus');
  const menu = known(input.menu);
  const isNumber = Number.isInteger(input.from) && input.from > 0 && input.from < 2 ** 31;
  const row = isNumber ? await findMenuVersion(app.db, { menu, version: input.from }) : undefined;
  if (!row) throw menuUnknown();
  const items = await checkedItems(app, menu, row.items);
  await addVersion(app, actor, { menu, version: input.version, items: arranged(items) });
}

/** The menu with this name. Throws menu_unknown (404). */
export function known(name: string): MenuKey {
  const menu = menuNamed(name);
  if (!menu) throw menuUnknown();
  return menu;
}

async function addVersion(
  app: Ports,
  actor: Actor,
  change: { menu: MenuKey; version: number; items: MenuItem[] },
): Promise<void> {
  await inTransaction(app.db, (tx) => storeVersion(app, tx, { actor, ...change }));
}

/**
 * Adds a version within a transaction, unless nothing differs. Throws menu_changed_meanwhile (409) where the newest
 * version is not `version`.
 */
export async function storeVersion(
  app: Pick<Ports, 'clock'>,
  tx: Transaction,
  change: { actor: Actor; menu: MenuKey; version: number; items: MenuItem[]; importId?: string },
): Promise<void> {
  const { actor, menu, importId } = change;
  const items = areSameItems(change.items, shippedItems()) ? [] : change.items;
  const [current] = await listMenuVersions(tx, { menu, limit: 1 });
  if ((current?.version ?? 0) !== change.version) throw menuChangedMeanwhile();
  const before = current?.items ?? [];
  if (areSameItems(before, items)) return;
  const version = change.version + 1;
  if (!(await insertMenuVersion(tx, { menu, version, items, savedAt: app.clock.now() }))) throw menuChangedMeanwhile();
  await recordAudit(app, tx, {
    actor,
    action: items.length > 0 ? 'menu_changed' : 'menu_shipped',
    subjectKind: 'menu',
    subjectId: menu,
    detail: { version, before, after: items, ...(importId ? { import: importId } : {}) },
  });
  await invalidateTag(tx, 'settings');
}
