import { z } from 'zod';
import { apiCall, textOutOf } from '#src/platform/http/api-call.ts';
import { BookingRefused, type ServiceAppointment } from '#src/platform/appointment-service/appointment-service.ts';
import { Failure } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { appointmentUnknown, doctorUnknown } from '#src/features/appointments/appointments/appointments.server.ts';
import { bookingDetailsSchema } from '#src/features/appointments/appointments/reservation/booking-details.schema.ts';
import { bookingLanguage } from '#src/features/appointments/appointments/appointments.schema.ts';
import { appointmentStates, limits } from '#src/features/appointments/appointments/appointments.rules.ts';
import { partnerScheduling } from './partner-scheduling.server.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { longest } from '#src/features/appointments/appointments/reservation/booking-details.rules.ts';

const tag = 'Appointment engine';
const access = 'partner' as const;
const slug = z.string().min(1).max(120);
const place = z.object({ doctor: slug, hospital: slug });
const instant = z.iso.datetime();
const localText = z.object({ en: z.string(), ms: z.string().optional(), zh: z.string().optional() });
const clientReference = z.string().min(1).max(80);
const appointmentAnswer = z.object({
  reference: z.string(),
  client_reference: z.string(),
  status: textOutOf(appointmentStates),
  starts_at: instant,
});

/**
 * The seven calls by which another program, such as a second instance of this one, uses our scheduler (product
 * decisions, section 7).
 */
export const partnerSchedulingCalls = [
  apiCall({
    method: 'GET',
    path: 'engine/doctor',
    tag,
    access,
    summary: 'A doctor as the engine books one',
    query: z.object({ doctor: slug }),
    answer: z.object({
      doctor: z.string(),
      name: z.string(),
      hospitals: z.array(z.string()),
      has_live_schedule: z.boolean(),
    }),
    errors: { 404: ['doctor_unknown'], 503: ['service_away'] },
    async handle({ app, actor, query }) {
      const found = await partnerScheduling(app, actor).doctorView(query.doctor);
      if (!found) throw doctorUnknown();
      const { hasLiveSchedule, ...rest } = found;
      return { ...rest, has_live_schedule: hasLiveSchedule };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'engine/calendar',
    tag,
    access,
    summary: 'Free times per day, or why a day is closed',
    query: place.extend({ days: z.coerce.number().int().min(1).max(31).default(limits.partnerDays) }),
    answer: z.array(
      z.object({
        day: z.iso.date({ abort: true }).refine(isCalendarDay),
        open: z.number(),
        closed: z.enum(['past', 'leave', 'holiday', 'no_session', 'full']).optional(),
        holiday: localText.optional(),
      }),
    ),
    errors: { 404: ['doctor_unknown'], 503: ['service_away'] },
    handle: ({ app, actor, query }) => said(() => partnerScheduling(app, actor).calendar(query)),
  }),
  apiCall({
    method: 'GET',
    path: 'engine/timeslot',
    tag,
    access,
    summary: 'Free times of one day',
    query: place.extend({ date: z.iso.date({ abort: true }).refine(isCalendarDay) }),
    answer: z.array(
      z.object({
        starts_at: instant,
        ends_at: instant,
        mode: z.enum(['in_person', 'teleconsult']),
        seats_left: z.number(),
      }),
    ),
    errors: { 404: ['doctor_unknown'], 503: ['service_away'] },
    async handle({ app, actor, query: { date, ...asked } }) {
      const times = await said(() => partnerScheduling(app, actor).timeslots({ ...asked, day: date }));
      return times.map(({ startsAt, endsAt, mode, seatsLeft }) => ({
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
        mode,
        seats_left: seatsLeft,
      }));
    },
  }),
  apiCall({
    method: 'POST',
    path: 'engine/create',
    tag,
    access,
    summary:
      "Books a time for the partner's patient, whose phone the partner has proved; the same client_reference is the same booking",
    body: z.object({
      ...bookingDetailsSchema.shape,
      consentVersion: z.undefined().optional(),
      consent_version: bookingDetailsSchema.shape.consentVersion,
      ...place.shape,
      starts_at: instant,
      client_reference: clientReference,
      language: bookingLanguage,
    }),
    answer: appointmentAnswer,
    errors: {
      404: ['appointment_unknown', 'doctor_unknown'],
      409: ['change_too_late', 'not_changeable', 'slot_taken'],
      422: ['details_invalid', 'doctor_not_at_hospital', 'phone_invalid', 'slot_off_grid', 'slot_past', 'slot_too_far'],
      503: ['schedule_busy', 'service_away'],
    },
    async handle({
      app,
      actor,
      body: {
        name,
        phone,
        email,
        starts_at: startsAt,
        client_reference: own,
        consent_version: consentVersion,
        consentVersion: _none,
        ...rest
      },
    }) {
      return shape(
        await said(() =>
          partnerScheduling(app, actor).create({
            ...rest,
            patient: { name, phone, email },
            startsAt: new Date(startsAt),
            clientReference: own,
            consentVersion,
          }),
        ),
      );
    },
  }),
  apiCall({
    method: 'GET',
    path: 'engine/list',
    tag,
    access,
    summary: 'What the partner booked under its own reference',
    query: z.object({ client_reference: clientReference }),
    answer: z.array(appointmentAnswer),
    async handle({ app, actor, query }) {
      return (await partnerScheduling(app, actor).list({ clientReference: query.client_reference })).map(shape);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'engine/view',
    tag,
    access,
    summary: "One of the partner's bookings",
    query: z.object({ reference: z.string().min(1).max(20) }),
    answer: appointmentAnswer,
    errors: { 404: ['appointment_unknown'] },
    async handle({ app, actor, query }) {
      const found = await partnerScheduling(app, actor).view(query);
      if (!found) throw appointmentUnknown();
      return shape(found);
    },
  }),
  apiCall({
    method: 'POST',
    path: 'engine/cancel',
    tag,
    access,
    summary: "Cancels one of the partner's bookings",
    body: z.object({
      reference: z.string().min(1).max(20),
      reason: z.string().trim().max(longest.cancelReason).optional(),
    }),
    answer: appointmentAnswer,
    errors: {
      404: ['appointment_unknown', 'doctor_unknown'],
      409: ['change_too_late', 'not_changeable'],
      503: ['schedule_busy', 'service_away'],
    },
    handle: async ({ app, actor, body }) => shape(await said(() => partnerScheduling(app, actor).cancel(body))),
  }),
];

function shape({ reference, clientReference: own, status, startsAt }: ServiceAppointment) {
  return { reference, client_reference: own, status, starts_at: startsAt.toISOString() };
}

/** Turns a refusal into an answer whose envelope carries its code. */
async function said<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
    throw new Failure({
      status: error.code.endsWith('_unknown') ? 404 : 409,
      code: error.code,
      text: m.appointments_error_refused,
    });
  }
}
