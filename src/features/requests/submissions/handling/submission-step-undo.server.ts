/** Undoing a change of a submission's state, as long as no mail was sent and nobody has changed it since. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { insertHistory, lockSubmission, updateSubmissionState } from '#src/features/requests/forms/forms.server.ts';
import { aboutOf, reachable, requireHandler } from '../submission-access.server.ts';
import { stepNotPossible } from '../submissions.errors.ts';

export interface StepUndo {
  reference: string;
  /** The state after the step, and its time (ISO): both must still be the present ones. */
  state: string;
  changedAt: string;
  /** The state before the step, and the due time of the answer then (ISO); null where staff did not have to act. */
  from: string;
  dueAt: string | null;
}

/**
 * Returns a submission to the state before the step, with its due time; both steps stay in its history. Throws
 * submission_step (409) where it has changed since, submission_unknown (404).
 */
export async function undoEnquiryStep(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { reference, state, changedAt, from, dueAt }: StepUndo,
): Promise<void> {
  const staff = requireHandler(actor);
  await inTransaction(app.db, async (tx) => {
    const { row } = reachable(staff, await lockSubmission(tx, reference));
    if (row.state !== state || row.changedAt.toISOString() !== changedAt) throw stepNotPossible();
    const at = app.clock.now();
    await updateSubmissionState(tx, row.id, {
      state: from,
      changedAt: at,
      dueAt: dueAt === null ? null : new Date(dueAt),
    });
    await insertHistory(tx, {
      submissionId: row.id,
      at,
      fromState: state,
      toState: from,
      by: 'staff',
      accountId: staff.accountId,
      note: null,
      isForSender: false,
    });
    await recordAudit(app, tx, {
      actor,
      action: 'state_changed',
      subjectKind: 'form',
      subjectId: row.reference,
      ...aboutOf(row),
      detail: { from: state, to: from, undone: true },
    });
  });
}
