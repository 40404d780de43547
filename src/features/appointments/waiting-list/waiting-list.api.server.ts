import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { countCodeFrom, sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { apiCall, listOf, listQuery } from '#src/platform/http/api-call.ts';
import { bookingDetailsSchema } from '#src/features/appointments/appointments/reservation/booking-details.schema.ts';
import { bookingLanguage, codeSchema } from '#src/features/appointments/appointments/appointments.schema.ts';
import { isOwnProvedPhone, holderOf, callTexts } from '#src/features/appointments/appointments/appointments.server.ts';
import { joinWaitingList, requireFullDay } from './waiting-list-joining.server.ts';
import { waitingStates } from './waiting-list.rules.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import {
  acceptOffer,
  declineOffer,
  leaveWaitingList,
  listOwnWaiting,
  viewWaiting,
  type WaitingView,
} from './waiting-list-entries.server.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';
import { longest } from '#src/features/appointments/appointments/reservation/booking-details.rules.ts';

const tag = 'Waiting lists';
const id = recordIdText;
const reference = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^W[0-9A-Z]{9}$/);
const day = z.iso.date({ abort: true }).refine(isCalendarDay);

const entryAnswer = z.object({
  reference: z.string(),
  status: z.enum(waitingStates),
  doctor_id: z.number(),
  hospital_id: z.number(),
  date: day,
  before: z.number().describe('How many wait before'),
  offer: z
    .object({ when: z.string(), mode: z.enum(['in_person', 'teleconsult']), until: z.iso.datetime() })
    .nullable()
    .describe('A free time, kept for this person alone until then'),
  appointment: z.object({ reference: z.string(), status: z.string(), when: z.string() }).nullable(),
});
const codeSent = z.object({ status: z.literal('code_sent') });
const ownAnswer = z.object({
  reference: z.string(),
  date: day,
  is_offered: z.boolean(),
  doctor_name: z.string(),
  hospital_name: z.string(),
});

const details = bookingDetailsSchema.shape;

const joinBody = z
  .object({
    doctor_id: id,
    hospital_id: id,
    date: day,
    lang: bookingLanguage,
    code: codeSchema
      .optional()
      .describe("Without a code one is sent to the phone, unless it is the patient's own proved phone"),
    person_id: z
      .uuid()
      .optional()
      .describe("A signed-in patient waits for one of the account's persons (profile/member)"),
    name: details.name,
    phone: details.phone,
    email: z.email().max(longest.email).describe('What is offered is answered by a mailed link'),
    reason: details.reason,
    visit: details.visit,
    payer: details.payer,
    insurer: details.insurer,
    consent_version: details.consentVersion,
  })
  .refine(({ payer, insurer }) => payer !== 'insurer' || Boolean(insurer), {
    path: ['insurer'],
    params: { text: m.appointments_error_insurer },
  });

export const waitingListCalls = [
  apiCall({
    method: 'POST',
    path: 'waiting_list/join',
    tag,
    summary:
      "Sends a code to the phone; with the code, or with a patient's own proved phone, joins the waiting list of a full day",
    body: joinBody,
    fieldNames: { person: 'person_id' },
    fieldTexts: callTexts,
    answer: z.union([codeSent, entryAnswer]),
    errors: {
      401: ['guest_token_needed', 'sign_in'],
      403: ['access_ended'],
      404: ['appointment_unknown', 'doctor_unknown', 'person_unknown', 'waiting_entry_unknown'],
      409: ['change_too_late', 'day_not_full', 'kept_by_service', 'not_changeable', 'waiting_too_many'],
      422: [
        'code_expired',
        'code_used',
        'code_wrong',
        'details_invalid',
        'doctor_not_at_hospital',
        'phone_invalid',
        'phone_not_served',
      ],
      429: ['code_sends_spent', 'code_tries_spent'],
      503: ['service_away'],
    },
    async handle({ app, actor, body, clientAddress }) {
      // Checked before a code is sent: throws where the actor cannot hold an entry.
      holderOf(actor);
      const waitingRequest = { doctorId: body.doctor_id, hospitalId: body.hospital_id, day: body.date };
      if (body.code === undefined && !(await isOwnProvedPhone(app, actor, body.phone))) {
        await countCodeFrom(app, { clientAddress, actor });
        await requireFullDay(app, waitingRequest);
        await sendCode(app, { phone: body.phone, language: body.lang, purpose: 'waiting' });
        return { status: 'code_sent' as const };
      }
      const typed = {
        ...bookingDetailsSchema.parse({ ...body, consentVersion: body.consent_version }),
        email: body.email,
      };
      const how = {
        ...(body.code ? { code: body.code } : {}),
        ...(body.person_id ? { personId: body.person_id } : {}),
      };
      const entry = await joinWaitingList(app, actor, {
        ...waitingRequest,
        details: typed,
        language: body.lang,
        ...how,
      });
      return entryShape(await viewWaiting(app, actor, { reference: entry.reference, key: '', language: body.lang }));
    },
  }),
  apiCall({
    method: 'POST',
    path: 'waiting_list/answer',
    tag,
    summary: 'Takes the time that is offered, or lets it go to the next person and waits on',
    body: z.object({ reference, take: z.boolean(), lang: bookingLanguage }),
    answer: entryAnswer,
    errors: {
      401: ['guest_token_needed'],
      404: ['appointment_unknown', 'doctor_unknown', 'waiting_entry_unknown'],
      409: ['change_too_late', 'kept_by_service', 'not_changeable', 'offer_over', 'slot_taken', 'waiting_ended'],
      422: ['doctor_not_at_hospital', 'slot_off_grid', 'slot_past', 'slot_too_far'],
      503: ['schedule_busy', 'service_away'],
    },
    async handle({ app, actor, body }) {
      const way = { reference: body.reference, key: '' };
      await (body.take ? acceptOffer(app, actor, way) : declineOffer(app, actor, way));
      return entryShape(await viewWaiting(app, actor, { ...way, language: body.lang }));
    },
  }),
  apiCall({
    method: 'POST',
    path: 'waiting_list/leave',
    tag,
    summary: 'Leaves a waiting list',
    body: z.object({ reference, lang: bookingLanguage }),
    answer: entryAnswer,
    errors: {
      401: ['guest_token_needed'],
      404: ['appointment_unknown', 'waiting_entry_unknown'],
      409: ['change_too_late', 'not_changeable', 'waiting_ended'],
      503: ['schedule_busy', 'service_away'],
    },
    async handle({ app, actor, body }) {
      const way = { reference: body.reference, key: '' };
      await leaveWaitingList(app, actor, way);
      return entryShape(await viewWaiting(app, actor, { ...way, language: body.lang }));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'waiting_list/individual',
    tag,
    summary: "How one's own place on a waiting list stands, and what is offered",
    query: z.object({ reference, lang: bookingLanguage }),
    answer: entryAnswer,
    errors: { 401: ['guest_token_needed'], 404: ['waiting_entry_unknown'] },
    async handle({ app, actor, query }) {
      return entryShape(await viewWaiting(app, actor, { reference: query.reference, key: '', language: query.lang }));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'waiting_list/getAll',
    tag,
    summary: 'The waiting lists that this token stands on, the next day first',
    query: listQuery,
    answer: listOf(ownAnswer),
    errors: { 401: ['guest_token_needed'] },
    async handle({ app, actor, query: { limit, offset } }) {
      const own = await listOwnWaiting(app, actor);
      const items = own
        .slice(offset, offset + limit)
        .map(({ reference: name, day: date, isOffered, doctorName, hospitalName }) => ({
          reference: name,
          date,
          is_offered: isOffered,
          doctor_name: doctorName,
          hospital_name: hospitalName,
        }));
      return { items, total: own.length, limit, offset };
    },
  }),
];

function entryShape({ reference: name, status, doctor, hospitalId, day: date, before, offer, booked }: WaitingView) {
  return {
    reference: name,
    status,
    doctor_id: doctor.id,
    hospital_id: hospitalId,
    date,
    before,
    offer: offer && { when: offer.when, mode: offer.mode, until: offer.until.toISOString() },
    appointment: booked && { reference: booked.reference, status: booked.status, when: booked.when },
  };
}
