/** What the calls of the profile take and answer. */
import { z } from 'zod';
import { listPersons, type PersonView } from '#src/features/patient/persons/persons.server.ts';
import { relationships } from '#src/features/patient/persons/relationships.schema.ts';
import { memberCards, type MemberCard } from '#src/features/membership/memberships/memberships.server.ts';
import { noticeChannels, noticeKinds } from '#src/features/patient/notifications/notifications.schema.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { ProfileView } from './change-profile.server.ts';
import { languages } from '#src/shared/languages.ts';

export const access = 'patient' as const;
/** The call takes any text; the use case's schema refuses it with a message for its field. */
export const typed = z.string().max(10_000).optional();

export const accountAnswer = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  is_email_verified: z.boolean(),
  phone: z.string().nullable(),
  is_phone_verified: z.boolean(),
  language: z.enum(languages),
});
export const addressShape = z.object({
  line1: z.string(),
  line2: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
});
export const memberAnswer = z.object({
  id: z.string(),
  relationship: z.enum(relationships),
  name: z.string(),
  date_of_birth: z.string().nullable(),
  age: z.number().nullable(),
  gender: z.enum(['female', 'male']).nullable(),
  id_kind: z.enum(['nric', 'passport']).nullable(),
  id_mask: z.string().nullable(),
  nationality: z.string().nullable(),
  access: z.enum(['self', 'full', 'reduced', 'ended']),
  access_changes_on: z.string().nullable(),
  membership: z
    .object({
      number: z.string(),
      tier: z.string().nullable(),
      in_force: z.boolean(),
      ends_on: z.string().nullable(),
      renewable_from: z.string().nullable(),
    })
    .nullable()
    .describe('The care programme’s; joined and renewed by cares/form'),
});
const memberFields = {
  name: typed,
  relationship: typed,
  id_kind: typed,
  id_number: typed,
  nationality: typed,
  date_of_birth: typed,
  gender: typed,
};
export const memberBody = z.object({
  action: z.enum(['add', 'edit', 'remove', 'renew']),
  id: z.string().max(100).optional().describe('The person; needed for edit, remove and renew'),
  agreed: z.boolean().default(false),
  ...memberFields,
});
export const choices = z.object(
  Object.fromEntries(
    noticeKinds.map((kind) => [
      kind,
      z.object(Object.fromEntries(noticeChannels.map((channel) => [channel, z.boolean()]))),
    ]),
  ),
);

/** The account as the API answers it. */
export function accountShape(view: ProfileView) {
  const { accountId, name, email, isEmailVerified, phone, isPhoneVerified, language } = view;
  return {
    user_id: accountId,
    name,
    email,
    is_email_verified: isEmailVerified,
    phone,
    is_phone_verified: isPhoneVerified,
    language,
  };
}

/** The patient and the dependants, each with the membership of the care programme. */
export async function memberShapes(app: Pick<App, 'db' | 'clock' | 'secrets'>, actor: Actor) {
  const [persons, cards] = await Promise.all([listPersons(app, actor), memberCards(app, actor)]);
  return persons.map((person) =>
    memberShape(
      person,
      cards.find(({ personId }) => personId === person.id),
    ),
  );
}

function memberShape(person: PersonView, card: MemberCard | undefined) {
  const {
    id,
    relationship,
    name,
    dateOfBirth,
    age,
    gender,
    idKind,
    idMask,
    nationality,
    access: band,
    accessChangesOn,
  } = person;
  return {
    id,
    relationship,
    name,
    date_of_birth: dateOfBirth,
    age,
    gender,
    id_kind: idKind,
    id_mask: idMask,
    nationality,
    access: band,
    access_changes_on: accessChangesOn,
    membership: card
      ? {
          number: card.number,
          tier: card.tier?.key ?? null,
          in_force: card.tier !== null,
          ends_on: card.endsOn,
          renewable_from: card.renewableFrom,
        }
      : null,
  };
}
