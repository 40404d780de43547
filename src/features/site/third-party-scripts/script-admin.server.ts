/**
 * Admin of third-party scripts: records are validated before they are stored, switched on and off, and every change
 * is recorded.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { contentSecurityPolicy } from '#src/platform/http/content-security-policy.ts';
import { entriesAbout } from '#src/features/console/audit/audit.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { contextKinds, locationLabel, type ContextKind } from './script-context.rules.ts';
import {
  scriptChangedMeanwhile,
  scriptNothingProposed,
  scriptOwnProposal,
  scriptUnknown,
} from './third-party-scripts.errors.ts';
import { sourcesOf } from './third-party-scripts.server.ts';
import {
  findScript,
  listPlaces,
  listScripts,
  updateScript,
  type ScriptRow,
} from './data/third-party-scripts.store.server.ts';
import { type TypedScript, checked } from './script-check.server.ts';
import {
  accountOf,
  deleteRecord,
  dropProposal,
  later,
  storeChange,
  storeNew,
  typedOf,
  valuesOf,
  written,
} from './script-records.server.ts';
import { isTypedId } from '#src/shared/identifiers/typed-id.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config'>;

export const scriptShape: ListShape = {
  sorts: ['name', 'state', 'changed'],
  defaultSort: 'name',
  filters: { on: ['yes', 'no'], where: contextKinds },
};

/** The list, filtered and ordered. */
export async function listScriptRecords(app: Ports, actor: Actor, state: ListState & { perPage?: number }) {
  const { perPage = rowsPerPage } = state;
  requireStaffEverywhere(actor, 'manage_scripts');
  const { on, where } = state.filters;
  return listScripts(app.db, {
    q: state.q,
    ...(on ? { isActive: on === 'yes' } : {}),
    ...(where ? { contextKind: where as ContextKind } : {}),
    sort: state.sort as 'name',
    isDescending: state.isDescending,
    limit: perPage,
    offset: (state.page - 1) * perPage,
  });
}

/**
 * One record as its form, with its proposed change, the hosts and files that it adds to the pages' policy, and its
 * last changes. Throws script_unknown (404).
 */
export async function viewScript(app: Ports, actor: Actor, asked: string) {
  requireStaffEverywhere(actor, 'manage_scripts');
  const row = await existing(app, asked);
  const entries = await entriesAbout(app, { kind: 'third_party_script', id: String(row.id), limit: 20 });
  return {
    id: row.id,
    typed: typedOf(row.proposal ?? row),
    isRunning: row.isActive,
    proposal: row.proposal && { isOwn: row.proposedBy === accountOf(actor) },
    version: row.updatedAt.toISOString(),
    policy: policyWith(row.proposal ?? row),
    changes: entries.map(({ id, at, name, action }) => ({ id, at, name, action })),
  };
}

/** The contexts of a script, for the form's choice: by key and name. */
export async function scriptPlaces(app: Ports, actor: Actor) {
  requireStaffEverywhere(actor, 'manage_scripts');
  const { hospitals, clinics } = await listPlaces(app.db);
  const states = [...new Set(hospitals.map(({ state }) => state))].sort();
  return { hospitals, clinics, states: states.map((name) => ({ name, label: locationLabel(name) })) };
}

/** The policy of pages with this record, without storing it. Throws script_invalid (422). */
export async function previewScript(app: Ports, actor: Actor, typed: TypedScript): Promise<string[]> {
  requireStaffEverywhere(actor, 'manage_scripts');
  return policyWith(await checked(app, typed));
}

/**
 * Adds a record. A record that is to run stays switched off until another administrator confirms it. Returns its id.
 * Throws script_invalid (422).
 */
export async function addScript(app: Ports, actor: Actor, typed: TypedScript): Promise<number> {
  requireStaffEverywhere(actor, 'manage_scripts');
  const values = await checked(app, typed);
  return inTransaction(app.db, (tx) => storeNew(app, tx, { actor, values }));
}

/**
 * Saves a record. A change of a record that runs waits until another administrator confirms it, and the previous
 * version runs meanwhile; switching off takes effect at once. Throws script_unknown (404), script_changed_meanwhile
 * (409), script_invalid (422).
 */
export async function changeScript(
  app: Ports,
  actor: Actor,
  input: { id: string; typed: TypedScript; version: string },
): Promise<void> {
  requireStaffEverywhere(actor, 'manage_scripts');
  const values = await checked(app, input.typed);
  await inTransaction(app.db, async (tx) => {
    await storeChange(app, tx, { actor, row: await unchanged(tx, input), values });
  });
}

/**
 * Confirms a proposed change: by another administrator, and only in the version that was shown. Throws script_unknown
 * (404), script_changed_meanwhile, script_nothing_proposed, script_own_proposal (409).
 */
export async function confirmScript(app: Ports, actor: Actor, input: { id: string; version: string }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_scripts');
  await inTransaction(app.db, async (tx) => {
    const row = await unchanged(tx, input);
    if (!row.proposal) throw scriptNothingProposed();
    if (row.proposedBy === accountOf(actor)) throw scriptOwnProposal();
    await updateScript(tx, row.id, { ...row.proposal, proposal: null, proposedBy: null, updatedAt: later(app, row) });
    const detail = { before: valuesOf(row), after: row.proposal, proposedBy: row.proposedBy };
    await written(app, tx, { actor, id: row.id, action: 'script_confirmed', detail });
  });
}

/**
 * Declines a proposed change; the running version stays. Throws script_unknown (404), script_changed_meanwhile,
 * script_nothing_proposed (409).
 */
export async function declineScript(app: Ports, actor: Actor, input: { id: string; version: string }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_scripts');
  await inTransaction(app.db, async (tx) => {
    const row = await unchanged(tx, input);
    if (!row.proposal) throw scriptNothingProposed();
    await dropProposal(app, tx, { actor, row });
  });
}

/** Deletes a record; its scripts are removed from the pages. Throws script_unknown (404). */
export async function removeScript(app: Ports, actor: Actor, asked: string): Promise<void> {
  requireStaffEverywhere(actor, 'manage_scripts');
  await inTransaction(app.db, async (tx) => {
    await deleteRecord(app, tx, { actor, row: await existing({ db: tx }, asked, true) });
  });
}

/** The record, locked; throws script_changed_meanwhile when it is not as the form showed it. */
async function unchanged(tx: Transaction, { id, version }: { id: string; version: string }): Promise<ScriptRow> {
  const row = await existing({ db: tx }, id, true);
  if (row.updatedAt.toISOString() !== version) throw scriptChangedMeanwhile();
  return row;
}

async function existing(app: { db: App['db'] | Transaction }, asked: string, lock = false): Promise<ScriptRow> {
  const row = isTypedId(asked) ? await findScript(app.db, Number(asked), lock) : undefined;
  if (!row) throw scriptUnknown();
  return row;
}

/** The lines of a public page's policy that this record changes. */
function policyWith(row: Pick<ScriptRow, 'headMarkup' | 'bodyMarkup' | 'hosts'>): string[] {
  return contentSecurityPolicy('', sourcesOf([row]))
    .split('; ')
    .filter((line) => /^(script|connect|img)-src/.test(line));
}
