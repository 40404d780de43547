import { z } from 'zod';
import {
  addDependant,
  changePerson,
  listPersons,
  renewAccess,
  personFieldTexts,
  personInvalid,
} from '#src/features/patient/persons/persons.server.ts';
import { dependantSchema, personSchema } from '#src/features/patient/persons/persons.schema.ts';
import { tableOf } from '#src/features/patient/notifications/notifications.rules.ts';
import { readNoticeChoices, saveNoticeChoices } from '#src/features/patient/notifications/notifications.server.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { readFields } from '#src/platform/http/form-answer.ts';
import { accountTexts, addressTexts, profileInvalid } from './profile.errors.ts';
import { accountSchema, addressSchema } from './profile.schema.ts';
import { removeDependant } from './remove-person.server.ts';
import { changeAccount, changeAddress, changeOwnIdentity, syncProfile, viewProfile } from './change-profile.server.ts';
import {
  access,
  typed,
  accountAnswer,
  addressShape,
  memberAnswer,
  memberBody,
  choices,
  accountShape,
  memberShapes,
} from './profile-answers.server.ts';

const tag = 'Profile';

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
    errors: { 403: ['proof_needed'], 409: ['address_unproved'], 422: ['profile_invalid'] },
    handle: async ({ app, actor, body }) =>
      accountShape(
        await changeAccount(
          app,
          actor,
          readFields(accountSchema, body, { texts: accountTexts, refuse: profileInvalid }),
        ),
      ),
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
    errors: { 422: ['profile_invalid'] },
    handle: async ({ app, actor, body }) =>
      (
        await changeAddress(
          app,
          actor,
          readFields(addressSchema, body, { texts: addressTexts, refuse: profileInvalid }),
        )
      ).address,
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
    errors: {
      403: ['access_ended'],
      404: ['person_unknown'],
      409: ['own_person_stays', 'paid_card_holds', 'renewal_not_needed', 'too_many_persons'],
      422: ['person_invalid'],
    },
    async handle({ app, actor, body: { action, id = '', agreed, ...fields } }) {
      const { date_of_birth: dateOfBirth, id_kind: idKind, id_number: idNumber, ...rest } = fields;
      const details = { ...rest, dateOfBirth, idKind, idNumber };
      if (action === 'add')
        await addDependant(app, actor, {
          details: readFields(dependantSchema, details, { texts: personFieldTexts, refuse: personInvalid }),
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
          details: readFields(personSchema, details, { texts: personFieldTexts, refuse: personInvalid }),
        });
      else
        await changePerson(app, actor, {
          personId: id,
          details: readFields(dependantSchema, details, { texts: personFieldTexts, refuse: personInvalid }),
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
