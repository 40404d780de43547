/** Items of menus as rows of a file. */
import {
  listImportedItems,
  menuImportFaults,
  takeBackItems,
  writeImportedItems,
  type ImportedItem,
} from '#src/features/site/menus/menus.server.ts';
import type { MenuKey, ThreeTexts } from '#src/features/site/menus/menus.schema.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import type { FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { faultsByColumn } from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** Maps a field of an item to the column of a file that shows its fault. */
const columns: Record<string, string> = {
  en: 'label_en',
  ms: 'label_ms',
  zh: 'label_zh',
  'hint-en': 'line_en',
  'hint-ms': 'line_ms',
  'hint-zh': 'line_zh',
  href: 'address',
};

const textsOf = (text: LocalText | null): ThreeTexts => ({
  en: text?.en ?? '',
  ms: text?.ms ?? '',
  zh: text?.zh ?? '',
});

function itemOf(record: CatalogueRecord): ImportedItem {
  return {
    menu: record['menu'] as MenuKey,
    id: record['item'] as string,
    under: record['under'] as string,
    position: record['position'] as number,
    href: record['address'] as string,
    label: textsOf(record['label'] as LocalText),
    hint: textsOf(record['line'] as LocalText | null),
  };
}

const idOf = ({ menu, id }: Pick<ImportedItem, 'menu' | 'id'>) => `${menu} ${id}`;

export const menuAdapter: FileAdapter = {
  list: importList('menus'),
  // An address is stored without the prefix of a language, and positions are renumbered.
  isReadBack: true,
  require: (actor) => requireStaffEverywhere(actor, 'manage_menus'),
  async stored({ tx }) {
    return (await listImportedItems(tx)).map(({ hint, href, label, ...item }) => ({
      id: idOf(item),
      record: { ...item, item: item.id, address: href, label, line: hint },
    }));
  },
  async faults({ app, tx }, rows) {
    const found = await menuImportFaults(
      app,
      tx,
      rows.map(({ record }) => itemOf(record)),
    );
    return found.map((faults) => faultsByColumn(columns, faults));
  },
  async write({ app, tx, actor, importId }, rows) {
    const items = rows.map(({ record }) => itemOf(record));
    await writeImportedItems(app, tx, { actor, importId, rows: items });
    return items.map(idOf);
  },
  async takeBack({ app, tx, actor, importId }, items) {
    const rows = items.map(({ was, before }) => {
      const { menu, id } = itemOf(was.record);
      return { menu, id, before: before && itemOf(before.record) };
    });
    const restored = await takeBackItems(app, tx, { actor, importId, rows });
    return rows.map(({ menu }) => restored.has(menu));
  },
};
