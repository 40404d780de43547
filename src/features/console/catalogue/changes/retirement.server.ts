/**
 * Publishing, retiring and restoring an item. An item that was used is never deleted: its address answers 410, or
 * redirects (301).
 */
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { m } from '#src/paraglide/messages.js';
import { addresses } from '#src/routes.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { requireCatalogue, requireWithin } from '../catalogue-access.server.ts';
import { faultsOf, loadCodes, writeChange, type Ports } from './catalogue-changes.server.ts';
import { publishChanges } from './catalogue-effects.server.ts';
import {
  changedMeanwhile,
  itemUnknown,
  recordInvalid,
  stepNotAllowed,
  stillUsed,
  targetUnknown,
} from '../catalogue.errors.ts';
import type { CatalogueList, CatalogueListName } from '../fields/catalogue-fields.ts';
import { unapprovedFaults } from '../approvals/health-texts.server.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { nextStatus, type CatalogueStep } from '../catalogue-status.rules.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import { isKeyword, restoreAddresses, retireAddresses } from '../data/addresses.store.server.ts';
import { findItem, lockCatalogue, type CatalogueItem } from '../data/records.store.server.ts';
import { countUsage, type Usage } from '../data/usage.store.server.ts';

export interface StepRequest {
  name: CatalogueListName;
  id: number;
  step: CatalogueStep;
  version: number;
  /** Where the address of a retired item redirects (301); empty for 410. */
  movedTo?: string;
}

const events = { publish: 'published', retire: 'retired', restore: 'restored' } as const;

/**
 * Takes a step in an item's life cycle. Throws catalogue_step_not_allowed, changed_meanwhile and catalogue_still_used
 * (409) with its uses, catalogue_target_unknown (422), 403 outside the actor's hospitals, 404.
 */
export async function takeCatalogueStep(app: Ports, actor: Actor, request: StepRequest): Promise<void> {
  const list = catalogueList(request.name);
  const { scope } = requireCatalogue(actor, list);
  await inTransaction(app.db, async (tx) => {
    await lockCatalogue(tx);
    const before = await findItem(tx, list, request.id);
    if (!before) throw itemUnknown();
    const codes = await loadCodes(tx, list);
    requireWithin(scope, { list, record: before.record, id: before.id, codes });
    const status = nextStatus(before.status, request.step);
    if (!status) throw stepNotAllowed();
    if (before.version !== request.version) throw changedMeanwhile();
    if (request.step === 'retire') await refuseUsed(app, tx, { list, item: before });
    else await refuseFaulty(app, tx, { list, item: before, codes, status });
    if (request.step === 'restore') await restoreAddresses(tx, ownerOf(list, before));
    const change = { list, before, record: before.record, status, event: events[request.step] };
    await writeChange({ app, tx, actor, codes }, change);
    if (request.step === 'retire') await closeAddresses(tx, { list, item: before, movedTo: request.movedTo ?? '' });
    await publishChanges(tx, list, { ids: [before.id] });
  });
}

/** The stored owner of the item's closed addresses: 'hospitals:12'. */
export const ownerOf = (list: CatalogueList, { id }: CatalogueItem) => `${list.name}:${id}`;

/** Throws catalogue_record_invalid (422) where the item cannot be published in its present form. */
export async function refuseFaulty(
  app: Ports,
  tx: Transaction,
  input: {
    list: CatalogueList;
    item: CatalogueItem;
    codes: Awaited<ReturnType<typeof loadCodes>>;
    status: CatalogueStatus;
  },
): Promise<void> {
  const { list, item, codes, status } = input;
  const faults = {
    ...(await faultsOf({ app, tx, codes }, { list, before: item, record: item.record, status })),
    ...(await unapprovedFaults({ app, tx }, { list, before: item, record: item.record })),
  };
  if (Object.keys(faults).length > 0) throw recordInvalid(faults);
}

/** Throws catalogue_still_used (409) with the uses of the item. */
export async function refuseUsed(
  app: Ports,
  tx: Transaction,
  { list, item }: { list: CatalogueList; item: CatalogueItem },
): Promise<void> {
  const code = typeof item.record.code === 'string' ? item.record.code : '';
  const usage = await countUsage(tx, { list: list.name, id: item.id, code }, app.clock.now());
  if (Object.values(usage).some((count) => count > 0)) throw stillUsed(usageWords(usage));
}

/** 'Still in use: 3 upcoming appointments, 2 packages on sale. ...' */
function usageWords({ appointments, vouchers, doctors, packages, entries, hospitals }: Usage): MessageText {
  return (_, options) =>
    m.catalogue_error_used(
      {
        what: [
          ...(appointments > 0 ? [m.catalogue_used_appointments({ count: appointments }, options)] : []),
          ...(vouchers > 0 ? [m.catalogue_used_vouchers({ count: vouchers }, options)] : []),
          ...(doctors > 0 ? [m.catalogue_used_doctors({ count: doctors }, options)] : []),
          ...(packages > 0 ? [m.catalogue_used_packages({ count: packages }, options)] : []),
          ...(entries > 0 ? [m.catalogue_used_entries({ count: entries }, options)] : []),
          ...(hospitals > 0 ? [m.catalogue_used_hospitals({ count: hospitals }, options)] : []),
        ].join(options.locale === 'zh' ? '、' : ', '),
      },
      options,
    );
}

/** Closes the addresses of an item. Throws catalogue_target_unknown (422). */
export async function closeAddresses(
  tx: Transaction,
  { list, item, movedTo }: { list: CatalogueList; item: CatalogueItem; movedTo: string },
): Promise<void> {
  const own = list.addressOf(item.record);
  const target = movedTo.trim();
  if (target !== '' && (target === own || target.startsWith(`${own}/`) || !(await leadsSomewhere(tx, target))))
    throw targetUnknown();
  if (!list.component) return;
  await retireAddresses(tx, {
    owner: ownerOf(list, item),
    component: list.component,
    itemId: item.id,
    hospitalId: list.owner === 'itself' ? item.id : null,
    pages: pagesOf(list, own),
    movedTo: target || list.publicList,
    isGone: target === '',
  });
}

/** Whether the path is a public page without parameters, or the address of an item. */
async function leadsSomewhere(tx: Transaction, path: string): Promise<boolean> {
  const isPage = addresses.some((address) => address.path === path && !address.access);
  return isPage || isKeyword(tx, path);
}

/** Addresses of an item that are not keywords. */
function pagesOf(list: CatalogueList, own: string): string[] {
  if (list.name === 'hospitals') return [`${own}/our-services`, `${own}/patient-care`];
  return list.name === 'clinics' ? [own.replace(/\/services$/, '')] : [];
}
