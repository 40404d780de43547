/** Master data: staff create, change, publish and retire the group's records; every state is saved as a version. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { requireCatalogue, requireWithin } from './catalogue-access.server.ts';
import { faultsOf, loadCodes, writeChange, type Changing, type Ports } from './changes/catalogue-changes.server.ts';
import { publishChanges } from './changes/catalogue-effects.server.ts';
import {
  dropOverruledItem,
  followItem,
  judgeItem,
  textsKey,
  textsOf,
  type Judged,
} from './approvals/health-texts.server.ts';
import {
  findOpenProposal,
  reviewOf,
  shownProposal,
} from '#src/features/console/text-proposals/text-proposals.server.ts';
import { changedMeanwhile, itemUnknown, recordInvalid } from './catalogue.errors.ts';
import type { CatalogueInputs, CatalogueList, CatalogueListName } from './fields/catalogue-fields.ts';
import { catalogueList, catalogueLists } from './lists/catalogue-lists.ts';
import type { CatalogueStatus } from './catalogue-status.rules.ts';
import {
  countItems,
  findItem,
  listItems,
  listReferences,
  listUnapproved,
  lockCatalogue,
  type CatalogueItem,
  type UnapprovedItem,
} from './data/records.store.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { findVersion, listVersions } from './data/versions.store.server.ts';
import { readRecord } from './fields/field-values.rules.ts';
import { inputsOf } from './fields/field-texts.rules.ts';
import { versionsShown } from './catalogue.rules.ts';

export const catalogueShape: ListShape = {
  sorts: ['title', 'status'],
  defaultSort: 'title',
  filters: { status: ['draft', 'published', 'retired'] },
};

/** The lists that a member's role assignments cover, each with its number of items. */
export async function listCatalogueLists(app: Pick<App, 'db'>, actor: Actor) {
  const staff = requireStaff(actor, 'manage_catalogue');
  const isEverywhere = hospitalsFor(staff.roleAssignments, 'manage_catalogue') === 'all';
  const shown = catalogueLists.filter(({ owner }) => isEverywhere || owner !== 'group').map(({ name }) => name);
  const counts = await countItems(app.db, shown);
  return shown.map((name) => ({ ...counts.find(({ list }) => list === name)!, list: name }));
}

/** Published items that are not shown, because their advertising approval is missing or has ended. Throws 403. */
export function listWithoutApproval(app: Pick<App, 'db' | 'clock'>, actor: Actor): Promise<UnapprovedItem[]> {
  const { scope } = requireCatalogue(actor);
  return listUnapproved(app.db, { scope, day: malaysianDay(app.clock.now()) });
}

/** A page of one list, searched and filtered; the whole list for CSV. */
export async function listCatalogue(
  app: Pick<App, 'db'>,
  actor: Actor,
  { name, state, limit = rowsPerPage }: { name: CatalogueListName; state: ListState; limit?: number },
) {
  const list = catalogueList(name);
  const { scope } = requireCatalogue(actor, list);
  const { rows, total } = await listItems(app.db, list, {
    q: state.q,
    status: state.filters.status,
    scope,
    sort: state.sort,
    isDescending: state.isDescending,
    limit,
    offset: limit === rowsPerPage ? (state.page - 1) * rowsPerPage : 0,
  });
  return {
    total,
    rows: rows.map(({ id, status, record }) => ({ id, status, inputs: inputsOf(list.fields, record) })),
  };
}

/** The codes that the fields of a list can refer to, and the hospitals that the actor may choose. */
export async function loadReferences(app: Pick<App, 'db'>, actor: Actor, name: CatalogueListName) {
  const list = catalogueList(name);
  const { scope } = requireCatalogue(actor, list);
  const names = [...new Set(list.fields.flatMap((field) => ('list' in field ? [field.list] : [])))];
  if (list.owner === 'places') names.push('hospitals');
  const entries = await Promise.all(
    names.map(async (other) => {
      const found = await listReferences(app.db, catalogueList(other));
      const within = other === 'hospitals' && scope !== 'all' ? found.filter(({ id }) => scope.includes(id)) : found;
      return [other, within.map(({ code, title }) => ({ value: code, label: title }))] as const;
    }),
  );
  return Object.fromEntries(entries) as Partial<Record<CatalogueListName, { value: string; label: string }[]>>;
}

/** One item in its form, with its versions. Throws 404 for an unknown one, 403 outside the actor's hospitals. */
export async function viewItem(app: Ports, actor: Actor, { name, id }: { name: CatalogueListName; id: number }) {
  const list = catalogueList(name);
  const item = await requireItem(app, actor, { list, id });
  const versions = await listVersions(app.db, { list: name, itemId: id }, versionsShown);
  const key = textsKey(list, id);
  const open = key && (await findOpenProposal(app.db, key));
  return {
    id,
    status: item.status,
    version: item.version,
    inputs: inputsOf(list.fields, item.record),
    /** The inputs that the form shows: with the texts that wait for approval. */
    formInputs: inputsOf(list.fields, { ...item.record, ...open?.values }),
    proposal: shownProposal(open),
    /** The review of its health texts; undefined where it has none. */
    review: key && Object.keys(textsOf(list, item.record)).length > 0 ? { of: reviewOf(item.record) } : undefined,
    address: list.addressOf(item.record),
    versions: versions.map(({ record: _record, takenAt, ...version }) => ({
      ...version,
      takenAt: takenAt.toISOString(),
    })),
  };
}

/** The item, if the actor may change it. Throws 403, 404. */
async function requireItem(
  app: Ports,
  actor: Actor,
  { list, id }: { list: CatalogueList; id: number },
): Promise<CatalogueItem> {
  const { scope } = requireCatalogue(actor, list);
  return inTransaction(app.db, async (tx) => {
    const item = await findItem(tx, list, id);
    if (!item) throw itemUnknown();
    requireWithin(scope, { list, record: item.record, id, codes: await loadCodes(tx, list) });
    return item;
  });
}

export interface ItemSave {
  name: CatalogueListName;
  /** Null for a new item. */
  id: number | null;
  inputs: CatalogueInputs;
  /** The version that the form showed. */
  version: number;
  /** Whether a new item or a draft is published at once. */
  isPublished: boolean;
}

/**
 * Saves the inputs; health texts that no doctor has approved wait instead of being public. Returns the item's id, and
 * whether texts wait. Throws catalogue_record_invalid (422) with a message beside each input, changed_meanwhile (409)
 * where another person saved it after the form was opened, 403 outside the actor's hospitals, 404.
 */
export async function saveItem(app: Ports, actor: Actor, save: ItemSave): Promise<{ id: number; isWaiting: boolean }> {
  const list = catalogueList(save.name);
  const { scope } = requireCatalogue(actor, list);
  const { record: typed, faults } = readRecord(list.fields, save.inputs);
  return inTransaction(app.db, async (tx) => {
    await lockCatalogue(tx);
    const before = save.id === null ? null : ((await findItem(tx, list, save.id)) ?? null);
    if (save.id !== null && !before) throw itemUnknown();
    const codes = await loadCodes(tx, list);
    if (before) requireWithin(scope, { list, record: before.record, id: before.id, codes });
    if (Object.keys(faults).length > 0) throw recordInvalid(faults);
    requireWithin(scope, { list, record: typed, id: before?.id ?? null, codes });
    if (before && before.version !== save.version) throw changedMeanwhile();
    const wished = statusAfter(before, save.isPublished);
    // Waiting texts are checked as if they were public, so that nothing is left to correct after the approval.
    const further = await faultsOf({ app, tx, codes }, { list, before, record: typed, status: wished });
    if (Object.keys(further).length > 0) throw recordInvalid(further);
    const { judged, status } = await judgeItem({ app, tx }, { list, before, record: typed, status: wished });
    const id = await writeAndPublish({ app, tx, actor, codes }, { list, before, judged, status });
    return { id, isWaiting: judged.wanted !== null };
  });
}

/** The status of an item after saving: only a draft or a new item can be published by saving. */
function statusAfter(before: CatalogueItem | null, isPublished: boolean): CatalogueStatus {
  const was = before?.status ?? 'draft';
  return was === 'draft' && isPublished ? 'published' : was;
}

async function writeAndPublish(
  changing: Changing,
  change: { list: CatalogueList; before: CatalogueItem | null; judged: Judged; status: CatalogueStatus },
): Promise<number> {
  const { list, before, judged, status } = change;
  const { values: record, wanted } = judged;
  const saved = wanted ? 'proposed' : 'saved';
  const event = before ? (status === before.status ? saved : 'published') : 'created';
  const id = await writeChange(changing, { list, before, record, status, event });
  if (!wanted) await dropOverruledItem(changing, { list, id, record });
  await followItem(changing, { list, before, id, judged });
  await publishChanges(changing.tx, list, { ids: [id] });
  return id;
}

/** The inputs of one version, for comparison and restoring. Throws 404. */
export async function viewVersion(
  app: Ports,
  actor: Actor,
  { name, id, number }: { name: CatalogueListName; id: number; number: number },
) {
  const list = catalogueList(name);
  await requireItem(app, actor, { list, id });
  const version = await findVersion(app.db, { list: name, itemId: id, number });
  if (!version) throw itemUnknown();
  return inputsOf(list.fields, version.record);
}

/** Saves an earlier version as the newest one; health texts that no doctor has approved wait. Errors of `saveItem`. */
export async function restoreVersion(
  app: Ports,
  actor: Actor,
  request: { name: CatalogueListName; id: number; number: number; version: number },
): Promise<{ isWaiting: boolean }> {
  const { name, id, number, version } = request;
  const inputs = await viewVersion(app, actor, { name, id, number });
  return saveItem(app, actor, { name, id, inputs, version, isPublished: false });
}

/** Whether the actor may import files: only with a role for all hospitals. */
export function mayImport(actor: Actor): boolean {
  return (
    actor.kind === 'staff' &&
    mayDo(actor.roleAssignments, 'manage_catalogue') &&
    hospitalsFor(actor.roleAssignments, 'manage_catalogue') === 'all'
  );
}
