/**
 * The appointment service behind HTTP: seven configured paths, a deadline for each call and a circuit breaker. A
 * booking whose answer was lost is looked up before it is sent again.
 */
import { z } from 'zod';
import type { App } from '../app.ts';
import { limitedText } from '#src/platform/http/limited-response.ts';
import type { Send } from '#src/platform/http/send.ts';
import {
  BookingRefused,
  ServiceUnreachable,
  type AppointmentService,
  type ServiceBooking,
  type ServiceSettings,
} from './appointment-service.ts';
import { circuit } from './circuit.ts';

const largestAnswer = 500_000;
const instant = z.iso.datetime().transform((text) => new Date(text));
const localText = z.object({ en: z.string(), ms: z.string().optional(), zh: z.string().optional() });
const doctorShape = z
  .object({ doctor: z.string(), name: z.string(), hospitals: z.array(z.string()), has_live_schedule: z.boolean() })
  .transform(({ has_live_schedule: hasLiveSchedule, ...rest }) => ({ ...rest, hasLiveSchedule }));
const daysShape = z
  .array(
    z.object({
      day: z.iso.date(),
      open: z.number().int().nonnegative(),
      closed: z.enum(['past', 'leave', 'holiday', 'no_session', 'full']).optional(),
      holiday: localText.optional(),
    }),
  )
  .max(100);
const timesShape = z
  .array(
    z
      .object({
        starts_at: instant,
        ends_at: instant,
        mode: z.enum(['in_person', 'teleconsult']),
        seats_left: z.number().int().nonnegative(),
      })
      .transform(({ starts_at: startsAt, ends_at: endsAt, mode, seats_left: seatsLeft }) => ({
        startsAt,
        endsAt,
        mode,
        seatsLeft,
      })),
  )
  .max(500);
const appointmentShape = z
  .object({
    reference: z.string().min(1).max(80),
    client_reference: z.string(),
    status: z.enum(['requested', 'confirmed', 'rescheduled', 'arrived', 'completed', 'no_show', 'cancelled']),
    starts_at: instant,
  })
  .transform(({ client_reference: clientReference, starts_at: startsAt, ...rest }) => ({
    ...rest,
    clientReference,
    startsAt,
  }));
const envelope = z.object({ status: z.boolean(), data: z.unknown().optional(), code: z.string().optional() });

type CallName = keyof ServiceSettings['paths'];
interface Asked {
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * The adapter. All field names of the service are in this file alone. `send` is fetch, unless a test passes another.
 */
export function externalAppointments(
  settings: ServiceSettings,
  clock: App['clock'],
  send: Send = fetch,
): AppointmentService {
  const call = caller(settings, clock, send);
  // A service that ignores the filter would return another client's appointments.
  const list: AppointmentService['list'] = async ({ clientReference }) =>
    (
      (await call('list', { query: { client_reference: clientReference } }, z.array(appointmentShape).max(100))) ?? []
    ).filter((one) => one.clientReference === clientReference);
  return {
    list,
    doctorView: (doctor) => call('doctor', { query: { doctor } }, doctorShape),
    calendar: async ({ doctor, hospital, days }) =>
      (await call('calendar', { query: { doctor, hospital, days: String(days) } }, daysShape)) ?? [],
    timeslots: async ({ doctor, hospital, day }) =>
      (await call('timeslot', { query: { doctor, hospital, date: day } }, timesShape)) ?? [],
    view: ({ reference }) => call('view', { query: { reference } }, appointmentShape),
    async cancel({ reference, reason }) {
      const cancelled = await call('cancel', { body: { reference, ...(reason ? { reason } : {}) } }, appointmentShape);
      if (!cancelled) throw new BookingRefused('appointment_unknown');
      return cancelled;
    },
    async create(booking) {
      try {
        const made = await call('create', { body: bodyOf(booking) }, appointmentShape);
        if (!made) throw new BookingRefused('doctor_unknown');
        return made;
      } catch (error) {
        if (!(error instanceof ServiceUnreachable)) throw error;
        // The answer was lost, and perhaps the booking was made: the service is asked for it before a second one is
        // sent.
        const [there] = await list({ clientReference: booking.clientReference });
        if (!there) throw error;
        return there;
      }
    },
  };
}

/** One call of the service: through the circuit breaker, its answer validated. */
function caller(settings: ServiceSettings, clock: App['clock'], send: Send) {
  const line = circuit(clock);
  return async <Shape extends z.ZodType>(
    name: CallName,
    asked: Asked,
    shape: Shape,
  ): Promise<z.output<Shape> | null> => {
    if (!line.mayTry()) throw new ServiceUnreachable(name);
    try {
      const answer = await ask(settings, send, { name, asked });
      const read = answer.data === null ? null : shape.parse(answer.data);
      line.succeeded();
      return read;
    } catch (error) {
      if (error instanceof BookingRefused) line.succeeded();
      else line.failed();
      throw error instanceof BookingRefused ? error : new ServiceUnreachable(name);
    }
  };
}

async function ask(
  { url, key, apiKey, deadlineMs, paths }: ServiceSettings,
  send: Send,
  { name, asked: { query, body } }: { name: CallName; asked: Asked },
): Promise<{ data: unknown }> {
  const address = `${url.replace(/\/+$/, '')}${paths[name]}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  const response = await send(address, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
    headers: {
      accept: 'application/json',
      'x-api-key': apiKey,
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await limitedText(response, largestAnswer);
  if (response.status >= 500 || response.status === 429 || response.status === 401 || response.status === 403)
    throw new Error(`answered ${response.status}`);
  const answer = envelope.parse(JSON.parse(text));
  if (answer.status) return { data: answer.data ?? null };
  if (response.status === 404 && body === undefined) return { data: null };
  throw new BookingRefused(answer.code ?? 'refused');
}

function bodyOf({ doctor, hospital, startsAt, clientReference, patient, consentVersion, ...rest }: ServiceBooking) {
  return {
    ...rest,
    ...patient,
    doctor,
    hospital,
    starts_at: startsAt.toISOString(),
    client_reference: clientReference,
    consent_version: consentVersion,
  };
}
