/**
 * Medical cards of insurers and employers, stored for the next admission; a number is shown to its owner alone, on
 * demand.
 */
import { choosePerson, requirePatient, accessEnded } from '#src/features/patient/persons/persons.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { readStoredFile, releaseFiles, type CheckedUpload } from '#src/platform/files/files.server.ts';
import { deleteCardRows } from './data/medical-cards.store.server.ts';
import { cardUnknown } from './medical-cards.errors.ts';
import { cardSides } from './medical-cards.schema.ts';
import { ownRow, fileOf } from './own-medical-cards.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'files'>;

/**
 * Deletes a card with its pictures. Calling it twice deletes it once. Throws medical_card_unknown (404) for another
 * account's.
 */
export async function removeMedicalCard(app: Ports, actor: Actor, cardId: string): Promise<void> {
  const { accountId } = requirePatient(actor);
  const row = await ownRow(app, actor, cardId);
  await inTransaction(app.db, async (tx) => {
    await releaseFiles(tx, await deleteCardRows(tx, { accountId, cardId: row.id }));
    await recordAudit(app, tx, {
      actor,
      action: 'medical_card_removed',
      subjectKind: 'medical_card',
      subjectId: row.id,
      patientId: accountId,
    });
  });
}

/**
 * The full number, for its owner on demand; each access is in the audit log. Throws medical_card_unknown (404),
 * access_ended (403, also for a person of 12 or older).
 */
export async function revealCardNumber(app: Ports, actor: Actor, cardId: string): Promise<string> {
  const { accountId } = requirePatient(actor);
  const row = await ownRow(app, actor, cardId);
  const { access } = await choosePerson(app, actor, { personId: row.personId });
  if (access !== 'self' && access !== 'full') throw accessEnded();
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'look',
      subjectKind: 'medical_card',
      subjectId: row.id,
      patientId: accountId,
    }),
  );
  return app.secrets.open(row.number, ['medical_cards', 'number', row.id]);
}

/** The picture of a side, for its owner alone. Throws medical_card_unknown (404). */
export async function readCardPicture(
  app: Pick<App, 'db' | 'clock' | 'secrets' | 'files'>,
  actor: Actor,
  { cardId, side }: { cardId: string; side: string },
): Promise<CheckedUpload> {
  const row = await ownRow(app, actor, cardId);
  await choosePerson(app, actor, { personId: row.personId });
  const known = cardSides.find((one) => one === side);
  const file = known && fileOf(row, known) ? await readStoredFile(app, fileOf(row, known)!) : null;
  if (!file) throw cardUnknown();
  return file;
}

/**
 * The number in clear for data that is sent on the owner's behalf, such as a guarantee letter. Never shown. Throws
 * medical_card_unknown (404).
 */
export async function cardToSend(
  app: Pick<App, 'db' | 'secrets'>,
  actor: Actor,
  of: { cardId: string; personId: string },
): Promise<{ insurer: string; number: string }> {
  const row = await ownRow(app, actor, of.cardId);
  if (row.personId !== of.personId) throw cardUnknown();
  return { insurer: row.insurer, number: app.secrets.open(row.number, ['medical_cards', 'number', row.id]) };
}

/** Deletes a person's cards with their pictures, when the person is deleted. */
export async function forgetCardsOf(tx: Transaction, of: { accountId: string; personId: string }): Promise<void> {
  await releaseFiles(tx, await deleteCardRows(tx, of));
}
export { medicalCardsDataSubject } from './medical-cards-data-subject.server.ts';
export { type MedicalCardView, listMedicalCards } from './own-medical-cards.server.ts';
