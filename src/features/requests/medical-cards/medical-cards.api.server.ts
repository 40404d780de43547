import { z } from 'zod';
import { relationships } from '#src/features/patient/persons/relationships.schema.ts';
import { memberCards } from '#src/features/membership/memberships/memberships.server.ts';
import { apiCall } from '#src/platform/http/api-call.ts';
import { readFields } from '#src/platform/http/form-answer.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { cardInvalid, cardTexts } from './medical-cards.errors.ts';
import { cardSides, changedCardSchema, newCardSchema } from './medical-cards.schema.ts';
import { removeMedicalCard } from './medical-cards.server.ts';
import { saveMedicalCard } from './save-medical-card.server.ts';
import { listMedicalCards } from './own-medical-cards.server.ts';

const tag = 'Profile';
const access = 'patient' as const;
/** The use case's schema refuses wrong texts with a message beside the field. */
const typed = z.string().max(10_000).optional();

const cardAnswer = z.object({
  id: z.string(),
  person_id: z.string(),
  person_name: z.string(),
  relationship: z.enum(relationships),
  insurer: z.string(),
  card_number_mask: z.string(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  is_over: z.boolean(),
  pictures: z.array(z.enum(cardSides)),
});

const careCardAnswer = z.object({
  person_id: z.string(),
  person_name: z.string(),
  number: z.string(),
  tier: z.string().nullable(),
  in_force: z.boolean(),
  ends_on: z.string().nullable(),
});

/** One definition for two addresses: `medical_card`, and `profile/card`, which the specification also names. */
const cardBody = z.object({
  action: z.enum(['save', 'remove']).default('save'),
  id: z.string().max(100).optional().describe('The card, to change or remove it'),
  person_id: typed,
  insurer: typed.describe('One of lists/insurer'),
  card_number: typed.describe('Needed for a new card'),
  valid_from: typed.describe('YYYY-MM-DD'),
  valid_until: typed.describe('YYYY-MM-DD'),
});

/** The typed card: a new one names its person, a change names the card. Throws medical_card_invalid (422). */
function typedCard(body: z.output<typeof cardBody>) {
  const values = {
    person: body.person_id,
    insurer: body.insurer,
    number: body.card_number,
    validFrom: body.valid_from,
    validUntil: body.valid_until,
  };
  if (body.id !== undefined)
    return {
      cardId: body.id,
      details: readFields(changedCardSchema, values, { texts: cardTexts, refuse: cardInvalid }),
    };
  const { person, ...details } = readFields(newCardSchema, values, { texts: cardTexts, refuse: cardInvalid });
  return { personId: person, details };
}

const storeCard = (path: string) =>
  apiCall({
    method: 'POST',
    path,
    tag,
    access,
    takesFiles: true,
    fieldNames: { person: 'person_id', number: 'card_number' },
    answer: z.array(cardAnswer),
    summary:
      'Keeps a medical card of a person, changes it (with id), or removes it; as a form it also takes `files`, the front and then the back',
    body: cardBody,
    errors: {
      403: ['access_ended'],
      404: ['medical_card_unknown', 'person_unknown'],
      409: ['medical_card_kept', 'too_many_medical_cards'],
      422: ['medical_card_invalid'],
    },
    takesIdempotencyKey: true,
    async handle({ app, actor, body, files, idempotencyKey }) {
      const [front, back] = files;
      const pictures = { ...(front ? { front } : {}), ...(back ? { back } : {}) };
      if (body.action === 'remove') await removeMedicalCard(app, actor, body.id ?? '');
      else await saveMedicalCard(app, actor, { ...typedCard(body), pictures, idempotencyKey });
      return cardsAnswer(app, actor);
    },
  });

export const medicalCardCalls = [
  apiCall({
    method: 'GET',
    path: 'medical_card',
    tag,
    access,
    summary: "Medical cards of oneself and one's dependants; numbers are masked",
    answer: z.array(cardAnswer),
    handle: ({ app, actor }) => cardsAnswer(app, actor),
  }),
  storeCard('medical_card'),
  apiCall({
    method: 'GET',
    path: 'profile/card',
    tag,
    access,
    summary: "All cards of oneself and one's dependants: medical cards, and those of the care programme",
    answer: z.object({ medical_cards: z.array(cardAnswer), care_cards: z.array(careCardAnswer) }),
    async handle({ app, actor }) {
      const [medical, care] = await Promise.all([cardsAnswer(app, actor), memberCards(app, actor)]);
      return {
        medical_cards: medical,
        care_cards: care.map(({ personId, name, number, tier, endsOn }) => ({
          person_id: personId,
          person_name: name,
          number,
          tier: tier?.key ?? null,
          in_force: tier !== null,
          ends_on: endsOn,
        })),
      };
    },
  }),
  storeCard('profile/card'),
];

async function cardsAnswer(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
): Promise<z.infer<typeof cardAnswer>[]> {
  return (await listMedicalCards(app, actor)).map((card) => ({
    id: card.id,
    person_id: card.personId,
    person_name: card.personName,
    relationship: card.relationship,
    insurer: card.insurer,
    card_number_mask: card.numberMask,
    valid_from: card.validFrom,
    valid_until: card.validUntil,
    is_over: card.isOver,
    pictures: card.sides,
  }));
}
