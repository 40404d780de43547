import { z } from 'zod';
import {
  addDependant,
  changePerson,
  listPersons,
  renewAccess,
  type PersonView,
  personFieldTexts,
  personInvalid,
} from '#src/features/patient/persons/persons.server.ts';
import { relationships } from '#src/features/patient/persons/persons.rules.ts';
import { dependantSchema, personSchema } from '#src/features/patient/persons/persons.schema.ts';
import { memberCards, type MemberCard } from '#src/features/membership/memberships/memberships.server.ts';
import { noticeChannels, noticeKinds, tableOf } from '#src/features/patient/notifications/notifications.rules.ts';
import { readNoticeChoices, saveNoticeChoices } from '#src/features/patient/notifications/notifications.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { readFields } from '#src/platform/http/form-answer.ts';
import { accountTexts, addressTexts, profileInvalid } from './profile.errors.ts';
import { accountSchema, addressSchema } from './profile.schema.ts';
import { removeDependant } from './remove-person.server.ts';
import {
  changeAccount,
  changeAddress,
  changeOwnIdentity,
  syncProfile,
  viewProfile,
  type ProfileView,
} from './change-profile.server.ts';

const tag = 'Profile';
const access = 'patient' as const;
/** The call takes any text; the use case's schema refuses it with a message for its field. */
const typed = z.string().max(10_000).optional();

const accountAnswer = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  is_email_verified: z.boolean(),
  phone: z.string().nullable(),
  is_phone_verified: z.boolean(),
  language: z.enum(['en', 'ms', 'zh']),
});
const addressShape = z.object({
  line1: z.string(),
  line2: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
});
const memberAnswer = z.object({
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
const memberBody = z.object({
  action: z.enum(['add', 'edit', 'remove', 'renew']),
  id: z.string().max(100).optional().describe('The person; needed for edit, remove and renew'),
  agreed: z.boolean().default(false),
  ...memberFields,
});
const choices = z.object(
  Object.fromEntries(
    noticeKinds.map((kind) => [
      kind,
      z.object(Object.fromEntries(noticeChannels.map((channel) => [channel, z.boolean()]))),
    ]),
  ),
);

export const profileCalls = [
  apiCall({
    method: 'GET',
    path: 'profile/account',
    tag,
    access,
    summary: 'The account: name, e-mail, phone, language',
    answer: accountAnswer,
    handle: async ({ app, actor }) => accountShape(await viewProfile(app, actor)),
  }),
  apiCall({
    method: 'POST',
    path: 'profile/account',
    tag,
    access,
    summary: 'Changes name, phone and language; another number has to be proved anew',
    body: z.object({ name: typed, phone: typed, language: typed }),
    answer: accountAnswer,
    handle: async ({ app, actor, body }) =>
      accountShape(await changeAccount(app, actor, readFields(accountSchema, body, accountTexts, profileInvalid))),
  }),
  apiCall({
    method: 'GET',
    path: 'profile/address',
    tag,
    access,
    summary: 'The postal address, or null',
    answer: addressShape.nullable(),
    handle: async ({ app, actor }) => (await viewProfile(app, actor)).address,
  }),
  apiCall({
    method: 'POST',
    path: 'profile/address',
    tag,
    access,
    summary: 'Changes the postal address',
    body: z.object({ line1: typed, line2: typed, postcode: typed, city: typed, state: typed, country: typed }),
    answer: addressShape.nullable(),
    handle: async ({ app, actor, body }) =>
      (await changeAddress(app, actor, readFields(addressSchema, body, addressTexts, profileInvalid))).address,
  }),
  apiCall({
    method: 'GET',
    path: 'profile/member',
    tag,
    access,
    summary: 'Oneself and dependants; identity numbers are masked',
    answer: z.array(memberAnswer),
    handle: ({ app, actor }) => memberShapes(app, actor),
  }),
  apiCall({
    method: 'POST',
    path: 'profile/member',
    tag,
    access,
    summary: 'Adds, edits, removes or renews a person of the account',
    body: memberBody,
    answer: z.array(memberAnswer),
    async handle({ app, actor, body: { action, id = '', agreed, ...fields } }) {
      const { date_of_birth: dateOfBirth, id_kind: idKind, id_number: idNumber, ...rest } = fields;
      const details = { ...rest, dateOfBirth, idKind, idNumber };
      if (action === 'add')
        await addDependant(app, actor, {
          details: readFields(dependantSchema, details, personFieldTexts, personInvalid),
          hasAgreed: agreed,
        });
      if (action === 'remove') await removeDependant(app, actor, { personId: id });
      if (action === 'renew') await renewAccess(app, actor, { personId: id, hasAgreed: agreed });
      if (action !== 'edit') return memberShapes(app, actor);
      const isSelf = (await listPersons(app, actor)).some(
        (person) => person.id === id && person.relationship === 'self',
      );
      if (isSelf)
        await changeOwnIdentity(app, actor, {
          details: readFields(personSchema, details, personFieldTexts, personInvalid),
        });
      else
        await changePerson(app, actor, {
          personId: id,
          details: readFields(dependantSchema, details, personFieldTexts, personInvalid),
        });
      return memberShapes(app, actor);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'profile/notification',
    tag,
    access,
    summary: 'What the patient wants to hear about, by which way',
    answer: choices,
    handle: ({ app, actor }) => readNoticeChoices(app, actor),
  }),
  apiCall({
    method: 'POST',
    path: 'profile/notification',
    tag,
    access,
    summary: 'Keeps all choices at once',
    body: choices,
    answer: choices,
    handle: ({ app, actor, body }) =>
      saveNoticeChoices(
        app,
        actor,
        tableOf((kind, channel) => (body as Record<string, Record<string, boolean>>)[kind]![channel]!),
      ),
  }),
  apiCall({
    method: 'POST',
    path: 'remidi/api',
    tag,
    access,
    isTopLevel: true,
    query: languageQuery,
    summary:
      'Sends the profile to the health-monitoring service in the background; skipped without id_no. The uid is the session’s own',
    body: z.object({
      uid: z.union([z.string(), z.number()]).optional(),
      action: z.enum(['sync-remidi-profile', 'update-remidi-profile']),
      userData: z.record(z.string(), z.unknown()).optional(),
    }),
    answer: z.object({ status: z.literal(true), data: z.object({ outcome: z.enum(['queued', 'skipped']) }) }),
    async handle({ app, actor, body: { uid, action, userData } }) {
      const hasIdNumber = userData === undefined || Boolean(userData['id_no']);
      return {
        status: true as const,
        data: {
          outcome: await syncProfile(app, actor, {
            action,
            hasIdNumber,
            uid: uid === undefined ? undefined : String(uid),
          }),
        },
      };
    },
  }),
];

function accountShape(view: ProfileView) {
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
async function memberShapes(app: Pick<App, 'db' | 'clock' | 'secrets'>, actor: Actor) {
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
