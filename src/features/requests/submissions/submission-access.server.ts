/** The submissions that a member of staff may handle, and their entry in the audit log. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { type AdminScope, type SubmissionRow } from '#src/features/requests/forms/forms.server.ts';
import { formKindNamed, formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import type { FormKind } from '#src/features/requests/forms/form-kind.schema.ts';
import { submissionUnknown } from './submissions.errors.ts';

/** The kinds that a member's role assignments cover. */
export function kindsFor(staff: Staff): FormKind[] {
  return formKinds.filter(({ handledBy }) => mayDo(staff.roleAssignments, handledBy));
}

/** The kinds and hospitals whose submissions this member of staff may handle. */
export function scopeFor(staff: Staff): AdminScope {
  return kindsFor(staff).map(({ name, handledBy }) => ({
    kind: name,
    hospitals: hospitalsFor(staff.roleAssignments, handledBy),
  }));
}

/** The member of staff, if there is a kind of submission that they may handle; throws 403. */
export function requireHandler(actor: Actor): Staff {
  return requireStaff(actor, 'handle_submissions');
}

/** The submission with its kind, if the member of staff may handle it. Throws submission_unknown (404). */
export function reachable(staff: Staff, row: SubmissionRow | undefined): { row: SubmissionRow; kind: FormKind } {
  if (!row) throw submissionUnknown();
  const kind = formKindNamed(row.kind);
  const places = hospitalsFor(staff.roleAssignments, kind.handledBy);
  const isTheirs =
    row.hospitalId === null ? places === 'all' : mayDo(staff.roleAssignments, kind.handledBy, row.hospitalId);
  if (!isTheirs) throw submissionUnknown();
  return { row, kind };
}

/** The fields of an audit entry about a submission: the patient and the hospital. */
export function aboutOf(row: Pick<SubmissionRow, 'ownerKey' | 'hospitalId'>) {
  const patient = row.ownerKey.startsWith('patient:') ? { patientId: row.ownerKey.slice('patient:'.length) } : {};
  return { ...patient, ...(row.hospitalId ? { hospitalId: row.hospitalId } : {}) };
}

/** Records in the audit log that a list or a file has shown these submissions. */
export async function recordShown(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { rows, place }: { rows: readonly SubmissionRow[]; place: 'list' | 'export' },
): Promise<void> {
  await inTransaction(app.db, (tx) =>
    recordAccesses(app, tx, {
      actor,
      accesses: rows.map((row) => ({
        subjectKind: 'form',
        subjectId: row.reference,
        ...aboutOf(row),
        detail: { in: place },
      })),
    }),
  );
}
