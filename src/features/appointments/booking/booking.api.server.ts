/** The calls of a booking: available slots, a held slot, the appointment. */
import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { apiCall } from '#src/platform/http/api-call.ts';
import { countCodeFrom } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { availability, availableSlots } from '#src/features/appointments/scheduler/scheduler.server.ts';
import {
  appointmentAnswer,
  appointmentShape,
  atHospital,
  callTag,
  consultationMode,
  slotField,
  startOf,
  timing,
  timingFields,
  callTexts,
  isOwnProvedPhone,
  type Hold,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { bookingDetailsSchema } from '#src/features/appointments/appointments/reservation/booking-details.schema.ts';
import { bookingLanguage, codeSchema } from '#src/features/appointments/appointments/appointments.schema.ts';
import { confirmAppointment } from './confirm-appointment.server.ts';
import { holdSlotAndSendCode } from './holds.server.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';

const day = z.iso.date({ abort: true }).refine(isCalendarDay);
const localText = z.object({ en: z.string(), ms: z.string().optional(), zh: z.string().optional() });

const availabilityAnswer = z.object({
  doctor_id: z.number(),
  has_live_schedule: z.boolean(),
  days: z.array(
    z.object({
      date: day,
      open: z.number(),
      closed: z.enum(['past', 'leave', 'holiday', 'no_session', 'full', 'too_soon', 'too_far']).optional(),
      holiday: localText.optional(),
    }),
  ),
});
const timeAnswer = z.object({
  ...timingFields,
  hospital_id: z.number(),
  mode: consultationMode,
  seats_left: z.number(),
});
const heldAnswer = z.object({
  status: z.literal('held'),
  hold_id: z.string(),
  doctor_id: z.number(),
  hospital_id: z.number(),
  mode: consultationMode,
  ...timingFields,
  held_until: z.iso.datetime(),
  code_sent: z.literal(true),
});
const createBody = z
  .object({
    doctor_id: recordIdText,
    hospital_id: recordIdText.optional(),
    slot: slotField,
    lang: bookingLanguage,
    phone: bookingDetailsSchema.shape.phone,
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
    // The details are required once the code is sent; a first request may leave them out.
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

export const bookingCalls = [
  apiCall({
    method: 'GET',
    path: 'appointment/availability',
    tag: callTag,
    summary: 'Free times per day of one doctor, or why a day is closed',
    query: z.object({
      doctor_id: recordIdText,
      hospital_id: recordIdText.optional(),
      days: z.coerce.number().int().min(1).max(180).optional().describe('All that may be booked when absent'),
    }),
    answer: availabilityAnswer,
    errors: { 404: ['doctor_unknown'], 503: ['service_away'] },
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
    tag: callTag,
    summary: 'Free times of one day',
    query: z.object({ doctor_id: recordIdText, hospital_id: recordIdText.optional(), date: day }),
    answer: z.object({ doctor_id: z.number(), date: day, times: z.array(timeAnswer) }),
    errors: { 404: ['doctor_unknown'], 503: ['service_away'] },
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
    tag: callTag,
    summary:
      "Holds a slot and sends a code to the phone; with the code, or with a patient's own proved phone, books it (Idempotency-Key)",
    body: createBody,
    fieldNames: { person: 'person_id' },
    fieldTexts: callTexts,
    answer: z.union([heldAnswer, appointmentAnswer]),
    errors: {
      401: ['guest_token_needed', 'sign_in'],
      403: ['access_ended'],
      404: ['appointment_unknown', 'doctor_unknown', 'person_unknown'],
      409: ['change_too_late', 'not_changeable', 'slot_taken'],
      422: [
        'code_expired',
        'code_used',
        'code_wrong',
        'details_invalid',
        'doctor_not_at_hospital',
        'phone_invalid',
        'phone_not_served',
        'slot_of_another_doctor',
        'slot_off_grid',
        'slot_past',
        'slot_too_far',
        'slot_unreadable',
      ],
      429: ['bookings_spent', 'code_sends_spent', 'code_tries_spent'],
      503: ['schedule_busy', 'service_away'],
    },
    takesIdempotencyKey: true,
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
];

function detailsOf({ name, phone, email, reason, visit, payer, insurer, consent_version: consentVersion }: CreateBody) {
  return { name, phone, email, reason, visit, payer, insurer, consentVersion };
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
