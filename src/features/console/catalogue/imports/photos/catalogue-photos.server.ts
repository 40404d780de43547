/** Photos of master data: written as a change of the item's record, which its versions record. */
import type { LocalText } from '#src/shared/local-text.ts';
import { requireImporter } from '#src/features/console/catalogue/catalogue-access.server.ts';
import {
  loadCodes,
  writeChange,
  type Changing,
} from '#src/features/console/catalogue/changes/catalogue-changes.server.ts';
import { publishChanges } from '#src/features/console/catalogue/changes/catalogue-effects.server.ts';
import { findItem, listKeys, lockCatalogue } from '#src/features/console/catalogue/data/records.store.server.ts';
import { catalogueList } from '#src/features/console/catalogue/lists/catalogue-lists.ts';
import { catalogueTarget } from '../catalogue-target.server.ts';
import { codeOfFile, codesOfFile, type PhotoListName } from './photo-imports.rules.ts';
import type { PhotoTarget } from './photo-target.ts';

/** How photos are matched with the items of a list of master data by file name, stored, and undone. */
export function cataloguePhotos(name: Exclude<PhotoListName, 'packages'>): PhotoTarget {
  const list = catalogueList(name);
  return {
    require: requireImporter,
    action: 'manage_catalogue',
    codeOf: list.key.length > 1 ? codesOfFile : codeOfFile,
    items: (db) => listKeys(db, list),
    async photoOf(db, itemId) {
      const item = await findItem(db, list, itemId);
      const title = item?.record[list.title] as string | LocalText | undefined;
      if (!item || title === undefined) return undefined;
      return {
        pictureId: item.record['picture'] as number | null,
        name: typeof title === 'string' ? { en: title } : title,
      };
    },
    async apply({ app, tx, actor }, row, photos) {
      await lockCatalogue(tx);
      const changing: Changing = { app, tx, actor, codes: await loadCodes(tx, list), importId: row.id };
      const ids: number[] = [];
      for (const { itemId, mediaId } of photos) {
        const before = await findItem(tx, list, itemId);
        if (!before || before.record['picture'] === mediaId) continue;
        const record = { ...before.record, picture: mediaId };
        await writeChange(changing, { list, before, record, status: before.status, event: 'saved' });
        ids.push(itemId);
      }
      await publishChanges(tx, list, { ids });
      return { changedCount: ids.length, effects: [] };
    },
    undo: catalogueTarget(list).undo,
  };
}
