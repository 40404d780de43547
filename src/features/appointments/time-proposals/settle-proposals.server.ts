/** The recurring work of proposals: unanswered ones expire, each is asked once more, old ones are deleted. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, sqlState, type Transaction } from '#src/platform/db/transaction.ts';
import { lockSchedules } from '#src/features/appointments/appointments/appointments.server.ts';
import { offerNext } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import {
  deleteEndedProposals,
  deleteHeldSlot,
  listProposalsToSettle,
  lockProposal,
  updateProposal,
  type ProposalWithRow,
} from './data/time-proposals.store.server.ts';
import { endProposal } from './ask-patient.server.ts';
import { notifyOfProposal } from './proposal-notices.server.ts';
import { isReminderDue, isStillAbout, mayBecome, proposalLimits } from './time-proposals.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'appointmentService' | 'logger'>;

/** Proposals of one run; the others follow a minute later. */
const mostAtOnce = 500;

/**
 * Ends unanswered proposals when their answer is due, and proposals about changed appointments; frees their slots,
 * repeats the question once after a day, and deletes old proposals. A doctor whose schedule is busy is left to the next
 * run. Returns how many proposals changed.
 */
export async function settleProposals(app: Ports): Promise<number> {
  const now = app.clock.now();
  const remindBefore = new Date(now.getTime() - proposalLimits.remindAfterHours * 3_600_000);
  let settled = 0;
  for (const known of await listProposalsToSettle(app.db, { now, remindBefore, limit: mostAtOnce })) {
    try {
      settled += (await inTransaction(app.db, (tx) => settleOne(app, tx, known))) ? 1 : 0;
    } catch (error) {
      if (sqlState(error) !== '55P03') throw error;
      app.logger.info({ doctorId: known.proposal.doctorId }, 'time proposals: schedule busy');
    }
  }
  await deleteEndedProposals(app.db, new Date(now.getTime() - proposalLimits.storedDays * 86_400_000));
  return settled;
}

async function settleOne(app: Ports, tx: Transaction, known: ProposalWithRow): Promise<boolean> {
  const now = app.clock.now();
  const doctorIds = [...new Set([known.row.doctorId, known.proposal.doctorId])];
  await lockSchedules(tx, doctorIds);
  const locked = await lockProposal(tx, known.proposal.id);
  if (!locked) return false;
  const { proposal, row } = locked;
  if (!isStillAbout(proposal, row)) {
    if (!(await endProposal(app, tx, row.id))) return false;
  } else if (proposal.dueAt <= now && mayBecome(proposal.state, 'lapsed')) {
    await deleteHeldSlot(tx, proposal.heldId);
    await updateProposal(tx, proposal.id, { state: 'lapsed', answeredAt: null });
  } else {
    if (!isReminderDue(proposal, now)) return false;
    await updateProposal(tx, proposal.id, { remindedAt: now });
    await notifyOfProposal(app, tx, { proposal, row, kind: 'asked_again' });
    return true;
  }
  for (const doctorId of doctorIds) await offerNext(app, tx, doctorId);
  return true;
}
