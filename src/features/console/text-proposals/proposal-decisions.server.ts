/** A doctor's decision about proposed health texts. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { findReviewer } from '#src/features/console/roles/roles.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { findProposal, listWaiting, updateProposal, type ProposalRow } from './data/text-proposals.store.server.ts';
import { notADoctor, noteMissing, ownText, proposalOutdated, proposalUnknown } from './text-proposals.errors.ts';
import {
  longestNote,
  waitingShown,
  type RecordKey,
  type TextReview,
  type WaitingProposal,
} from './text-proposals.schema.ts';
import { recordProposal, type ProposalContext } from './proposal-record.server.ts';

export interface ProposalDecision {
  id: number;
  /** The fingerprint of the texts that were read. */
  fingerprint: string;
}

/** The reviewer, in the record's hospital. Throws 403. */
function requireReviewer(actor: Actor, { hospitalId }: Pick<ProposalRow, 'hospitalId'>): Staff {
  return requireStaff(actor, 'review_content', hospitalId ?? undefined);
}

/** The record of a proposal, which must be locked before the proposal. Throws 404. */
export async function recordOfProposal(tx: Transaction, id: number): Promise<RecordKey> {
  const proposal = isRowId(id) ? await findProposal(tx, id) : undefined;
  if (!proposal) throw proposalUnknown();
  return { kind: proposal.kind, recordId: proposal.recordId };
}

/** A waiting proposal for its reviewer, and why this person cannot approve it. Throws 403, 404. */
export async function proposalForReview(
  app: { db: Database },
  actor: Actor,
  id: number,
): Promise<{ proposal: ProposalRow; refusal: 'doctor' | 'own' | null }> {
  requireStaff(actor, 'review_content');
  const proposal = isRowId(id) ? await findProposal(app.db, id) : undefined;
  if (proposal?.state !== 'waiting') throw proposalUnknown();
  const staff = requireReviewer(actor, proposal);
  const reviewer = await findReviewer(app.db, staff.accountId);
  return { proposal, refusal: !reviewer ? 'doctor' : proposal.writers.includes(staff.accountId) ? 'own' : null };
}

/**
 * Approves the proposal that was read, with the doctor's name from the register; the caller applies it in the same
 * transaction. Throws 403, 404, 409 for a person who is no registered doctor or who wrote in it, and where it was
 * changed since.
 */
export async function approveProposal(
  context: ProposalContext,
  decision: ProposalDecision,
): Promise<{ proposal: ProposalRow; review: TextReview }> {
  const { app, tx, actor } = context;
  const { proposal, staff } = await lockedProposal(context, decision);
  const reviewer = await findReviewer(tx, staff.accountId);
  if (!reviewer) throw notADoctor();
  if (proposal.writers.includes(staff.accountId)) throw ownText();
  const now = app.clock.now();
  const review = { reviewedBy: reviewer.name, reviewedOn: malaysianDay(now) };
  await updateProposal(tx, proposal.id, {
    state: 'approved',
    reviewer: review.reviewedBy,
    reviewedOn: review.reviewedOn,
    doctorId: reviewer.doctorId,
    decidedBy: actor.kind === 'staff' ? actor.accountId : null,
    decidedAt: now,
  });
  await recordProposal(context, proposal, 'approved');
  return { proposal, review };
}

/** Sends a proposal back to its writers with a note. Throws 403, 404, 409, 422 without a note. */
export async function sendBackProposal(
  context: ProposalContext,
  { note, ...decision }: ProposalDecision & { note: string },
): Promise<void> {
  const { app, tx, actor } = context;
  const { proposal } = await lockedProposal(context, decision);
  if (note.trim() === '') throw noteMissing();
  const decidedBy = actor.kind === 'staff' ? actor.accountId : null;
  const decided = { decidedBy, decidedAt: app.clock.now() };
  await updateProposal(tx, proposal.id, { state: 'sent_back', note: note.trim().slice(0, longestNote), ...decided });
  await recordProposal(context, proposal, 'sent_back');
}

async function lockedProposal({ tx, actor }: ProposalContext, { id, fingerprint }: ProposalDecision) {
  requireStaff(actor, 'review_content');
  const proposal = isRowId(id) ? await findProposal(tx, id, true) : undefined;
  if (proposal?.state !== 'waiting') throw proposalUnknown();
  const staff = requireReviewer(actor, proposal);
  if (proposal.fingerprint !== fingerprint) throw proposalOutdated();
  return { proposal, staff };
}

/** Proposals that wait for the member's decision, the longest waiting first. Throws 403. */
export async function listWaitingProposals(
  app: Pick<App, 'db'>,
  actor: Actor,
): Promise<{ rows: WaitingProposal[]; total: number }> {
  const { roleAssignments } = requireStaff(actor, 'review_content');
  return listWaiting(app.db, { scope: hospitalsFor(roleAssignments, 'review_content'), limit: waitingShown });
}

/** The number of proposals that wait for the member's decision. */
export const countWaitingProposals = async (app: Pick<App, 'db'>, staff: Staff): Promise<number> =>
  (await listWaitingProposals(app, staff)).total;
