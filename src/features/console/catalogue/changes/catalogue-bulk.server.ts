/** Publishing, retiring and restoring several items of a list at once. */
import type { Actor } from '#src/platform/actor.ts';
import type { BulkAction, BulkList, BulkPorts } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { requireCatalogue } from '../catalogue-access.server.ts';
import type { CatalogueListName } from '../fields/catalogue-fields.ts';
import { isCatalogueStep, type CatalogueStep } from '../catalogue-status.rules.ts';
import { viewItem } from '../catalogue.server.ts';
import { findMovedTo } from '../data/addresses.store.server.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { takeCatalogueStep } from './retirement.server.ts';
import { undoCatalogueStep } from './step-undo.server.ts';
import { statusIn, titleOf } from '../ui/catalogue-words.ts';

/** The list as a list whose rows are changed together. Throws 403 for staff who may not change it. */
export function bulkCatalogue(actor: Actor, { name, language }: { name: CatalogueListName; language: Language }) {
  const list = catalogueList(name);
  const { staff } = requireCatalogue(actor, list);
  const bulk: BulkList = {
    name: `catalogue/${name}`,
    path: `/staff/catalogue/${name}`,
    actionOf: (action) => (isCatalogueStep(action) ? stepAction(actor, { name, language, step: action }) : undefined),
  };
  return { staff, list, bulk };
}

function stepAction(
  actor: Actor,
  { name, language, step }: { name: CatalogueListName; language: Language; step: CatalogueStep },
): BulkAction {
  const list = catalogueList(name);
  const itemOf = (app: BulkPorts, key: string) => viewItem(app, actor, { name, id: Number(key) });
  return {
    async read(app, key) {
      const { inputs, status, version } = await itemOf(app, key);
      return { title: titleOf(list, inputs), state: statusIn(status, language), seen: String(version) };
    },
    async change(app, { key, seen }) {
      const id = Number(key);
      const movedTo = await findMovedTo(app.db, `${name}:${id}`);
      await takeCatalogueStep(app, actor, { name, id, step, version: Number(seen) });
      return { version: (await itemOf(app, key)).version, movedTo };
    },
    async undo(app, { key, note }) {
      await undoCatalogueStep(app, actor, {
        name,
        id: Number(key),
        version: Number(note['version']),
        movedTo: String(note['movedTo']),
      });
    },
  };
}
