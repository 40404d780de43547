import type { Actor } from '#src/platform/actor.ts';
import { countOutcome } from '#src/platform/metrics/metrics.server.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { findFirstAnswer, onceOnly, type KeyedRequest } from '#src/platform/idempotency/idempotency.server.ts';
import { readSettings } from '#src/features/site/settings/settings.server.ts';
import { checkCode, readPhone, spendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { notifyOfAppointment } from '#src/features/appointments/reminders/reminders.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  answerOf,
  doctorUnknown,
  findBookableDoctor,
  guarded,
  holderOf,
  bookReserved,
  insertHistory,
  isOwnProvedPhone,
  personOfBooking,
  requireNoticeVersion,
  requireRoomForBooking,
  reserveIn,
  sealedDetails,
  statusFor,
  type AppointmentRow,
  type BookableDoctor,
  type BookingAnswer,
  type HoldRequest,
  type SlotRequest,
} from '#src/features/appointments/appointments/appointments.server.ts';
import type { BookingDetails } from '#src/features/appointments/appointments/reservation/booking-details.schema.ts';
import type { ProvedBooking, SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { requestedBy } from './holds.server.ts';

type Ports = SchedulerPorts;

export interface BookingInput extends SlotRequest {
  details: BookingDetails;
  /** The one-time code from the SMS; a patient's own verified number needs none. */
  code?: string;
  /** The patient's person who is to be seen; the appointment then has that person's name. */
  personId?: string;
  language: Language;
  idempotencyKey?: string;
}

/**
 * Books the slot for a visitor with a verified phone: the held slot, or the same slot again when the hold has expired
 * and it is still free. Confirmed at once where the doctor allows it, else requested. Throws the errors of `holdSlot`
 * and `checkCode`, and details_invalid (422) for consent to another version of the notice than the present one.
 */
export function confirmAppointment(app: Ports, actor: Actor, input: BookingInput): Promise<BookingAnswer> {
  return countOutcome(app.metrics.bookings, () => confirm(app, actor, input));
}

async function confirm(app: Ports, actor: Actor, input: BookingInput): Promise<BookingAnswer> {
  const holderHash = holderOf(actor);
  const request = keyedRequest(app, holderHash, input);
  const person = input.personId === undefined ? null : await personOfBooking(app, actor, input.personId);
  const proof = await provePhone(app, actor, { input, request });
  if ('first' in proof) return proof.first;
  const { appointments, brand, privacyNotice } = await readSettings(app, ['appointments', 'brand', 'privacyNotice']);
  requireNoticeVersion(input.details, privacyNotice);
  const { details, doctorId, startsAt, language, hospitalId } = input;
  const slotRequest = await requestedBy(
    app,
    { doctorId, startsAt, language, holderHash, ...(hospitalId === undefined ? {} : { hospitalId }) },
    appointments,
  );
  const proved: ProvedBooking = {
    record: (tx, statusOf) => recordBooking(app, tx, { slotRequest, details, person, statusOf }),
    request,
    codeId: proof.codeId,
  };
  const { sendBooking } = schedulerOf(app);
  return sendBooking ? sendBooking(app, proved) : bookInOwnTables(app, proved, brand);
}

/** Writes appointment, history, messages, used code and idempotency row in one transaction. */
function bookInOwnTables(app: Ports, { record, request, codeId }: ProvedBooking, brand: Brand): Promise<BookingAnswer> {
  return guarded(() =>
    inTransaction(app.db, (tx) =>
      onceOnly(tx, request, async () => {
        const { row, doctor } = await record(tx, statusFor);
        await insertHistory(tx, {
          appointmentId: row.id,
          at: app.clock.now(),
          fromStatus: 'held',
          toStatus: row.status,
          by: 'patient',
        });
        await notifyOfAppointment(app, tx, { row, doctor, brand });
        if (codeId) await spendCode(tx, codeId);
        return answerOf(row);
      }),
    ),
  );
}

/** The data to record: the held slot, the details, and the patient's person who is to be seen. */
interface BookingRecord {
  slotRequest: HoldRequest;
  details: BookingDetails;
  person: { id: string; name: string } | null;
}

/**
 * Turns the held slot, or the same slot reserved anew, into an appointment with its details. Throws bookings_spent
 * (429) and the errors of `holdSlot`.
 */
async function recordBooking(
  app: Ports,
  tx: Transaction,
  {
    slotRequest,
    details,
    person,
    statusOf,
  }: BookingRecord & { statusOf(doctor: BookableDoctor): AppointmentRow['status'] },
): Promise<{ row: AppointmentRow; doctor: BookableDoctor }> {
  await requireRoomForBooking(app, tx, {
    holderHash: slotRequest.holderHash,
    phoneHash: readPhone(app, details.phone).hash,
  });
  const reserved = await reserveIn(app, tx, slotRequest);
  const doctor = await findBookableDoctor(tx, { id: slotRequest.doctorId });
  if (!doctor) throw doctorUnknown();
  const sealed = sealedDetails(
    app,
    { table: 'appointments', id: reserved.id },
    person ? { ...details, name: person.name } : details,
  );
  const row = await bookReserved(tx, reserved, {
    ...sealed,
    personId: person?.id ?? null,
    status: statusOf(doctor),
    heldUntil: null,
    language: slotRequest.language,
    updatedAt: app.clock.now(),
  });
  return { row, doctor };
}

/**
 * Uses up the code, or returns the answer that this key already got: the first request may have used the code just now.
 */
async function provePhone(
  app: Ports,
  actor: Actor,
  { input, request }: { input: BookingInput; request: KeyedRequest | undefined },
): Promise<{ codeId: string | null } | { first: BookingAnswer }> {
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

function keyedRequest(app: Ports, holderHash: string, input: BookingInput): KeyedRequest | undefined {
  if (!input.idempotencyKey) return undefined;
  const { doctorId, hospitalId, startsAt, details, code, personId } = input;
  return {
    scope: `appointment/create ${holderHash}`,
    key: input.idempotencyKey,
    now: app.clock.now(),
    requestHash: app.secrets.hash(JSON.stringify([doctorId, hospitalId, startsAt, details, code, personId])),
  };
}
