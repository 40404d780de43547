/** Items of menus from a file: each row is an item; the rows of a menu are checked and saved together. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { isFailure, type MessageText } from '#src/shared/failure.ts';
import { placeStep, withFormer } from '#src/shared/lists/item-places.rules.ts';
import { listMenuVersions } from './data/menus.store.server.ts';
import { checkedItems, storeVersion } from './menu-admin.server.ts';
import { arranged } from './menus.rules.ts';
import { menuKeys, type MenuItem, type MenuKey } from './menus.schema.ts';
import { shippedItems } from './shipped-menu.rules.ts';

type Ports = Pick<App, 'db' | 'cache' | 'clock'>;
type Faults = Record<string, MessageText>;

export interface ImportedItem extends MenuItem {
  menu: MenuKey;
  /** Order among the items beside it, smallest first. */
  position: number;
}

interface Change {
  actor: Actor;
  importId: string;
}

/** The items of every menu, the shipped ones where staff have saved none, in their order. */
export async function listImportedItems(tx: Transaction): Promise<ImportedItem[]> {
  const all: ImportedItem[] = [];
  for (const menu of menuKeys) all.push(...numbered(menu, (await current(tx, menu)).items));
  return all;
}

async function current(tx: Transaction, menu: MenuKey): Promise<{ version: number; items: MenuItem[] }> {
  const [newest] = await listMenuVersions(tx, { menu, limit: 1 });
  const own = newest?.items ?? [];
  return { version: newest?.version ?? 0, items: arranged(own.length > 0 ? own : shippedItems()) };
}

function numbered(menu: MenuKey, items: readonly MenuItem[]): ImportedItem[] {
  const places = new Map<string, number>();
  return items.map((item) => {
    const position = (places.get(item.under) ?? 0) + placeStep;
    places.set(item.under, position);
    return { ...item, menu, position };
  });
}

/** The menu with these items, which replace items with the same id or are added; the others stay. */
function merged(menu: MenuKey, items: readonly MenuItem[], imported: readonly ImportedItem[]): MenuItem[] {
  const byId = new Map(numbered(menu, items).map((item) => [item.id, item]));
  for (const item of imported) byId.set(item.id, item);
  const ordered = [...byId.values()].toSorted((one, other) => one.position - other.position);
  return arranged(ordered.map(({ menu: _menu, position: _position, ...item }) => item));
}

/** The faults of each row by the kind of its field: 'en', 'hint-en', 'href', 'under'. */
export async function menuImportFaults(app: Ports, tx: Transaction, rows: readonly ImportedItem[]): Promise<Faults[]> {
  const faults = new Map(rows.map((row) => [row, {} as Faults]));
  for (const [menu, imported] of Map.groupBy(rows, (row) => row.menu)) {
    const items = merged(menu, (await current(tx, menu)).items, imported);
    for (const [name, text] of Object.entries(await refusalsOf(app, menu, items))) {
      const [, kind = '', place = '0'] = /^(.*)-(\d+)$/.exec(name) ?? [];
      const id = items[Number(place) - 1]?.id;
      // A fault of an item without a row, such as a heading that is too wide now, is shown with the first row.
      faults.get(imported.find((row) => row.id === id) ?? imported[0]!)![kind] ??= text;
    }
  }
  return rows.map((row) => faults.get(row)!);
}

async function refusalsOf(app: Ports, menu: MenuKey, items: readonly MenuItem[]): Promise<Faults> {
  try {
    await checkedItems(app, menu, items);
    return {};
  } catch (error) {
    if (isFailure(error)) return error.details.fields ?? {};
    throw error;
  }
}

/** Saves the rows of each menu as one version. Throws menu_invalid (422). */
export async function writeImportedItems(
  app: Ports,
  tx: Transaction,
  { rows, ...change }: Change & { rows: readonly ImportedItem[] },
): Promise<void> {
  for (const [menu, imported] of Map.groupBy(rows, (row) => row.menu)) {
    const { version, items } = await current(tx, menu);
    const checked = await checkedItems(app, menu, merged(menu, items, imported));
    await storeVersion(app, tx, { ...change, menu, version, items: arranged(checked) });
  }
}

/**
 * Restores the former items and removes new ones, each menu as a whole. Returns the menus that were restored; a menu
 * that would have faults stays.
 */
export async function takeBackItems(
  app: Ports,
  tx: Transaction,
  { rows, ...change }: Change & { rows: readonly { menu: MenuKey; id: string; before: ImportedItem | null }[] },
): Promise<Set<MenuKey>> {
  const restored = new Set<MenuKey>();
  for (const [menu, own] of Map.groupBy(rows, (row) => row.menu)) {
    const { version, items } = await current(tx, menu);
    const gone = new Set(own.filter(({ before }) => before === null).map(({ id }) => id));
    const former = own.flatMap(({ before }) => before ?? []);
    const after = withFormerItems(
      items.filter(({ id }) => !gone.has(id)),
      former,
    );
    if (Object.keys(await refusalsOf(app, menu, after)).length > 0) continue;
    await storeVersion(app, tx, { ...change, menu, version, items: arranged(after) });
    restored.add(menu);
  }
  return restored;
}

/** The items with each former one where it stood among those beside it. */
function withFormerItems(items: readonly MenuItem[], former: readonly ImportedItem[]): MenuItem[] {
  const ids = new Set(former.map(({ id }) => id));
  let after = items.filter(({ id }) => !ids.has(id));
  for (const [under, group] of Map.groupBy(former, (item) => item.under)) {
    const places = group.map(({ menu: _menu, position, ...item }) => ({ item, place: position }));
    const beside = withFormer(
      after.filter((item) => item.under === under),
      places,
    );
    after = [...after.filter((item) => item.under !== under), ...beside];
  }
  return after;
}
