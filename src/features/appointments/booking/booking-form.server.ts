import type { App } from '#src/platform/app.ts';
import type { Actor } from '#src/platform/actor.ts';
import { isFailure, wordsOf, type Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/local-text.ts';
import { countCodeFrom, sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { cancelAppointment } from '#src/features/appointments/my-appointments/appointment-changes.server.ts';
import { confirmAppointment } from './confirm-appointment.server.ts';
import { currentHold, holdSlot, holdSlotAndSendCode } from './holds.server.ts';
import type { Hold } from '#src/features/appointments/appointments/slot-reservation.server.ts';
import type { AvailableSlot } from '#src/features/appointments/appointments/scheduler.schema.ts';
import {
  detailsInvalid,
  fieldTexts,
  slotUnreadable,
} from '#src/features/appointments/appointments/appointments.errors.ts';
import { isOwnProvedPhone, personOfBooking } from './booker.server.ts';
import {
  bookingDetailsSchema,
  codeSchema,
  readSlotName,
  type BookingDetails,
} from '#src/features/appointments/appointments/appointments.schema.ts';
import { findDoctorOfPage, heldSlot, timesInstead, type HeldSlot } from './booking-page.server.ts';
import type { BookableDoctor } from '#src/features/appointments/appointments/data/appointments.store.server.ts';
import type { SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';

type Ports = SchedulerPorts & Pick<App, 'logger'>;

/** What was typed, as it was typed: shown again on every error. */
export type TypedDetails = Record<
  | 'name'
  | 'phone'
  | 'email'
  | 'reason'
  | 'visit'
  | 'payer'
  | 'insurer'
  | 'consentVersion'
  | 'slot'
  | 'hospital'
  | 'key'
  | 'person',
  string
>;

/** What a sent form leads to: another page, or the same one with what was typed and what is wrong with it. */
export type BookingOutcome =
  | { redirectTo: string }
  | { show: 'times'; message: string; status: number }
  | {
      show: 'details' | 'code';
      typed: TypedDetails;
      hold: HeldSlot | undefined;
      message?: string;
      status: number;
      fields: Record<string, string>;
      times: AvailableSlot[];
      isNewCode?: boolean;
    };

export interface BookingForm {
  slug: string;
  form: FormData;
  language: Language;
  clientAddress: string;
}

/** One POST of the booking page, by its `intent`: hold, details, code, resend, edit, cancel. Null for an unknown doctor. */
export async function answerBookingForm(
  app: Ports,
  guest: Actor,
  { slug, form, language, clientAddress }: BookingForm,
): Promise<BookingOutcome | null> {
  const { doctor } = await findDoctorOfPage(app, slug);
  if (!doctor) return null;
  const desk: Desk = { app, guest, doctor, language, clientAddress, typed: readTyped(form), code: text(form, 'code') };
  const intent = text(form, 'intent');
  if (intent === 'hold') return hold(desk);
  if (intent === 'cancel') return cancel(desk, text(form, 'reference'));
  if (intent === 'edit') return shown(desk, 'details', {});
  try {
    if (intent === 'code') return await confirm(desk);
    return await (intent === 'resend' ? resend(desk) : takeDetails(desk));
  } catch (error) {
    if (!isFailure(error)) throw error;
    return explain(desk, intent, error);
  }
}

/** Who sent a form of this doctor's, and what it says. */
export interface Desk {
  app: Ports;
  guest: Actor;
  doctor: BookableDoctor;
  language: Language;
  typed: TypedDetails;
  code: string;
  clientAddress: string;
}

async function hold({ app, guest, doctor, language, typed }: Desk): Promise<BookingOutcome> {
  try {
    await holdSlot(app, guest, requestOf(doctor, typed, language));
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { show: 'times', message: error.details.text({}, { locale: language }), status: error.details.status };
  }
  return { redirectTo: `/book/${doctor.slug}?step=details${personQuery(typed.person)}` };
}

/** Whom the booking was begun for goes along; the form itself asks whether it is one of the account's. */
function personQuery(personId: string | undefined): string {
  return personId ? `&person=${encodeURIComponent(personId)}` : '';
}

async function cancel({ app, guest, doctor, language }: Desk, reference: string): Promise<BookingOutcome> {
  try {
    await cancelAppointment(app, guest, { reference });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { show: 'times', message: error.details.text({}, { locale: language }), status: error.details.status };
  }
  return { redirectTo: `/book/${doctor.slug}?reference=${reference}` };
}

async function takeDetails(desk: Desk): Promise<BookingOutcome> {
  const { app, guest, doctor, language, typed } = desk;
  const details = await readDetails(desk);
  if (await isOwnProvedPhone(app, guest, typed.phone))
    return book(desk, { details, ...(typed.key ? { idempotencyKey: typed.key } : {}) });
  await countCodeFrom(app, { clientAddress: desk.clientAddress, actor: guest });
  // Held anew when the five minutes are over and nobody took the time: the visitor need not notice.
  const held = await holdSlotAndSendCode(app, guest, { ...requestOf(doctor, typed, language), phone: typed.phone });
  // A page sent twice books once; the key is renewed with each set of details.
  return shown({ ...desk, typed: { ...typed, key: app.random.token() } }, 'code', { hold: held });
}

async function resend(desk: Desk): Promise<BookingOutcome> {
  await countCodeFrom(desk.app, { clientAddress: desk.clientAddress, actor: desk.guest });
  await sendCode(desk.app, { phone: desk.typed.phone, language: desk.language, purpose: 'booking' });
  return { ...(await shown(desk, 'code', {})), isNewCode: true };
}

async function confirm(desk: Desk): Promise<BookingOutcome> {
  const { typed } = desk;
  const details = await readDetails(desk);
  const code = codeSchema.safeParse(desk.code);
  if (!code.success) throw detailsInvalid({ code: fieldTexts.code });
  // With another code it is another request: a first code that was mistyped must not block the second.
  return book(desk, {
    details,
    code: code.data,
    ...(typed.key ? { idempotencyKey: `${typed.key}:${code.data}` } : {}),
  });
}

async function book(
  { app, guest, doctor, language, typed }: Desk,
  how: { details: BookingDetails; code?: string; idempotencyKey?: string },
): Promise<BookingOutcome> {
  const booked = await confirmAppointment(app, guest, {
    ...requestOf(doctor, typed, language),
    ...how,
    ...(typed.person ? { personId: typed.person } : {}),
  });
  return { redirectTo: `/book/${doctor.slug}?reference=${booked.reference}` };
}

/** Puts a failure beside its field; a lost time comes with other times to choose from, and everything typed stays. */
async function explain(desk: Desk, intent: string, failure: Failure): Promise<BookingOutcome> {
  const { message, fields } = wordsOf(failure, desk.language);
  const isAboutTime = 'slot' in fields;
  const isCodeStep =
    (intent === 'code' || intent === 'resend') &&
    !isAboutTime &&
    !Object.keys(fields).some((name) => name !== 'code' && name !== 'phone');
  const wanted = readSlotName(desk.typed.slot);
  const times =
    isAboutTime && desk.doctor.hasLiveSchedule && wanted
      ? await timesInstead(desk.app, desk.doctor, {
          hospitalId: Number(desk.typed.hospital) || undefined,
          startsAt: wanted.startsAt,
        })
      : [];
  return {
    ...(await shown(desk, isCodeStep ? 'code' : 'details', {})),
    message,
    status: failure.details.status,
    times,
    fields,
  };
}

async function shown(desk: Desk, show: 'details' | 'code', { hold: fresh }: { hold?: Hold }) {
  const held = fresh ?? (await currentHold(desk.app, desk.guest, { doctorId: desk.doctor.id }));
  return {
    show,
    typed: desk.typed,
    hold: held && heldSlot(desk.app, desk.doctor, held, desk.language),
    status: 200,
    fields: {},
    times: [] as AvailableSlot[],
  };
}

/** A patient chooses a person instead of typing a name. */
export async function readDetails(
  { app, guest, typed }: Pick<Desk, 'app' | 'guest' | 'typed'>,
  { needsMail = false } = {},
): Promise<BookingDetails> {
  const isForPerson = guest.kind === 'patient';
  const person = isForPerson && typed.person ? await personOfBooking(app, guest, typed.person) : null;
  const parsed = bookingDetailsSchema.safeParse(person ? { ...typed, name: person.name } : typed);
  const lacksMail = needsMail && !typed.email;
  if (parsed.success && !lacksMail && (person || !isForPerson)) return parsed.data;
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  if (lacksMail) wrong.add('email');
  if (isForPerson && !person) {
    wrong.delete('name');
    wrong.add('person');
  }
  const texts = needsMail ? { ...fieldTexts, email: fieldTexts.mail } : fieldTexts;
  throw detailsInvalid(Object.fromEntries(Object.entries(texts).filter(([name]) => wrong.has(name))));
}

function requestOf(doctor: BookableDoctor, typed: TypedDetails, language: Language) {
  const wanted = readSlotName(typed.slot);
  if (!wanted) throw slotUnreadable();
  const hospitalId = Number(typed.hospital);
  return {
    doctorId: doctor.id,
    startsAt: wanted.startsAt,
    language,
    ...(Number.isInteger(hospitalId) && hospitalId > 0 ? { hospitalId } : {}),
  };
}

/** What was typed, cut to a length that nobody types. */
export function readTyped(form: FormData): TypedDetails {
  const names = [
    'name',
    'phone',
    'email',
    'reason',
    'visit',
    'payer',
    'insurer',
    'consentVersion',
    'slot',
    'hospital',
    'key',
    'person',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, text(form, name)])) as TypedDetails;
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}
