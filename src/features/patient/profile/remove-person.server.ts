import { removePerson, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { refuseWhilePaid } from '#src/features/membership/memberships/memberships.server.ts';
import { forgetCardsOf } from '#src/features/requests/medical-cards/medical-cards.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';

/**
 * Deletes a dependant with the dependant's medical cards, but refuses while a paid care card is valid. Throws
 * person_unknown (404), own_person_stays, paid_card_holds (409).
 */
export async function removeDependant(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets'>,
  actor: Actor,
  { personId }: { personId: string },
): Promise<void> {
  const { accountId } = requirePatient(actor);
  await removePerson(app, actor, {
    personId,
    mayGo: async (tx) => {
      await refuseWhilePaid(app, tx, { accountId, personId });
      await forgetCardsOf(tx, { accountId, personId });
    },
  });
}
