/**
 * Proposed health texts of master data: a doctor's approval applies them like a save; their editors can withdraw them.
 */
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  approveProposal,
  fingerprintOf,
  proposalOutdated,
  proposalUnknown,
  proposeTexts,
  takeBackTexts,
  type ProposalDecision,
  type ProposalRow,
} from '#src/features/console/text-proposals/text-proposals.server.ts';
import { requireCatalogue, requireWithin } from '../catalogue-access.server.ts';
import { loadCodes, writeChange, type Changing, type Ports } from '../changes/catalogue-changes.server.ts';
import { publishChanges } from '../changes/catalogue-effects.server.ts';
import { changedMeanwhile, itemUnknown, stepNotAllowed } from '../catalogue.errors.ts';
import type { CatalogueList, CatalogueListName } from '../fields/catalogue-fields.ts';
import { followItem, hospitalOf, textsKey, textsOf, titleIn } from './health-texts.server.ts';
import { catalogueList, isCatalogueListName } from '../lists/catalogue-lists.ts';
import { findItem, lockCatalogue, type CatalogueItem } from '../data/records.store.server.ts';
import { listDraftWriters } from '../data/versions.store.server.ts';

/** The item of a proposal. Throws 404. */
export async function proposedItem(
  tx: Parameters<typeof findItem>[0],
  { kind, recordId }: Pick<ProposalRow, 'kind' | 'recordId'>,
): Promise<{ list: CatalogueList; item: CatalogueItem }> {
  if (!isCatalogueListName(kind)) throw proposalUnknown();
  const list = catalogueList(kind);
  const item = await findItem(tx, list, recordId);
  if (!item) throw proposalUnknown();
  return { list, item };
}

/**
 * Approves proposed texts and stores them in the item, with the reviewer's name and the day. Throws 403, 404, 409 for
 * staff who may not approve them (`approveProposal`), proposal_outdated (409) where the item's texts have changed
 * since.
 */
export async function approveItemTexts(app: Ports, actor: Actor, decision: ProposalDecision): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockCatalogue(tx);
    const { proposal, review } = await approveProposal({ app, tx, actor }, decision);
    const { list, item } = await proposedItem(tx, proposal);
    const record = { ...item.record, ...proposal.values, ...review };
    const isAsProposed =
      fingerprintOf(textsOf(list, item.record)) === proposal.basedOn &&
      fingerprintOf(textsOf(list, record)) === proposal.fingerprint;
    if (!isAsProposed) throw proposalOutdated();
    const changing = { app, tx, actor, codes: await loadCodes(tx, list) };
    const { status } = item;
    await writeChange(changing, { list, before: item, record, status, event: 'approved' });
    const judged = { values: record, isHeld: false, wanted: null };
    await followItem(changing, { list, before: item, id: item.id, judged });
    await publishChanges(tx, list, { ids: [item.id] });
  });
}

interface ItemRequest {
  name: CatalogueListName;
  id: number;
  /** The version that the page showed. */
  version: number;
}

/** Withdraws the waiting proposal of an item, which stays as it is. Throws changed_meanwhile, 403, 404. */
export async function takeBackItemTexts(app: Ports, actor: Actor, request: ItemRequest): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { changing, list, item } = await lockedItem({ app, tx, actor }, request);
    if (!(await takeBackTexts(changing, textsKey(list, item.id)!))) throw stepNotAllowed();
  });
}

/** Asks a doctor to review an item's present texts: before a first publication, or when a review is old. */
export async function askItemReview(app: Ports, actor: Actor, request: ItemRequest): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { changing, list, item } = await lockedItem({ app, tx, actor }, request);
    const texts = textsOf(list, item.record);
    if (Object.keys(texts).length === 0) throw stepNotAllowed();
    await proposeTexts(changing, {
      key: textsKey(list, item.id)!,
      title: titleIn(list, item.record),
      hospitalId: hospitalOf(item.record, changing.codes),
      values: texts,
      wanted: texts,
      present: texts,
      writers: item.status === 'draft' ? await listDraftWriters(tx, { list: list.name, itemId: item.id }) : [],
    });
  });
}

async function lockedItem(
  { app, tx, actor }: { app: Ports; tx: Transaction; actor: Actor },
  { name, id, version }: ItemRequest,
): Promise<{ changing: Changing; list: CatalogueList; item: CatalogueItem }> {
  const list = catalogueList(name);
  const { scope } = requireCatalogue(actor, list);
  await lockCatalogue(tx);
  const item = await findItem(tx, list, id);
  if (!item || !textsKey(list, id)) throw itemUnknown();
  const codes = await loadCodes(tx, list);
  requireWithin(scope, { list, record: item.record, id: item.id, codes });
  if (item.version !== version) throw changedMeanwhile();
  return { changing: { app, tx, actor, codes }, list, item };
}
