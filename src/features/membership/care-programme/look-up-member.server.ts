/**
 * Look-up of members by staff: whether a card is valid today, by its number or its QR code; every access is recorded.
 */
import { findMemberByNumber, type FoundMember } from '#src/features/membership/memberships/memberships.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { memberUnknown } from './care-programme.errors.ts';

/**
 * The member of a typed or scanned number. Throws 403 for other roles, member_unknown (404). The access is in the
 * audit log.
 */
export async function lookUpMember(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  typed: string,
): Promise<FoundMember> {
  requireStaff(actor, 'look_up_members');
  const found = await findMemberByNumber(app, typed);
  if (!found) throw memberUnknown();
  const { accountId, ...member } = found;
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'look',
      subjectKind: 'membership',
      subjectId: member.number,
      patientId: accountId,
      detail: { inForce: member.tier !== null },
    }),
  );
  return member;
}
