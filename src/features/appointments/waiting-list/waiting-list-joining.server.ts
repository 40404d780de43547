/** Joining the waiting list of a full day: the request is checked, and a visitor joins once. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { checkCode, readPhone, spendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { atMalaysianTime, malaysianDay, addDays, isCalendarDay } from '#src/shared/dates.ts';
import {
  doctorUnknown,
  hospitalMismatch,
  isOwnProvedPhone,
  personOfBooking,
  requireCurrentConsent,
  sealedDetails,
  holderOf,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { limits } from '#src/features/appointments/appointments/appointments.rules.ts';
import type { BookingDetails } from '#src/features/appointments/appointments/reservation/booking-details.schema.ts';
import { findSchedules } from '#src/features/appointments/availability/availability.server.ts';
import {
  countLiveEntries,
  findLiveEntry,
  insertEntry,
  type EntryRow,
  type WaitingListKey,
} from './data/waiting-list.store.server.ts';
import type { SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { describeDay } from '#src/features/appointments/availability/slots.rules.ts';
import { mailJoined } from './waiting-list-notices.server.ts';
import { noticeFor } from './waiting-list-offers.server.ts';
import { dayNotFull, waitingTooMany } from './waiting-list.errors.ts';
import { waitingLimits } from './waiting-list.rules.ts';

type Ports = SchedulerPorts;

/** A request to wait for a full day. */
export interface WaitingListRequest {
  doctorId: number;
  hospitalId: number;
  day: string;
}

export interface JoinInput extends WaitingListRequest {
  /** With a mail address, because an offer is answered from the mail. */
  details: BookingDetails & { email: string };
  code?: string;
  personId?: string;
  language: Language;
}

/**
 * Checks that the day is full, so that a visitor can wait for it. Throws doctor_unknown (404), doctor_not_at_hospital
 * (422), day_not_full, kept_by_service (409).
 */
export async function requireFullDay(
  app: Pick<App, 'pool' | 'clock' | 'appointmentService'>,
  { doctorId, hospitalId, day }: WaitingListRequest,
): Promise<void> {
  requireInternalScheduler(app);
  const now = app.clock.now();
  const isNear = isCalendarDay(day) && day <= addDays(malaysianDay(now), waitingLimits.daysAhead);
  if (!isNear) throw dayNotFull();
  const window = { from: atMalaysianTime(day, '00:00'), to: atMalaysianTime(addDays(day, 1), '00:00'), now };
  const schedule = (await findSchedules(app, { doctorIds: [doctorId], ...window })).get(doctorId);
  if (!schedule) throw doctorUnknown();
  if (!schedule.hospitalIds.includes(hospitalId)) throw hospitalMismatch();
  const described = describeDay(schedule, day, { now, leadMinutes: limits.leadMinutes, hospitalId });
  if (!schedule.hasLiveSchedule || described.closed !== 'full') throw dayNotFull();
}

/**
 * Adds a visitor with a verified phone to the list of a full day; the same request again, also twice at once, returns
 * the existing entry. Throws the errors of `requireFullDay` and `checkCode`, waiting_too_many (409), details_invalid
 * (422, another account's person).
 */
export async function joinWaitingList(app: Ports, actor: Actor, input: JoinInput): Promise<EntryRow> {
  const holderHash = holderOf(actor);
  const person = input.personId === undefined ? null : await personOfBooking(app, actor, input.personId);
  const waitingRequest: WaitingListKey = {
    doctorId: input.doctorId,
    hospitalId: input.hospitalId,
    day: input.day,
    phoneHash: readPhone(app, input.details.phone).hash,
    personId: person?.id ?? null,
  };
  const findOwn = async () => {
    const entry = await findLiveEntry(app.db, waitingRequest);
    return entry?.holderHash === holderHash ? entry : undefined;
  };
  const there = await findOwn();
  if (there) return there;
  await requireCurrentConsent(app, input.details);
  await requireFullDay(app, input);
  let codeId: string | null;
  try {
    codeId = (await isOwnProvedPhone(app, actor, input.details.phone))
      ? null
      : await checkCode(app, { phone: input.details.phone, code: input.code ?? '', purpose: 'waiting' });
  } catch (error) {
    // The same form was sent twice: the first request has used up the code.
    const meanwhile = await findOwn();
    if (meanwhile) return meanwhile;
    throw error;
  }
  return enter(app, { input, waitingRequest, person, holderHash, codeId });
}

interface Entering {
  input: JoinInput;
  waitingRequest: WaitingListKey;
  person: { id: string; name: string } | null;
  holderHash: string;
  codeId: string | null;
}

async function enter(app: Ports, { input, waitingRequest, person, holderHash, codeId }: Entering): Promise<EntryRow> {
  const now = app.clock.now();
  const { details, language } = input;
  return inTransaction(app.db, async (tx) => {
    if (codeId) await spendCode(tx, codeId);
    if ((await countLiveEntries(tx, waitingRequest.phoneHash)) >= waitingLimits.entriesPerPhone) throw waitingTooMany();
    const id = app.random.uuid();
    const of = { table: 'waiting_list_entries', id } as const;
    const sealed = sealedDetails(app, of, person ? { ...details, name: person.name } : details);
    const entry = await insertEntry(tx, {
      ...sealed,
      ...waitingRequest,
      id,
      reference: app.random.reference('W'),
      status: 'waiting',
      holderHash,
      email: app.secrets.seal(details.email, ['waiting_list_entries', 'email', id]),
      language,
      queuedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    // The unique index refused it: the same phone waits for this day already, perhaps from another browser. The phone
    // is verified, so the visitor may see that entry.
    if (!entry) return (await findLiveEntry(tx, waitingRequest))!;
    await mailJoined(app, tx, await noticeFor(tx, entry));
    return entry;
  });
}
