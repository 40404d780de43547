/** The group's own roles: made of permissions, given like the shipped ones, effective from the next request. */
import type { Actor, OwnRoleKey, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { keepInTrash } from '#src/features/console/trash/trash.server.ts';
import {
  countHolders,
  deleteAssignmentsOf,
  deleteRoleWithoutHolders,
  findOwnRole,
  findRemovedRole,
  insertOwnRole,
  listKeysLike,
  listOwnRoles,
  updateOwnRole,
  type OwnRoleRow,
} from './data/own-roles.store.server.ts';
import { lockMembership } from './data/staff.store.server.ts';
import { mayGive, requireStaffEverywhere, type StaffAction } from './staff-access.rules.ts';
import {
  ownRoleChangedMeanwhile,
  ownRoleKeyTaken,
  ownRoleNameInvalid,
  ownRoleNameTaken,
  ownRolePermissionsExtra,
  ownRolePermissionsMissing,
  ownRoleUnknown,
  ownRolesTooMany,
} from './staff.errors.ts';
import { ownRoleSchema } from './staff.schema.ts';
import { mostOwnRoles } from './own-roles.rules.ts';

type Ports = Pick<App, 'db' | 'clock'>;

export interface ListedRole {
  key: OwnRoleKey;
  name: string;
  permissions: readonly string[];
  /** Number of people with access who have it. */
  holders: number;
}

export interface RoleInput {
  name: string;
  permissions: readonly string[];
}

/** The own roles by name, with the number of people who have each. */
export async function listRoles(app: Ports, actor: Actor): Promise<ListedRole[]> {
  requireStaffEverywhere(actor, 'manage_staff');
  const [rows, holders] = await Promise.all([listOwnRoles(app.db), countHolders(app.db)]);
  return rows.map(({ key, name, permissions }) => ({ key, name, permissions, holders: holders.get(key) ?? 0 }));
}

/** One own role. Throws role_unknown (404). */
export async function viewOwnRole(app: Ports, actor: Actor, key: string): Promise<OwnRoleRow & { holders: number }> {
  requireStaffEverywhere(actor, 'manage_staff');
  const row = await readRole(app.db, key);
  return { ...row, holders: (await countHolders(app.db)).get(row.key) ?? 0 };
}

/**
 * Creates a role. Its key is made from its name, and never changes. Throws role_name_invalid, role_permissions_missing,
 * role_permissions_outside_rights (422) for an action that the actor may not do in every hospital, role_name_taken and
 * roles_too_many (409).
 */
export async function createOwnRole(app: Ports, actor: Actor, input: RoleInput): Promise<OwnRoleKey> {
  return inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    return addRole(app, tx, { actor, ...input });
  });
}

/**
 * Creates a role with that key, or with one made from its name; within `lockMembership`. Errors of `createOwnRole`, and
 * role_key_taken (409), also for the key of a removed role.
 */
export async function addRole(
  app: Ports,
  tx: Transaction,
  { actor, key, importId, ...input }: RoleInput & { actor: Actor; key?: OwnRoleKey; importId?: string },
): Promise<OwnRoleKey> {
  const { name, permissions } = checkedRole(requireStaffEverywhere(actor, 'manage_staff'), input);
  const present = await listOwnRoles(tx);
  if (present.length >= mostOwnRoles) throw ownRolesTooMany();
  refuseTakenName(present, { name });
  if (key && (await listKeysLike(tx, key)).includes(key)) throw ownRoleKeyTaken();
  const own = key ?? (await newKey(tx, name));
  await insertOwnRole(tx, { key: own, name, permissions, changedAt: app.clock.now() });
  await recordRole(app, tx, { actor, action: 'role_added', key: own, detail: { name, permissions }, importId });
  return own;
}

/**
 * Changes name and permissions; people with the role have the new ones from the next request. Throws as
 * `createOwnRole`, role_unknown (404), role_changed_meanwhile (409).
 */
export async function changeOwnRole(
  app: Ports,
  actor: Actor,
  input: RoleInput & { key: string; version: number },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    await replaceRole(app, tx, { actor, ...input });
  });
}

/**
 * Changes a role of that version, or of any version where none is given; within `lockMembership`. Errors of
 * `changeOwnRole`.
 */
export async function replaceRole(
  app: Ports,
  tx: Transaction,
  input: RoleInput & { actor: Actor; key: string; version?: number; importId?: string },
): Promise<void> {
  const { actor, key, version, importId } = input;
  const staff = requireStaffEverywhere(actor, 'manage_staff');
  const { name, permissions } = checkedRole(staff, input);
  const before = await readRole(tx, key, true);
  if (version !== undefined && before.version !== version) throw ownRoleChangedMeanwhile();
  // Taking a permission away requires the same rights as giving it.
  requireGivable(staff, before.permissions);
  refuseTakenName(await listOwnRoles(tx), { name, key: before.key });
  if (before.name === name && before.permissions.join() === permissions.join()) return;
  await updateOwnRole(tx, before.key, {
    name,
    permissions,
    version: before.version + 1,
    changedAt: app.clock.now(),
  });
  const detail = { before: { name: before.name, permissions: before.permissions }, after: { name, permissions } };
  await recordRole(app, tx, { actor, action: 'role_changed', key: before.key, detail, importId });
}

/** Deletes a role that nobody has and to which nobody is invited, without a trace; false otherwise. */
export async function deleteUnusedRole(
  app: Ports,
  tx: Transaction,
  { actor, key, importId }: { actor: Actor; key: string; importId: string },
): Promise<boolean> {
  requireStaffEverywhere(actor, 'manage_staff');
  await lockMembership(tx);
  const row = await readRole(tx, key, true);
  if (!(await deleteRoleWithoutHolders(tx, row.key))) return false;
  const detail = { name: row.name, permissions: row.permissions, people: 0 };
  await recordRole(app, tx, { actor, action: 'role_removed', key: row.key, detail, importId });
  return true;
}

/**
 * Removes a role from the group and from everybody who has it. Throws role_unknown (404),
 * role_permissions_outside_rights (422).
 */
export async function removeOwnRole(app: Ports, actor: Actor, key: string): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'manage_staff');
  await inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    const row = await readRole(tx, key, true);
    requireGivable(staff, row.permissions);
    const now = app.clock.now();
    await updateOwnRole(tx, row.key, { removedAt: now, changedAt: now });
    const people = await deleteAssignmentsOf(tx, row.key);
    await keepInTrash(app, tx, { actor, list: 'own-roles', key: row.key, title: row.name, record: { key: row.key } });
    const detail = { name: row.name, permissions: row.permissions, people };
    await recordRole(app, tx, { actor, action: 'role_removed', key: row.key, detail });
  });
}

/**
 * Makes a removed role one of the group's again; nobody has it until it is given. Throws role_unknown (404),
 * role_name_taken, roles_too_many (409), role_permissions_outside_rights (422).
 */
export async function restoreOwnRole(app: Ports, actor: Actor, key: string): Promise<string> {
  const staff = requireStaffEverywhere(actor, 'manage_staff');
  await inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    const row = await findRemovedRole(tx, key);
    if (!row) throw ownRoleUnknown();
    requireGivable(staff, row.permissions);
    const present = await listOwnRoles(tx);
    if (present.length >= mostOwnRoles) throw ownRolesTooMany();
    refuseTakenName(present, row);
    await updateOwnRole(tx, row.key, { removedAt: null, changedAt: app.clock.now() });
    const detail = { name: row.name, permissions: row.permissions, isRestored: true };
    await recordRole(app, tx, { actor, action: 'role_added', key: row.key, detail });
  });
  return `/staff/roles/${key}`;
}

function checkedRole(staff: Staff, input: RoleInput): { name: string; permissions: StaffAction[] } {
  const name = ownRoleSchema.shape.name.safeParse(input.name);
  if (!name.success) throw ownRoleNameInvalid();
  const permissions = ownRoleSchema.shape.permissions.safeParse(input.permissions);
  if (!permissions.success) throw ownRolePermissionsMissing();
  requireGivable(staff, permissions.data);
  return { name: name.data, permissions: permissions.data };
}

function requireGivable(staff: Staff, permissions: readonly string[]): void {
  if (!mayGive(staff.roleAssignments, { role: 'own_', hospitalId: null, permissions })) throw ownRolePermissionsExtra();
}

function refuseTakenName(present: readonly OwnRoleRow[], { name, key }: { name: string; key?: string }): void {
  const isSame = (row: OwnRoleRow) => row.key !== key && row.name.toLowerCase() === name.toLowerCase();
  if (present.some(isSame)) throw ownRoleNameTaken();
}

/** 'own_night_supervisor', with a number where that key was given before. */
async function newKey(tx: Transaction, name: string): Promise<OwnRoleKey> {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 24);
  const key: OwnRoleKey = `own_${words || 'role'}`;
  const taken = await listKeysLike(tx, key);
  for (let number = 1; ; number += 1) {
    const candidate: OwnRoleKey = number === 1 ? key : `${key}_${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

async function readRole(db: App['db'] | Transaction, key: string, lock = false): Promise<OwnRoleRow> {
  const row = /^own_[a-z0-9_]{1,34}$/.test(key) ? await findOwnRole(db, key, lock) : undefined;
  if (!row) throw ownRoleUnknown();
  return row;
}

async function recordRole(
  app: Ports,
  tx: Transaction,
  {
    key,
    importId,
    detail,
    ...entry
  }: { actor: Actor; action: AuditAction; key: string; detail: Record<string, unknown>; importId?: string | undefined },
): Promise<void> {
  await recordAudit(app, tx, {
    ...entry,
    subjectKind: 'staff_role',
    subjectId: key,
    detail: { ...detail, ...(importId ? { import: importId } : {}) },
  });
}
