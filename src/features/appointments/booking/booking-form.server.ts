import type { App } from '#src/platform/app.ts';
import type { Actor } from '#src/platform/actor.ts';
import { isFailure, wordsOf, type Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { countCodeFrom, sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { cancelAppointment } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { confirmAppointment } from './confirm-appointment.server.ts';
import { currentHold, holdSlot, holdSlotAndSendCode } from './holds.server.ts';
import {
  type Hold,
  detailsInvalid,
  fieldTexts,
  slotUnreadable,
  isOwnProvedPhone,
  type BookableDoctor,
  type TypedDetails,
  readDetails,
  readTyped,
} from '#src/features/appointments/appointments/appointments.server.ts';
import type { AvailableSlot, SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';
import type { BookingDetails } from '#src/features/appointments/appointments/reservation/booking-details.schema.ts';
import { codeSchema, readSlotName } from '#src/features/appointments/appointments/appointments.schema.ts';
import { findDoctorOfPage, heldSlot, timesInstead, type HeldSlot } from './booking-page.server.ts';

type Ports = SchedulerPorts & Pick<App, 'logger'>;

/** The result of a sent form: a redirect, or the same page with the typed texts and the errors. */
export type BookingOutcome =
  | { redirectTo: string; isBooked?: boolean }
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

/**
 * Handles one POST of the booking page by its `intent`: hold, details, code, resend, edit, cancel. Null for an
 * unknown doctor.
 */
export async function answerBookingForm(
  app: Ports,
  guest: Actor,
  { slug, form, language, clientAddress }: BookingForm,
): Promise<BookingOutcome | null> {
  const { doctor } = await findDoctorOfPage(app, slug);
  if (!doctor) return null;
  const sent: SentForm = {
    app,
    guest,
    doctor,
    language,
    clientAddress,
    typed: readTyped(form),
    code: text(form, 'code'),
  };
  const intent = text(form, 'intent');
  if (intent === 'hold') return hold(sent);
  if (intent === 'cancel') return cancel(sent, text(form, 'reference'));
  if (intent === 'edit') return shown(sent, 'details', {});
  try {
    if (intent === 'code') return await confirm(sent);
    return await (intent === 'resend' ? resend(sent) : takeDetails(sent));
  } catch (error) {
    if (!isFailure(error)) throw error;
    return explain(sent, intent, error);
  }
}

/** The sent form: its sender, the doctor and the typed texts. */
interface SentForm {
  app: Ports;
  guest: Actor;
  doctor: BookableDoctor;
  language: Language;
  typed: TypedDetails;
  code: string;
  clientAddress: string;
}

async function hold({ app, guest, doctor, language, typed }: SentForm): Promise<BookingOutcome> {
  try {
    await holdSlot(app, guest, requestOf(doctor, typed, language));
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { show: 'times', message: error.details.text({}, { locale: language }), status: error.details.status };
  }
  return { redirectTo: `/book/${doctor.slug}?step=details${personQuery(typed.person)}` };
}

/** Passes on the person for whom the booking was begun; the form itself checks that the account has this person. */
function personQuery(personId: string | undefined): string {
  return personId ? `&person=${encodeURIComponent(personId)}` : '';
}

async function cancel({ app, guest, doctor, language }: SentForm, reference: string): Promise<BookingOutcome> {
  try {
    await cancelAppointment(app, guest, { reference });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { show: 'times', message: error.details.text({}, { locale: language }), status: error.details.status };
  }
  return { redirectTo: `/book/${doctor.slug}?reference=${reference}` };
}

async function takeDetails(sent: SentForm): Promise<BookingOutcome> {
  const { app, guest, doctor, language, typed } = sent;
  const details = await readDetails(sent);
  if (await isOwnProvedPhone(app, guest, typed.phone))
    return book(sent, { details, ...(typed.key ? { idempotencyKey: typed.key } : {}) });
  await countCodeFrom(app, { clientAddress: sent.clientAddress, actor: guest });
  // When the five minutes have passed and the slot is still free, it is held again and the visitor does not notice.
  const held = await holdSlotAndSendCode(app, guest, { ...requestOf(doctor, typed, language), phone: typed.phone });
  // A form that is sent twice books once; the key is renewed with each set of details.
  return shown({ ...sent, typed: { ...typed, key: app.random.token() } }, 'code', { hold: held });
}

async function resend(sent: SentForm): Promise<BookingOutcome> {
  await countCodeFrom(sent.app, { clientAddress: sent.clientAddress, actor: sent.guest });
  await sendCode(sent.app, { phone: sent.typed.phone, language: sent.language, purpose: 'booking' });
  return { ...(await shown(sent, 'code', {})), isNewCode: true };
}

async function confirm(sent: SentForm): Promise<BookingOutcome> {
  const { typed } = sent;
  const details = await readDetails(sent);
  const code = codeSchema.safeParse(sent.code);
  if (!code.success) throw detailsInvalid({ code: fieldTexts.code });
  // A request with another code has another key: a mistyped first code must not block the second.
  return book(sent, {
    details,
    code: code.data,
    ...(typed.key ? { idempotencyKey: `${typed.key}:${code.data}` } : {}),
  });
}

async function book(
  { app, guest, doctor, language, typed }: SentForm,
  how: { details: BookingDetails; code?: string; idempotencyKey?: string },
): Promise<BookingOutcome> {
  const booked = await confirmAppointment(app, guest, {
    ...requestOf(doctor, typed, language),
    ...how,
    ...(typed.person ? { personId: typed.person } : {}),
  });
  return { redirectTo: `/book/${doctor.slug}?reference=${booked.reference}`, isBooked: true };
}

/** Shows a failure beside its field. A lost slot comes with other slots to choose from, and everything typed stays. */
async function explain(sent: SentForm, intent: string, failure: Failure): Promise<BookingOutcome> {
  const { message, fields } = wordsOf(failure, sent.language);
  const isAboutTime = 'slot' in fields;
  const isCodeStep =
    (intent === 'code' || intent === 'resend') &&
    !isAboutTime &&
    !Object.keys(fields).some((name) => name !== 'code' && name !== 'phone');
  const wanted = readSlotName(sent.typed.slot);
  const times =
    isAboutTime && sent.doctor.hasLiveSchedule && wanted
      ? await timesInstead(sent.app, sent.doctor, {
          hospitalId: Number(sent.typed.hospital) || undefined,
          startsAt: wanted.startsAt,
        })
      : [];
  const held = intent === 'details' && !isAboutTime ? await holdMeanwhile(sent) : undefined;
  return {
    ...(await shown(sent, isCodeStep ? 'code' : 'details', held ? { hold: held } : {})),
    message,
    status: failure.details.status,
    times,
    fields,
  };
}

/** Holds the slot while wrong details are corrected; undefined where that is not possible. */
async function holdMeanwhile({ app, guest, doctor, typed, language }: SentForm): Promise<Hold | undefined> {
  try {
    return await holdSlot(app, guest, requestOf(doctor, typed, language));
  } catch (error) {
    if (!isFailure(error)) throw error;
    return undefined;
  }
}

async function shown(sent: SentForm, show: 'details' | 'code', { hold: fresh }: { hold?: Hold }) {
  const held = fresh ?? (await currentHold(sent.app, sent.guest, { doctorId: sent.doctor.id }));
  return {
    show,
    typed: sent.typed,
    hold: held && heldSlot(sent.app, held, sent),
    status: 200,
    fields: {},
    times: [] as AvailableSlot[],
  };
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

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}
