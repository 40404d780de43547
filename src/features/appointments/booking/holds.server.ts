/** Holds: a slot is kept for a visitor for some minutes while the booking is made. */
import type { Actor } from '#src/platform/actor.ts';
import { countOutcome } from '#src/platform/metrics/metrics.server.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { sendCodeIn } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { readSetting, readSettings } from '#src/features/site/settings/settings.server.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  deleteHolds,
  findLiveHold,
  guarded,
  holderOf,
  holdIn,
  holdOf,
  type Hold,
  type HoldRequest,
  type SlotRequest,
} from '#src/features/appointments/appointments/appointments.server.ts';
import type { SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';

type Ports = SchedulerPorts;

/**
 * Holds a slot for the guest for five minutes (a setting). One live hold per guest and doctor: another slot replaces
 * it; the same slot again returns the existing hold. Throws guest_token_needed (401), doctor_unknown (404),
 * slot_past, slot_off_grid, slot_too_far, doctor_not_at_hospital (422), slot_taken (409), schedule_busy, service_away
 * (503).
 */
export function holdSlot(app: Ports, actor: Actor, input: SlotRequest & { language: Language }): Promise<Hold> {
  return countOutcome(app.metrics.holds, () => hold(app, actor, input));
}

async function hold(app: Ports, actor: Actor, input: SlotRequest & { language: Language }): Promise<Hold> {
  const holderHash = holderOf(actor);
  const slotRequest = await requestedBy(app, { ...input, holderHash }, await readSetting(app, 'appointments'));
  return guarded(() => inTransaction(app.db, async (tx) => holdOf(await holdIn(app, tx, slotRequest))));
}

/** Holds the slot and sends the code to the phone, both or neither. Errors of `holdSlot` and `sendCode`. */
export function holdSlotAndSendCode(
  app: Ports,
  actor: Actor,
  input: SlotRequest & { language: Language; phone: string },
): Promise<Hold> {
  return countOutcome(app.metrics.holds, () => holdAndSendCode(app, actor, input));
}

async function holdAndSendCode(
  app: Ports,
  actor: Actor,
  input: SlotRequest & { language: Language; phone: string },
): Promise<Hold> {
  const holderHash = holderOf(actor);
  const { appointments, brand } = await readSettings(app, ['appointments', 'brand']);
  const slotRequest = await requestedBy(app, { ...input, holderHash }, appointments);
  return guarded(() =>
    inTransaction(app.db, async (tx) => {
      const row = await holdIn(app, tx, slotRequest);
      await sendCodeIn(app, tx, {
        phone: input.phone,
        language: input.language,
        brand: brand.shortName,
        purpose: 'booking',
      });
      return holdOf(row);
    }),
  );
}

/** Releases the guest's hold with this doctor. Does nothing when there is none. */
export async function releaseHold(app: Ports, actor: Actor, input: { doctorId: number }): Promise<void> {
  await deleteHolds(app.db, { holderHash: holderOf(actor), doctorId: input.doctorId });
}

/** The guest's live hold with this doctor. */
export async function currentHold(app: Ports, actor: Actor, input: { doctorId: number }): Promise<Hold | undefined> {
  if (actor.kind !== 'guest' && actor.kind !== 'patient') return undefined;
  const row = await findLiveHold(app.db, {
    holderHash: holderOf(actor),
    doctorId: input.doctorId,
    now: app.clock.now(),
  });
  return row && holdOf(row);
}

/** The scheduler's answer about the requested slot, in the form that a hold needs. */
export async function requestedBy(
  app: Ports,
  slotRequest: SlotRequest & { holderHash: string; language: Language },
  { holdMinutes, bookingWindowDays }: { holdMinutes: number; bookingWindowDays: number },
): Promise<HoldRequest> {
  return {
    ...slotRequest,
    holdMinutes,
    take: await schedulerOf(app).findSlot(app, { ...slotRequest, bookingWindowDays }),
  };
}
