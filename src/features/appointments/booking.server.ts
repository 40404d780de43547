import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { findFirstAnswer, onceOnly, type KeyedRequest } from '#src/platform/idempotency/idempotency.server.ts';
import { readSetting } from '#src/features/settings/settings.server.ts';
import type { Brand } from '#src/features/settings/settings.schema.ts';
import type { Language } from '#src/shared/local-text.ts';
import { isOwnProvedPhone, personOfBooking } from './booker.server.ts';
import { doctorUnknown } from './appointments.errors.ts';
import type { BookingDetails } from './appointments.schema.ts';
import { findBookableDoctor, insertHistory, updateAppointment, type AppointmentRow, type BookableDoctor } from './data/appointments.store.server.ts';
import { guarded, holderOf, holdIn, type HoldSettings, type SlotWish } from './holds.server.ts';
import { announce } from './reminders.server.ts';
import { checkCode, readPhone, spendCode } from '#src/features/phone-codes/phone-codes.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

export interface BookingInput extends SlotWish {
  details: BookingDetails;
  /** The one-time code from the SMS; a patient's own number that was proved before needs none. */
  code?: string;
  /** Whom of the patient's persons it is for; the name is then that person's. */
  personId?: string;
  language: Language;
  idempotencyKey?: string;
}

/** Survives JSON: it is kept as the answer to its idempotency key. */
export interface BookingAnswer {
  reference: string;
  status: AppointmentRow['status'];
  doctorId: number;
  hospitalId: number;
  mode: AppointmentRow['mode'];
  startsAt: string;
  endsAt: string;
}

/**
 * Books the time for someone whose phone is proved, by the code or before: the held one, or the same time again when the hold has run
 * out and nobody took it. Confirmed at once where the doctor allows it, else requested. Appointment, history, messages,
 * spent code and idempotency row are one transaction. Throws the errors of `holdSlot` and `checkCode`.
 */
export async function confirmAppointment(app: Ports, actor: Actor, input: BookingInput): Promise<BookingAnswer> {
  const holderHash = holderOf(actor);
  const request = keyedRequest(app, holderHash, input);
  const person = input.personId === undefined ? null : await personOfBooking(app, actor, input.personId);
  const proof = await provePhone(app, actor, { input, request });
  if ('first' in proof) return proof.first;
  const [settings, brand] = await Promise.all([readSetting(app, 'appointments'), readSetting(app, 'brand')]);
  return guarded(() => inTransaction(app.db, (tx) => onceOnly(tx, request, async () => {
    const row = await bookIn(app, tx, { input, person, holderHash, settings, brand });
    if (proof.codeId) await spendCode(tx, proof.codeId);
    return answerOf(row);
  })));
}

/** The right code, or the answer that this key already got: the first request has spent the code, perhaps at this very moment. */
async function provePhone(app: Ports, actor: Actor, { input, request }: { input: BookingInput; request: KeyedRequest | undefined }): Promise<{ codeId: string | null } | { first: BookingAnswer }> {
  const findFirst = async () => request && findFirstAnswer<BookingAnswer>(app.db, request);
  const before = await findFirst();
  if (before) return { first: before };
  if (await isOwnProvedPhone(app, actor, input.details.phone)) return { codeId: null };
  try {
    return { codeId: await checkCode(app, { phone: input.details.phone, code: input.code ?? '', purpose: 'booking' }) };
  } catch (error) {
    const meanwhile = await findFirst();
    if (meanwhile) return { first: meanwhile };
    throw error;
  }
}

interface Booking {
  input: BookingInput;
  person: { id: string; name: string } | null;
  holderHash: string;
  settings: HoldSettings;
  brand: Brand;
}

async function bookIn(app: Ports, tx: Transaction, { input, person, holderHash, settings, brand }: Booking): Promise<AppointmentRow> {
  const { doctorId, startsAt, language } = input;
  const wish = { doctorId, startsAt, language, holderHash, settings };
  const hold = await holdIn(app, tx, input.hospitalId === undefined ? wish : { ...wish, hospitalId: input.hospitalId });
  const doctor = await findBookableDoctor(tx, { id: doctorId });
  if (!doctor) throw doctorUnknown();
  const status = statusFor(doctor);
  const now = app.clock.now();
  const row = await updateAppointment(tx, hold.id, { ...sealedDetails(app, person ? { ...input.details, name: person.name } : input.details), personId: person?.id ?? null, status, heldUntil: null, language, updatedAt: now });
  await insertHistory(tx, { appointmentId: row.id, at: now, fromStatus: 'held', toStatus: status, by: 'patient' });
  await announce(app, tx, { row, doctor, brand });
  return row;
}

/** Confirmed at once where the doctor allows it, else the desk answers. */
export function statusFor(doctor: BookableDoctor): 'confirmed' | 'requested' {
  return doctor.hasLiveSchedule && doctor.confirmsAtOnce ? 'confirmed' : 'requested';
}

/** Who it is for and why: never stored in clear. */
export function sealedDetails(app: Pick<App, 'secrets'>, details: BookingDetails) {
  const phone = readPhone(app, details.phone);
  const sealed = (text: string | undefined) => (text === undefined ? null : app.secrets.seal(text));
  return {
    patientName: app.secrets.seal(details.name), phone: app.secrets.seal(phone.number), phoneHash: phone.hash,
    email: sealed(details.email), reason: sealed(details.reason), visit: details.visit, payer: details.payer,
    insurer: details.payer === 'insurer' ? details.insurer ?? null : null, consentVersion: details.consentVersion,
  };
}

function keyedRequest(app: Ports, holderHash: string, input: BookingInput): KeyedRequest | undefined {
  if (!input.idempotencyKey) return undefined;
  const { doctorId, hospitalId, startsAt, details, code, personId } = input;
  return {
    scope: `appointment/create ${holderHash}`, key: input.idempotencyKey, now: app.clock.now(),
    requestHash: app.secrets.hash(JSON.stringify([doctorId, hospitalId, startsAt, details, code, personId])),
  };
}

function answerOf(row: AppointmentRow): BookingAnswer {
  const { reference, status, doctorId, hospitalId, mode } = row;
  return { reference, status, doctorId, hospitalId, mode, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() };
}
