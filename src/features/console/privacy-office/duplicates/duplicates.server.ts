/** Accounts that may belong to one person: the list, both side by side, and the decision that they are two people. */
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAccesses, recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { m } from '#src/paraglide/messages.js';
import {
  findPairOf,
  lockPair,
  putPairs,
  searchPairs,
  updatePair,
  type PairRow,
} from '../data/duplicates.store.server.ts';
import {
  changedMeanwhile,
  fieldsInvalid,
  ownRecord,
  pairUnknown,
  patientUnknown,
  stepImpossible,
} from '../privacy-office.errors.ts';
import { reasonSchema } from '../privacy-office.schema.ts';
import { pairStates, pairTransitions, type PairSign, type PairState } from './duplicates.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

export const duplicatesShape: ListShape = {
  sorts: ['found'],
  defaultSort: '-found',
  filters: { state: pairStates },
};

export interface ListedPair {
  id: string;
  signs: PairSign[];
  foundAt: Date;
  one: { name: string; email: string };
  other: { name: string; email: string };
}

/** The pairs in one state, undecided ones by default. Both patients of each pair are recorded as seen. */
export async function listDuplicates(
  app: Ports,
  actor: Actor,
  state: ListState,
): Promise<{ rows: ListedPair[]; total: number }> {
  requireStaffEverywhere(actor, 'run_privacy_office');
  const { rows, total } = await searchPairs(app.db, {
    state: (state.filters['state'] as PairState | undefined) ?? 'open',
    isDescending: state.isDescending,
    limit: rowsPerPage,
    offset: (state.page - 1) * rowsPerPage,
  });
  const seen = [...new Set(rows.flatMap(({ one, other }) => [one.id, other.id]))];
  await inTransaction(app.db, (tx) => recordSeen(app, tx, { actor, seen, where: 'duplicates' }));
  return {
    total,
    rows: rows.map(({ pair, one, other }) => ({
      id: pair.id,
      signs: pair.signs,
      foundAt: pair.foundAt,
      one: { name: one.name, email: one.email },
      other: { name: other.name, email: other.email },
    })),
  };
}

/** Records that the actor saw these patients. */
export function recordSeen(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { actor, seen, where }: { actor: Actor; seen: readonly string[]; where: string },
): Promise<void> {
  const accesses = seen.map((id) => ({ subjectKind: 'account', subjectId: id, patientId: id, detail: { in: where } }));
  return recordAccesses(app, tx, { actor, accesses });
}

/** The opened note of a pair; empty without one. */
export function noteOfPair(app: Pick<App, 'secrets'>, { id, note }: PairRow): string {
  return note ? app.secrets.open(note, ['patient_pairs', 'note', id]) : '';
}

/**
 * Makes a pair of two accounts that staff have found to be alike. Returns the pair's id. Throws patient_unknown (404).
 */
export async function pairPatients(
  app: Ports,
  actor: Actor,
  ids: { accountId: string; otherId: string },
): Promise<string> {
  requireStaffEverywhere(actor, 'run_privacy_office');
  const [oneId, otherId] = [ids.accountId, ids.otherId].toSorted() as [string, string];
  if (!isUuid(oneId) || !isUuid(otherId) || oneId === otherId) throw patientUnknown();
  if (!(await findAccount(app, oneId)) || !(await findAccount(app, otherId))) throw patientUnknown();
  const known = await findPairOf(app.db, { oneId, otherId });
  if (known) return known.id;
  await inTransaction(app.db, async (tx) => {
    await putPairs(tx, [{ id: app.random.uuid(), oneId, otherId, signs: ['staff'], foundAt: app.clock.now() }]);
    await recordAboutPair(app, tx, { actor, action: 'patients_paired', pair: { oneId, otherId } });
  });
  return (await findPairOf(app.db, { oneId, otherId }))!.id;
}

/**
 * Decides that the accounts belong to two people, with a reason. Throws pair_unknown (404), step_impossible,
 * changed_meanwhile, own_record (409), fields_invalid (422).
 */
export async function markApart(
  app: Ports,
  actor: Actor,
  { id, seen, reason }: { id: string; seen: number; reason: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { pair, staffId } = await lockSeenPair(tx, actor, { id, seen, to: 'apart' });
    const checked = reasonSchema.safeParse(reason);
    if (!checked.success) throw fieldsInvalid({ reason: m.privacy_error_reason });
    await updatePair(tx, id, {
      state: 'apart',
      note: app.secrets.seal(checked.data, ['patient_pairs', 'note', id]),
      decidedBy: staffId,
      decidedAt: app.clock.now(),
    });
    await recordAboutPair(app, tx, { actor, action: 'patients_kept_apart', pair });
  });
}

/** Makes a decided pair undecided again. Throws as markApart, without a reason. */
export async function reopenPair(app: Ports, actor: Actor, { id, seen }: { id: string; seen: number }): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { pair } = await lockSeenPair(tx, actor, { id, seen, to: 'open' });
    await updatePair(tx, id, { state: 'open', note: null, decidedBy: null, decidedAt: null });
    await recordAboutPair(app, tx, { actor, action: 'patients_paired', pair });
  });
}

/**
 * The pair under lock, in the version that the page showed. Staff cannot decide about their own records. Throws
 * pair_unknown (404), changed_meanwhile, step_impossible, own_record (409).
 */
export async function lockSeenPair(
  tx: Transaction,
  actor: Actor,
  { id, seen, to }: { id: string; seen: number; to: PairState },
): Promise<{ pair: PairRow; staffId: string }> {
  const staff = requireStaffEverywhere(actor, 'run_privacy_office');
  const pair = isUuid(id) ? await lockPair(tx, id) : undefined;
  if (!pair) throw pairUnknown();
  if (pair.version !== seen) throw changedMeanwhile();
  if (!pairTransitions[pair.state].includes(to)) throw stepImpossible();
  if ([pair.oneId, pair.otherId].includes(staff.accountId)) throw ownRecord();
  return { pair, staffId: staff.accountId };
}

/** One entry in the log for each of the two patients. */
export async function recordAboutPair(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  {
    actor,
    action,
    pair: { oneId, otherId },
  }: { actor: Actor; action: AuditAction; pair: Pick<PairRow, 'oneId' | 'otherId'> },
): Promise<void> {
  for (const [subjectId, with_] of [
    [oneId, otherId],
    [otherId, oneId],
  ] as const)
    await recordAudit(app, tx, {
      actor,
      action,
      subjectKind: 'account',
      subjectId,
      patientId: subjectId,
      detail: { with: with_ },
    });
}
