/** Members of staff who are doctors of the register: the name under the health texts that they approve. */
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { lockMembership } from '#src/features/console/roles/roles.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { fieldConflict, fieldInvalid } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';
import {
  findDoctorOf,
  findDoctorTaken,
  listDoctorChoices,
  updateDoctorOf,
  type DoctorChoice,
} from './data/doctor-links.store.server.ts';
import { viewPerson } from './staff-people.server.ts';
import { ownRoleAssignments } from './people.errors.ts';

type Ports = Pick<App, 'db' | 'clock'>;

const doctorUnknown = () => fieldInvalid('doctor_unknown', 'doctor', m.staff_error_doctor_unknown);
const doctorTaken = () => fieldConflict('doctor_taken', 'doctor', m.staff_error_doctor_taken);

/** The doctor with whom a member of staff is linked, and the doctors of the register to choose from. */
export async function viewDoctorLink(
  app: Pick<App, 'db'>,
  accountId: string,
): Promise<{ doctorId: number | null; doctors: DoctorChoice[] }> {
  const [doctorId, doctors] = await Promise.all([findDoctorOf(app.db, accountId), listDoctorChoices(app.db)]);
  return { doctorId, doctors };
}

/**
 * Links a member of staff with a doctor of the register, or with none (null). Throws 403 for everybody but
 * administrators of the group, person_unknown (404), own_role_assignments (409) for oneself, doctor_unknown (422), and
 * doctor_taken (409) where another member of staff is linked with that doctor.
 */
export async function linkDoctor(
  app: Ports,
  actor: Actor,
  { accountId, doctorId }: { accountId: string; doctorId: number | null },
): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'manage_staff');
  // People cannot make themselves reviewers.
  if (accountId === staff.accountId) throw ownRoleAssignments();
  await viewPerson(app, actor, accountId);
  await inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    if (doctorId !== null) {
      const found = isRowId(doctorId) ? await findDoctorTaken(tx, doctorId) : { isKnown: false, accountId: null };
      if (!found.isKnown) throw doctorUnknown();
      if (found.accountId && found.accountId !== accountId) throw doctorTaken();
    }
    const before = await findDoctorOf(tx, accountId);
    await updateDoctorOf(tx, accountId, doctorId);
    await recordAudit(app, tx, {
      actor,
      action: 'staff_doctor_linked',
      subjectKind: 'staff',
      subjectId: accountId,
      detail: { before, after: doctorId },
    });
  });
}
