import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { apiCall, listOf, listQuery } from '#src/platform/http/api-call.ts';
import { countCodeFrom } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import {
  availability,
  cancelAppointment,
  confirmAppointment,
  holdSlotAndSendCode,
  listOwnAppointments,
  rescheduleAppointment,
  availableSlots,
  type Hold,
  type OwnAppointment,
} from './appointments.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { viewCall } from './teleconsult.server.ts';
import { isOwnProvedPhone } from './booker.server.ts';
import { callTexts, slotOfAnotherDoctor, slotUnreadable } from './appointments.errors.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import {
  appointmentReference,
  bookingDetailsSchema,
  bookingLanguage,
  codeSchema,
  readSlotName,
  slotName,
} from './appointments.schema.ts';

const tag = 'Appointments';
const id = z.coerce.number().int().positive().max(2_147_483_647);
const day = z.iso.date().refine(isCalendarDay);
const instant = z.iso.datetime();
const mode = z.enum(['in_person', 'teleconsult']);
const localText = z.object({ en: z.string(), ms: z.string().optional(), zh: z.string().optional() });
const reference = appointmentReference;
const slot = z.string().max(60).describe('A slot as appointment/timeslot names it, or its instant with offset');

const availabilityAnswer = z.object({
  doctor_id: z.number(),
  has_live_schedule: z.boolean(),
  days: z.array(
    z.object({
      date: day,
      open: z.number(),
      closed: z.enum(['past', 'leave', 'holiday', 'no_session', 'full']).optional(),
      holiday: localText.optional(),
    }),
  ),
});
const timeAnswer = z.object({
  slot: z.string(),
  starts_at: instant,
  ends_at: instant,
  hospital_id: z.number(),
  mode,
  seats_left: z.number(),
});
const appointmentAnswer = z.object({
  reference: z.string(),
  status: z.string(),
  doctor_id: z.number(),
  hospital_id: z.number(),
  mode,
  slot: z.string(),
  starts_at: instant,
  ends_at: instant,
});
const callAnswer = z.object({
  state: z.enum(['none', 'early', 'open', 'over']),
  opens_at: instant,
  closes_at: instant,
  url: z.string().nullable(),
});
const heldAnswer = z.object({
  status: z.literal('held'),
  hold_id: z.string(),
  doctor_id: z.number(),
  hospital_id: z.number(),
  mode,
  slot: z.string(),
  starts_at: instant,
  ends_at: instant,
  held_until: instant,
  code_sent: z.literal(true),
});
const createBody = z
  .object({
    doctor_id: id,
    hospital_id: id.optional(),
    slot,
    lang: bookingLanguage,
    phone: z.string().trim().min(6).max(30),
    code: codeSchema.optional().describe('Without a code the slot is held and a code is sent to the phone'),
    name: z.string().optional(),
    email: z.string().optional(),
    reason: z.string().optional(),
    visit: z.string().optional(),
    payer: z.string().optional(),
    insurer: z.string().optional(),
    consent_version: z.string().optional(),
    person_id: z
      .uuid()
      .optional()
      .describe("A signed-in patient books for one of the account's persons (profile/member)"),
  })
  .superRefine((body, context) => {
    // The details matter once the code is there; a first request may send them or not.
    if (body.code === undefined) return;
    for (const issue of bookingDetailsSchema.safeParse(detailsOf(body)).error?.issues ?? []) {
      const name = issue.path[0] === 'consentVersion' ? 'consent_version' : String(issue.path[0]);
      context.addIssue({ code: 'custom', path: [name], params: { text: m.errors_field_invalid } });
    }
  });
type CreateBody = {
  name?: string | undefined;
  phone: string;
  email?: string | undefined;
  reason?: string | undefined;
  visit?: string | undefined;
  payer?: string | undefined;
  insurer?: string | undefined;
  consent_version?: string | undefined;
};

/** One address may hold times and ask for codes this often; a hospital's shared line must still get through. */

export const appointmentCalls = [
  apiCall({
    method: 'GET',
    path: 'appointment/availability',
    tag,
    summary: 'Free times per day of one doctor, or why a day is closed',
    query: z.object({
      doctor_id: id,
      hospital_id: id.optional(),
      days: z.coerce.number().int().min(1).max(180).optional().describe('All that may be booked when absent'),
    }),
    answer: availabilityAnswer,
    async handle({ app, query }) {
      const found = await availability(app, {
        doctorId: query.doctor_id,
        ...(query.days ? { days: query.days } : {}),
        ...atHospital(query.hospital_id),
      });
      return {
        doctor_id: found.doctorId,
        has_live_schedule: found.hasLiveSchedule,
        days: found.days.map(({ day: date, ...rest }) => ({ date, ...rest })),
      };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'appointment/timeslot',
    tag,
    summary: 'Free times of one day',
    query: z.object({ doctor_id: id, hospital_id: id.optional(), date: day }),
    answer: z.object({ doctor_id: z.number(), date: day, times: z.array(timeAnswer) }),
    async handle({ app, query }) {
      const times = await availableSlots(app, {
        doctorId: query.doctor_id,
        day: query.date,
        ...atHospital(query.hospital_id),
      });
      return {
        doctor_id: query.doctor_id,
        date: query.date,
        times: times.map((time) => ({
          ...timing(query.doctor_id, time),
          hospital_id: time.hospitalId,
          mode: time.mode,
          seats_left: time.seatsLeft,
        })),
      };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'appointment/create',
    tag,
    summary:
      "Holds a slot and sends a code to the phone; with the code, or with a patient's own proved phone, books it (Idempotency-Key)",
    body: createBody,
    fieldNames: { person: 'person_id' },
    fieldTexts: callTexts,
    answer: z.union([heldAnswer, appointmentAnswer]),
    async handle({ app, actor, body, idempotencyKey, clientAddress }) {
      const slotRequest = {
        doctorId: body.doctor_id,
        startsAt: startOf(body.slot, body.doctor_id),
        language: body.lang,
        ...atHospital(body.hospital_id),
      };
      const details = bookingDetailsSchema.safeParse(detailsOf(body)).data;
      const isProved = body.code !== undefined || (details && (await isOwnProvedPhone(app, actor, body.phone)));
      if (!details || !isProved) {
        await countCodeFrom(app, { clientAddress, actor });
        return heldShape(await holdSlotAndSendCode(app, actor, { ...slotRequest, phone: body.phone }));
      }
      const how = {
        ...(body.code ? { code: body.code } : {}),
        ...(body.person_id ? { personId: body.person_id } : {}),
        ...(idempotencyKey ? { idempotencyKey } : {}),
      };
      const booked = await confirmAppointment(app, actor, { ...slotRequest, details, ...how });
      return appointmentShape({ ...booked, startsAt: new Date(booked.startsAt), endsAt: new Date(booked.endsAt) });
    },
  }),
  apiCall({
    method: 'POST',
    path: 'appointment/update',
    tag,
    summary: 'Moves an appointment to another slot of its doctor',
    body: z.object({ reference, slot, hospital_id: id.optional() }),
    answer: appointmentAnswer,
    async handle({ app, actor, body }) {
      const wanted = readSlotName(body.slot);
      if (!wanted) throw slotUnreadable();
      return appointmentShape(
        await rescheduleAppointment(app, actor, {
          reference: body.reference,
          ...wanted,
          ...atHospital(body.hospital_id),
        }),
      );
    },
  }),
  apiCall({
    method: 'POST',
    path: 'appointment/cancel',
    tag,
    summary: 'Cancels an appointment',
    body: z.object({ reference, reason: z.string().trim().max(300).optional() }),
    answer: appointmentAnswer,
    async handle({ app, actor, body }) {
      return appointmentShape(
        await cancelAppointment(app, actor, {
          reference: body.reference,
          ...(body.reason ? { reason: body.reason } : {}),
        }),
      );
    },
  }),
  apiCall({
    method: 'POST',
    path: 'teleconsult/join',
    tag,
    access: 'patient',
    summary: "The room of one's own teleconsultation: when it opens, and where it is while it is open",
    body: z.object({ reference, lang: bookingLanguage }),
    answer: callAnswer,
    async handle({ app, actor, body }) {
      const { state, opensAt, closesAt, room, needsConsent } = await viewCall(app, actor, {
        reference: body.reference,
        language: body.lang,
      });
      // Before the first consultation the page asks for consent: it is named in place of any room.
      const hasPage = room?.kind === 'own' || (needsConsent && state === 'open');
      const page = `${app.config.publicOrigin}${localPath(`/my-appointments/${body.reference}/join`, body.lang)}`;
      const url = room?.kind === 'elsewhere' ? room.url : hasPage ? page : null;
      return { state, opens_at: opensAt.toISOString(), closes_at: closesAt.toISOString(), url };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'appointment/getAll',
    tag,
    summary: 'The appointments made with this token, latest first',
    query: listQuery,
    answer: listOf(
      appointmentAnswer.extend({ doctor_name: z.string(), hospital_name: z.string(), is_changeable: z.boolean() }),
    ),
    async handle({ app, actor, query }) {
      const { items, total } = await listOwnAppointments(app, actor, query);
      return {
        total,
        limit: query.limit,
        offset: query.offset,
        items: items.map((one) => ({
          ...appointmentShape(one),
          doctor_name: one.doctorName,
          hospital_name: one.hospitalName,
          is_changeable: one.isChangeable,
        })),
      };
    },
  }),
];

function startOf(text: string, doctorId: number): Date {
  const wanted = readSlotName(text);
  if (!wanted) throw slotUnreadable();
  if (wanted.doctorId !== undefined && wanted.doctorId !== doctorId) throw slotOfAnotherDoctor();
  return wanted.startsAt;
}

function atHospital(hospitalId: number | undefined) {
  return hospitalId === undefined ? {} : { hospitalId };
}

function detailsOf({ name, phone, email, reason, visit, payer, insurer, consent_version: consentVersion }: CreateBody) {
  return { name, phone, email, reason, visit, payer, insurer, consentVersion };
}

function timing(doctorId: number, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  return { slot: slotName(doctorId, startsAt), starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
}

function heldShape(hold: Hold) {
  return {
    status: 'held' as const,
    hold_id: hold.holdId,
    doctor_id: hold.doctorId,
    hospital_id: hold.hospitalId,
    mode: hold.mode,
    ...timing(hold.doctorId, hold),
    held_until: hold.heldUntil.toISOString(),
    code_sent: true as const,
  };
}

function appointmentShape(one: Omit<OwnAppointment, 'isChangeable' | 'changeableUntilHours'>) {
  const { reference: name, status, doctorId, hospitalId, mode: how } = one;
  return { reference: name, status, doctor_id: doctorId, hospital_id: hospitalId, mode: how, ...timing(doctorId, one) };
}
