/** A new time for an appointment: the slot is held for the patient, who is asked, and the question may be withdrawn. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import {
  availableSlotIn,
  insertAppointment,
  slotTaken,
  type AppointmentRow,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { canBecome } from '#src/features/appointments/appointments/appointments.rules.ts';
import { dropReminders, planReminders } from '#src/features/appointments/reminders/reminders.server.ts';
import {
  deleteHeldSlot,
  insertProposal,
  lockAppointmentRow,
  lockOpenProposal,
  updateProposal,
  type ProposalRow,
} from './data/time-proposals.store.server.ts';
import { askedTooLate, notAskable, otherKindOfVisit } from './time-proposals.errors.ts';
import { hashOfToken, notifyOfProposal, tokenOf } from './proposal-notices.server.ts';
import { answerDueAt, isStillAbout, mayBecome, type ProposalReason } from './time-proposals.rules.ts';

type Ports = Pick<App, 'clock' | 'random' | 'secrets' | 'config'>;

export interface ProposedTime {
  appointmentId: string;
  doctorId: number;
  startsAt: Date;
  reason: ProposalReason;
  /** How far ahead a slot may be proposed. */
  bookingWindowDays: number;
}

/**
 * Holds the slot for the patient and asks, in the transaction of the change; the schedules of both doctors must be
 * locked. An earlier question about the appointment ends. The appointment keeps its time until the answer, and gets no
 * reminders. Throws not_askable, slot_taken (409), asked_too_late, other_kind_of_visit and slot_off_grid (422).
 */
export async function proposeTime(app: Ports, tx: Transaction, input: ProposedTime): Promise<ProposalRow> {
  const now = app.clock.now();
  const row = await lockAppointmentRow(tx, input.appointmentId);
  if (!row || !canBecome(row.status, 'rescheduled')) throw notAskable();
  const dueAt = answerDueAt({ now, from: row.startsAt, to: input.startsAt });
  if (!dueAt) throw askedTooLate();
  await endProposal(app, tx, row.id);
  const held = await holdFor(app, tx, { row, input, dueAt });
  const proposal = await insertProposal(tx, {
    id: held.proposalId,
    appointmentId: row.id,
    fromStartsAt: row.startsAt,
    doctorId: input.doctorId,
    hospitalId: row.hospitalId,
    startsAt: held.startsAt,
    heldId: held.id,
    reason: input.reason,
    tokenHash: hashOfToken(app, tokenOf(app, held.proposalId)),
    state: 'proposed',
    dueAt,
    createdAt: now,
  });
  await dropReminders(tx, row.id);
  await notifyOfProposal(app, tx, { proposal, row, kind: 'asked' });
  return proposal;
}

async function holdFor(
  app: Ports,
  tx: Transaction,
  { row, input, dueAt }: { row: AppointmentRow; input: ProposedTime; dueAt: Date },
) {
  const now = app.clock.now();
  const { doctorId, startsAt, bookingWindowDays } = input;
  const slot = await availableSlotIn(app, tx, {
    slotRequest: { doctorId, hospitalId: row.hospitalId, startsAt, bookingWindowDays },
    isStaff: true,
  });
  if (slot.mode !== row.mode) throw otherKindOfVisit();
  const seat = slot.freeSeats[0];
  if (seat === undefined) throw slotTaken();
  const proposalId = app.random.uuid();
  const held = await insertAppointment(tx, {
    id: app.random.uuid(),
    reference: app.random.reference('A'),
    doctorId,
    hospitalId: row.hospitalId,
    mode: slot.mode,
    seat,
    startsAt: new Date(slot.startsAtMs),
    endsAt: new Date(slot.endsAtMs),
    noticeHours: slot.noticeHours ?? null,
    room: slot.room ?? null,
    // The proposal has a holder of its own: the patient's other holds do not affect it.
    status: 'held',
    holderHash: `proposal:${proposalId}`,
    heldUntil: dueAt,
    language: row.language,
    createdAt: now,
    updatedAt: now,
  });
  return { ...held, proposalId };
}

/**
 * Ends the appointment's open proposal and frees its slot, because the appointment is changed in another way; in the
 * transaction of that change. Does nothing where no proposal is open.
 */
export async function endProposal(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  appointmentId: string,
): Promise<ProposalRow | undefined> {
  const proposal = await lockOpenProposal(tx, appointmentId);
  if (!proposal || !mayBecome(proposal.state, 'withdrawn')) return undefined;
  await deleteHeldSlot(tx, proposal.heldId);
  await updateProposal(tx, proposal.id, { state: 'withdrawn', answeredAt: app.clock.now() });
  return proposal;
}

/**
 * Withdraws the question: the appointment keeps its time, with its reminders, and the patient is notified. The schedule
 * of the appointment's doctor must be locked. Returns false where no proposal is open.
 */
export async function withdrawProposal(app: Ports, tx: Transaction, row: AppointmentRow): Promise<boolean> {
  const proposal = await endProposal(app, tx, row.id);
  if (!proposal) return false;
  if (isStillAbout(proposal, row)) {
    await planReminders(app, tx, row);
    await notifyOfProposal(app, tx, { proposal, row, kind: 'withdrawn' });
  }
  return true;
}
