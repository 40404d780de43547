/** The owner of a submission: a member of staff takes it, releases it, and sees what is overdue. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import {
  countLateSubmissions,
  findMostOverdue,
  lockSubmission,
  updateSubmissionOwner,
} from '#src/features/requests/forms/forms.server.ts';
import { aboutOf, reachable, requireHandler, scopeFor } from '../submission-access.server.ts';
import { stepNotPossible } from '../submissions.errors.ts';

/**
 * Takes a submission, or releases it. Throws submission_unknown (404); submission_step (409) when a colleague has taken
 * it since the page was opened.
 */
export async function changeOwner(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { reference, isTaken, seenOwner }: { reference: string; isTaken: boolean; seenOwner: string },
): Promise<void> {
  const staff = requireHandler(actor);
  await setOwner(app, staff, { reference, owner: isTaken ? staff.accountId : null, seenOwner });
}

/** Gives a submission back to its former owner, undoing `changeOwner`; throws as that does. */
export async function undoOwner(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { reference, owner, seenOwner }: { reference: string; owner: string; seenOwner: string },
): Promise<void> {
  await setOwner(app, requireHandler(actor), { reference, owner: owner === '' ? null : owner, seenOwner });
}

async function setOwner(
  app: Pick<App, 'db' | 'clock'>,
  staff: Staff,
  { reference, owner, seenOwner }: { reference: string; owner: string | null; seenOwner: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { row } = reachable(staff, await lockSubmission(tx, reference));
    if ((row.handlerId ?? '') !== seenOwner) throw stepNotPossible();
    await updateSubmissionOwner(tx, row.id, owner);
    await recordAudit(app, tx, {
      actor: staff,
      action: owner === null ? 'submission_given_back' : 'submission_taken',
      subjectKind: 'form',
      subjectId: row.reference,
      ...aboutOf(row),
      ...(owner !== null && owner !== staff.accountId ? { detail: { owner } } : {}),
    });
  });
}

/** The number of overdue submissions: of one kind, or of all kinds but those in `except`. */
export function countLate(app: Pick<App, 'db' | 'clock'>, staff: Staff, kinds: SomeKinds): Promise<number> {
  return countLateSubmissions(app.db, scopeOf(staff, kinds), app.clock.now());
}

/** When the answer that is overdue for longest was due; null where none is overdue. */
export function mostOverdue(app: Pick<App, 'db' | 'clock'>, staff: Staff, kinds: SomeKinds): Promise<Date | null> {
  return findMostOverdue(app.db, scopeOf(staff, kinds), app.clock.now());
}

interface SomeKinds {
  only?: string;
  except?: string;
}

const scopeOf = (staff: Staff, { only, except }: SomeKinds) =>
  scopeFor(staff).filter(
    ({ kind }) => (only === undefined || kind === only) && (except === undefined || kind !== except),
  );
