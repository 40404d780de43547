/** Undoing the last step of an item: its record and addresses are again as before the step. */
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { requireCatalogue, requireWithin } from '../catalogue-access.server.ts';
import { loadCodes, writeChange, type Ports } from './catalogue-changes.server.ts';
import { publishChanges } from './catalogue-effects.server.ts';
import { changedMeanwhile, itemUnknown, stepNotAllowed } from '../catalogue.errors.ts';
import { mayItemReturn } from '../approvals/health-texts.server.ts';
import type { CatalogueListName } from '../fields/catalogue-fields.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { deleteAddresses, restoreAddresses } from '../data/addresses.store.server.ts';
import { findItem, lockCatalogue } from '../data/records.store.server.ts';
import { findVersion } from '../data/versions.store.server.ts';
import { closeAddresses, ownerOf, refuseFaulty, refuseUsed } from './retirement.server.ts';

export interface StepUndo {
  name: CatalogueListName;
  id: number;
  /** The version that the step saved; it must be the last version. */
  version: number;
  /** The address to which a retired item redirected before it was restored; empty for 410. */
  movedTo: string;
}

/**
 * Undoes the step that saved this version. Throws changed_meanwhile (409) where it is not the last version,
 * catalogue_still_used (409) where visitors already use what would disappear, catalogue_record_invalid (422) where it
 * may no longer be public, 403 outside the actor's hospitals, 404.
 */
export async function undoCatalogueStep(app: Ports, actor: Actor, undo: StepUndo): Promise<void> {
  const list = catalogueList(undo.name);
  const { scope } = requireCatalogue(actor, list);
  await inTransaction(app.db, async (tx) => {
    await lockCatalogue(tx);
    const item = await findItem(tx, list, undo.id);
    if (!item) throw itemUnknown();
    const codes = await loadCodes(tx, list);
    requireWithin(scope, { list, record: item.record, id: item.id, codes });
    const was = await findVersion(tx, { list: list.name, itemId: item.id, number: undo.version - 1 });
    if (item.version !== undo.version || !was) throw changedMeanwhile();
    if (!(await mayItemReturn({ app, tx }, { list, item, record: was.record }))) throw stepNotAllowed();
    if (item.status === 'published') await refuseUsed(app, tx, { list, item });
    if (was.status === 'published') await refuseFaulty(app, tx, { list, item, codes, status: was.status });
    if (item.status === 'retired') await restoreAddresses(tx, ownerOf(list, item));
    const change = { list, before: item, record: was.record, status: was.status, event: 'undone' as const };
    await writeChange({ app, tx, actor, codes }, change);
    if (was.status === 'retired') await closeAddresses(tx, { list, item, movedTo: undo.movedTo });
    // A draft was never public, so its addresses are deleted.
    if (was.status === 'draft' && list.component)
      await deleteAddresses(tx, { component: list.component, itemId: item.id });
    await publishChanges(tx, list, { ids: [item.id] });
  });
}
