/** Undoing a change of a submission's state, while nobody has been written to and nobody has changed it since. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { insertHistory, lockSubmission, updateSubmissionState } from '#src/features/requests/forms/forms.server.ts';
import { aboutOf, reachable, requireHandler } from './submission-access.server.ts';
import { stepNotPossible } from './submissions.errors.ts';

export interface StepUndo {
  reference: string;
  /** The state that the step led to, and when (ISO): both as they still are. */
  state: string;
  changedAt: string;
  /** The state before, and by when it was to be answered (ISO); null where it was not our turn. */
  from: string;
  dueAt: string | null;
}

/**
 * Takes a submission back to the state before the step, with its promised time; both steps stay in its history. Throws
 * submission_step (409) where it was changed since, submission_unknown (404).
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
