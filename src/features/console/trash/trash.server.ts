/**
 * The trash of the console's lists. What staff remove is kept with what its feature needs to make it again, for thirty
 * days; content that was never published has a trash of its own (publishing/editor), and what was public is retired.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import {
  claimTrashed,
  deleteTrashed,
  deleteTrashedBefore,
  deleteTrashedKey,
  findTrashedRecord,
  insertTrashed,
  releaseTrashed,
  searchTrashed,
  type TrashedRecord,
} from './data/trashed-records.store.server.ts';
import { trashedClaimed, trashedUnknown } from './trash.errors.ts';
import { daysInTrash, restoringMinutes, trashActions, trashLists, type TrashList } from './trash.rules.ts';

export type { TrashedRecord } from './data/trashed-records.store.server.ts';

const dayMs = 86_400_000;

export const trashedShape: ListShape = {
  sorts: ['title', 'deleted'],
  defaultSort: '-deleted',
  filters: { list: trashLists },
};

export interface ListedTrash extends Pick<TrashedRecord, 'id' | 'list' | 'title' | 'deletedAt'> {
  /** When it is deleted for good. */
  endsAt: Date;
}

/** Keeps what a member of staff removes, in the transaction that removes it. */
export async function keepInTrash(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  input: Pick<TrashedRecord, 'list' | 'key' | 'title' | 'record'> & { actor: Actor; hospitalId?: number | null },
): Promise<void> {
  const { actor, hospitalId = null, ...row } = input;
  // What the program removes by itself is made again by nobody.
  if (actor.kind !== 'staff') return;
  await insertTrashed(tx, { ...row, hospitalId, deletedAt: app.clock.now(), deletedBy: actor.accountId });
}

/** Takes a record out of the trash, because it is there again. */
export const dropFromTrash = (tx: Transaction, list: TrashList, key: string): Promise<void> =>
  deleteTrashedKey(tx, list, key);

/** A page of what the actor may restore, each with the day on which it is deleted for good. Throws 403. */
export async function listTrashed(
  app: Pick<App, 'db'>,
  actor: Actor,
  { q, sort, isDescending, filters, page }: ListState,
): Promise<{ rows: ListedTrash[]; total: number; lists: TrashList[] }> {
  const scopes = scopesOf(actor);
  // Who may restore to no list may not to this one either.
  if (scopes.length === 0) requireStaff(actor, trashActions['short-addresses']);
  const { rows, total } = await searchTrashed(app.db, {
    scopes: scopes.filter(({ list }) => !filters['list'] || list === filters['list']),
    q,
    sort,
    isDescending,
    limit: rowsPerPage,
    offset: (page - 1) * rowsPerPage,
  });
  const listed = ({ id, list, title, deletedAt }: TrashedRecord): ListedTrash => ({
    id,
    list,
    title,
    deletedAt,
    endsAt: new Date(deletedAt.getTime() + daysInTrash * dayMs),
  });
  return { rows: rows.map(listed), total, lists: scopes.map(({ list }) => list) };
}

/**
 * Makes a record again by its feature's own rules, and takes it out of the trash. It is claimed first, so that two who
 * restore it at once do not both make it. Throws trashed_unknown (404), also for what the actor may not restore,
 * trashed_claimed (409), and what the feature refuses.
 */
export async function restoreTrashed<Result>(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { id, restore }: { id: number; restore: (row: TrashedRecord) => Promise<Result> },
): Promise<Result> {
  const row = await findTrashedRecord(app.db, id);
  const scope = scopesOf(actor).find(({ list }) => list === row?.list);
  const isOwn = scope && (scope.hospitals === 'all' || scope.hospitals.includes(row?.hospitalId ?? 0));
  if (!row || !isOwn) throw trashedUnknown();
  const now = app.clock.now();
  const brokenOff = new Date(now.getTime() - restoringMinutes * 60_000);
  if (!(await claimTrashed(app.db, { id: row.id, now, brokenOff }))) throw trashedClaimed();
  let result: Result;
  try {
    result = await restore(row);
  } catch (error) {
    await releaseTrashed(app.db, { id: row.id, claimedAt: now });
    throw error;
  }
  await deleteTrashed(app.db, row.id);
  return result;
}

/** Deletes for good what was removed thirty days ago; returns how many records. */
export function emptyListTrash(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  return deleteTrashedBefore(app.db, new Date(app.clock.now().getTime() - daysInTrash * dayMs));
}

/** The lists that the actor may restore to, with the hospitals. */
function scopesOf(actor: Actor) {
  const { roleAssignments } = requireStaff(actor, 'console');
  return trashLists
    .map((list) => ({ list, hospitals: hospitalsFor(roleAssignments, trashActions[list]) }))
    .filter(({ hospitals }) => hospitals === 'all' || hospitals.length > 0);
}
