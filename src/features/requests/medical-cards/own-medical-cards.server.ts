/** The medical cards of a patient and of the dependants, for their owner. */
import { listChoosablePersons, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import type { Relationship } from '#src/features/patient/persons/relationships.schema.ts';
import type { Access } from '#src/features/patient/persons/persons.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { findCardRow, listCardRows, type MedicalCardRow } from './data/medical-cards.store.server.ts';
import { cardUnknown } from './medical-cards.errors.ts';
import { cardSides, type CardSide } from './medical-cards.schema.ts';

/** A card as its owner sees it. */
export interface MedicalCardView {
  id: string;
  personId: string;
  personName: string;
  relationship: Relationship;
  /** With reduced access the number stays masked. */
  access: Access;
  insurer: string;
  numberMask: string;
  /** 'YYYY-MM-DD'. */
  validFrom: string | null;
  validUntil: string | null;
  isOver: boolean;
  sides: CardSide[];
}

/** The cards of the patient and of the dependants, by person. Throws sign_in (401). */
export async function listMedicalCards(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
): Promise<MedicalCardView[]> {
  const [rows, persons] = await Promise.all([
    listCardRows(app.db, requirePatient(actor).accountId),
    listChoosablePersons(app, actor),
  ]);
  const today = malaysianDay(app.clock.now());
  return persons.flatMap((person) =>
    rows
      .filter(({ personId }) => personId === person.id)
      .map((row) => ({
        id: row.id,
        personId: person.id,
        personName: person.name,
        relationship: person.relationship,
        access: person.access,
        insurer: row.insurer,
        numberMask: row.numberMask,
        validFrom: row.validFrom,
        validUntil: row.validUntil,
        isOver: row.validUntil !== null && row.validUntil < today,
        sides: cardSides.filter((side) => fileOf(row, side) !== null),
      })),
  );
}

/** One of them. Throws medical_card_unknown (404). */
export async function viewMedicalCard(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  cardId: string,
): Promise<MedicalCardView> {
  const card = (await listMedicalCards(app, actor)).find(({ id }) => id === cardId);
  if (!card) throw cardUnknown();
  return card;
}

/** The stored card, if it belongs to the patient. Throws medical_card_unknown (404). */
export async function ownRow({ db }: Pick<App, 'db'>, actor: Actor, cardId: string): Promise<MedicalCardRow> {
  const row = await findCardRow(db, { accountId: requirePatient(actor).accountId, cardId });
  if (!row) throw cardUnknown();
  return row;
}

/** The id of the picture of that side; null where there is none. */
export function fileOf(row: MedicalCardRow, side: CardSide): string | null {
  return side === 'front' ? row.frontFileId : row.backFileId;
}
