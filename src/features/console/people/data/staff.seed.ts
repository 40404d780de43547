import { sampleAccounts, type SampleAccount } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { StaffRole } from '#src/platform/actor.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { staffRoleAssignments, staffMembers } from '#src/features/console/roles/data/staff.table.ts';

/**
 * One member of staff for each role and two administrators, all of them for every hospital, so that each admin page can
 * be seen with one sign-in.
 */
const roles: Partial<Record<SampleAccount, StaffRole>> = {
  editor: 'editor',
  frontdesk: 'front_desk',
  packages: 'package_desk',
  gl: 'gl_officer',
  recruiter: 'recruiter',
  procurement: 'procurement_officer',
  admin: 'administrator',
  // Some changes need two administrators.
  deputy: 'administrator',
  reviewer: 'clinical_reviewer',
};

/** The clinical reviewer is the first doctor of the sample. */
const reviewingDoctor = 1;

/** Role assignments of the sample accounts; the accounts themselves are another feature's sample. */
export async function seedStaff(tx: Transaction): Promise<void> {
  const addedAt = new Date('2026-11-01T09:00:00+08:00');
  for (const [name, role] of Object.entries(roles) as [SampleAccount, StaffRole][]) {
    const doctorId = name === 'reviewer' ? reviewingDoctor : null;
    await tx.insert(staffMembers).values({ accountId: sampleAccounts[name], addedAt, doctorId });
    await tx.insert(staffRoleAssignments).values({ accountId: sampleAccounts[name], role, hospitalId: null });
  }
}
