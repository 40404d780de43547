import { choosePerson, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { lockMemberships, withdrawTermsOfPerson } from './data/memberships.store.server.ts';

/**
 * Ends a person's membership at once, including the paid part; a refund is requested from the front desk. Throws
 * sign_in (401), person_unknown (404). Calling it twice ends it once.
 */
export async function leaveProgramme(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  input: { personId: string },
): Promise<void> {
  const { accountId } = requirePatient(actor);
  const person = await choosePerson(app, actor, input);
  await inTransaction(app.db, async (tx) => {
    await lockMemberships(tx, accountId);
    if ((await withdrawTermsOfPerson(tx, { accountId, personId: person.id })) === 0) return;
    await recordAudit(app, tx, {
      actor,
      action: 'membership_left',
      subjectKind: 'person',
      subjectId: person.id,
      patientId: accountId,
    });
  });
}
