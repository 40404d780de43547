/** One pair of accounts for its page: side by side, with the proposal and its effect, or the result of the merge. */
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { findPair, type PairRow } from '../data/duplicates.store.server.ts';
import { findMergeOf, type MergeRow } from '../data/patient-merges.store.server.ts';
import { pairUnknown } from '../privacy-office.errors.ts';
import type { PairSign, PairState } from './duplicates.rules.ts';
import { noteOfPair, recordSeen } from './duplicates.server.ts';
import { planMerge, type MergePlan } from './merge-plan.server.ts';
import type { MergeChoices } from './merge.rules.ts';
import { readSide, type PatientSide } from './patient-side.server.ts';

export interface ProposalView {
  keeps: 'one' | 'other';
  choices: MergeChoices;
  reason: string;
  by: string;
  /** Whether the actor proposed it and therefore cannot confirm it. */
  isOwn: boolean;
  plan: MergePlan;
}

export interface MergedView {
  reason: string;
  mergedAt: Date;
  undoUntil: Date;
  canUndo: boolean;
}

export interface PairView {
  id: string;
  state: PairState;
  signs: PairSign[];
  version: number;
  note: string;
  /** Null for the account that was closed by a merge. */
  one: PatientSide | null;
  other: PatientSide | null;
  proposal: ProposalView | null;
  merged: MergedView | null;
}

/** A pair, recorded as seen for both patients. Throws pair_unknown (404), also once an account is deleted. */
export async function viewPair(app: App, actor: Actor, id: string): Promise<PairView> {
  const staff = requireStaffEverywhere(actor, 'run_privacy_office');
  const pair = isUuid(id) ? await findPair(app.db, id) : undefined;
  if (!pair) throw pairUnknown();
  const [one, other, merge] = await Promise.all([
    readSide(app, pair.oneId),
    readSide(app, pair.otherId),
    findMergeOf(app.db, pair.id),
  ]);
  if ((!one || !other) && !(pair.state === 'merged' && (one ?? other))) throw pairUnknown();
  const seen = [pair.oneId, pair.otherId];
  await inTransaction(app.db, (tx) => recordSeen(app, tx, { actor, seen, where: 'side_by_side' }));
  return {
    id,
    state: pair.state,
    signs: pair.signs,
    version: pair.version,
    note: noteOfPair(app, pair),
    one,
    other,
    proposal:
      merge && pair.state === 'proposed' ? await proposalOf(app, { pair, merge, staffId: staff.accountId }) : null,
    merged: merge?.mergedAt ? mergedOf(app, merge) : null,
  };
}

const reasonOf = (app: Pick<App, 'secrets'>, { id, reason }: MergeRow) =>
  app.secrets.open(reason, ['patient_merges', 'reason', id]);

async function proposalOf(
  app: App,
  { pair, merge, staffId }: { pair: PairRow; merge: MergeRow; staffId: string },
): Promise<ProposalView> {
  const by = await findAccount(app, merge.proposedBy);
  return {
    keeps: merge.keptId === pair.oneId ? 'one' : 'other',
    choices: merge.choices,
    reason: reasonOf(app, merge),
    by: by?.name ?? '',
    isOwn: merge.proposedBy === staffId,
    plan: await planMerge(app, merge),
  };
}

function mergedOf(app: Pick<App, 'secrets' | 'clock'>, merge: MergeRow): MergedView {
  return {
    reason: reasonOf(app, merge),
    mergedAt: merge.mergedAt!,
    undoUntil: merge.undoUntil!,
    canUndo: merge.closedAt === null && merge.undoUntil! >= app.clock.now(),
  };
}
