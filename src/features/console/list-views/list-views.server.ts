/** Saved views: a person's named filters, order and columns of a list; administrators share them with a role. */
import { staffRoles, type Actor, type RoleName, type Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, isRefusedBy, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import {
  hospitalsFor,
  mayDo,
  requireStaff,
  requireStaffEverywhere,
} from '#src/features/console/roles/staff-access.rules.ts';
import { listOwnRoles } from '#src/features/console/roles/roles.server.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { nameMissing, nameTaken, nothingToKeep, tooManyViews, viewUnknown } from './list-views.errors.ts';
import { isListPath, longestName, mostViews, viewQuery } from './list-views.rules.ts';
import {
  clearStart,
  countViews,
  deleteView,
  findOwnView,
  findOwnViews,
  findViews,
  insertView,
  lockViews,
  updateView,
  type ListViewRow,
} from './data/list-views.store.server.ts';

export interface ShownView {
  id: string;
  name: string;
  query: string;
  isOwn: boolean;
  isStart: boolean;
}

/** The views of the list at this path that a person sees; none for a path that is not a list, and before sign-in. */
export async function viewsOf(app: Pick<App, 'db'>, actor: Actor, list: string): Promise<ShownView[]> {
  if (actor.kind !== 'staff' || !isListPath(list)) return [];
  const roles = [...new Set(actor.roleAssignments.map(({ role }) => role))];
  const rows = await findViews(app.db, { accountId: actor.accountId, list, roles });
  return rows.map(({ id, name, query, accountId, isStart }) => {
    const isOwn = accountId === actor.accountId;
    return { id, name, query, isOwn, isStart: isOwn && isStart };
  });
}

/**
 * All views of a person, for the page that changes them, whether they may share them, and the group's own roles. Throws
 * 403.
 */
export async function ownViews(app: Pick<App, 'db'>, actor: Actor) {
  const staff = requireStaff(actor, 'console');
  const rows = await findOwnViews(app.db, staff.accountId);
  const ownRoles = await listOwnRoles(app.db);
  return {
    views: rows.map(({ accountId: _own, createdAt: _at, ...view }) => view),
    mayShare: mayShare(staff),
    ownRoles: ownRoles.map(({ key, name }) => ({ key, name })),
  };
}

function mayShare({ roleAssignments }: Staff): boolean {
  return mayDo(roleAssignments, 'manage_staff') && hospitalsFor(roleAssignments, 'manage_staff') === 'all';
}

/**
 * Saves filters, order and columns of a list's address under a name, and returns the view's id. Throws
 * view_name_missing, view_empty (422), view_name_taken, too_many_views (409), 403.
 */
export async function saveView(
  app: Pick<App, 'db' | 'clock' | 'random'>,
  actor: Actor,
  { list, address, name, isStart }: { list: string; address: string; name: string; isStart: boolean },
): Promise<string> {
  const staff = requireStaff(actor, 'console');
  const query = viewQuery(address);
  if (!isListPath(list) || query === undefined) throw nothingToKeep();
  const own = { accountId: staff.accountId, list };
  const view = { id: app.random.uuid(), ...own, name: nameOf(name), query, isStart, createdAt: app.clock.now() };
  await named(() =>
    inTransaction(app.db, async (tx) => {
      await lockViews(tx, staff.accountId);
      if ((await countViews(tx, own)) >= mostViews) throw tooManyViews();
      if (isStart) await clearStart(tx, own);
      await insertView(tx, view);
    }),
  );
  return view.id;
}

/** Renames one of the person's views. Throws view_unknown (404), view_name_missing (422), view_name_taken (409). */
export async function renameView(
  app: Pick<App, 'db'>,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const words = nameOf(name);
  await named(() => changeOwn(app, actor, { id, change: (tx) => updateView(tx, id, { name: words }) }));
}

/** Makes one of the person's views the start of its list, or no longer. Throws view_unknown (404). */
export async function setStart(
  app: Pick<App, 'db'>,
  actor: Actor,
  { id, isStart }: { id: string; isStart: boolean },
): Promise<void> {
  await changeOwn(app, actor, {
    id,
    async change(tx, view) {
      await clearStart(tx, view);
      await updateView(tx, id, { isStart });
    },
  });
}

/**
 * Shares one of the person's views with a role, or (empty) with nobody; only administrators of the group may do so.
 * Throws 403, 404.
 */
export async function shareView(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { id, role }: { id: string; role: string },
): Promise<void> {
  requireStaffEverywhere(actor, 'manage_staff');
  const own = await listOwnRoles(app.db);
  const known: readonly RoleName[] = [...staffRoles, ...own.map(({ key }) => key)];
  const sharedRole = known.find((one) => one === role) ?? null;
  await changeOwn(app, actor, {
    id,
    async change(tx, { list, name }) {
      await updateView(tx, id, { sharedRole });
      await recordAudit(app, tx, {
        actor,
        action: sharedRole ? 'view_shared' : 'view_unshared',
        subjectKind: 'list_view',
        subjectId: id,
        detail: { list, name, ...(sharedRole ? { role: sharedRole } : {}) },
      });
    },
  });
}

/** Deletes one of the person's views, even for people with whom it was shared. Throws view_unknown (404). */
export async function removeView(app: Pick<App, 'db'>, actor: Actor, id: string): Promise<void> {
  await changeOwn(app, actor, { id, change: (tx) => deleteView(tx, id) });
}

async function changeOwn(
  app: Pick<App, 'db'>,
  actor: Actor,
  { id, change }: { id: string; change: (tx: Transaction, view: ListViewRow) => Promise<void> },
): Promise<void> {
  const { accountId } = requireStaff(actor, 'console');
  await inTransaction(app.db, async (tx) => {
    await lockViews(tx, accountId);
    const view = isUuid(id) ? await findOwnView(tx, { id, accountId }) : undefined;
    if (!view) throw viewUnknown();
    await change(tx, view);
  });
}

function nameOf(text: string): string {
  const name = text.replaceAll('\u0000', '').trim().slice(0, longestName);
  if (name === '') throw nameMissing();
  return name;
}

/** Turns the refusal of a duplicate name into a failure: a person's views of one list have different names. */
async function named<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isRefusedBy(error, 'list_views_account_id_list_name_index')) throw nameTaken();
    throw error;
  }
}
