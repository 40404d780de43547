/** Answers to a proposed new time: by the link in the mail, by the signed-in patient, or on the phone by staff. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import {
  availableSlotIn,
  deleteExpiredHolds,
  findBookableDoctor,
  guarded,
  holderOf,
  insertHistory,
  lockSchedules,
  updateAppointment,
  type AppointmentChange,
  type AppointmentRow,
} from '#src/features/appointments/appointments/appointments.server.ts';
import type { OccupiedSeat } from '#src/features/appointments/availability/slots.rules.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { notifyOfAppointment } from '#src/features/appointments/reminders/reminders.server.ts';
import { offerNext } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import {
  deleteHeldSlot,
  findHeldSlot,
  findLatestProposalOf,
  findProposalByToken,
  lockProposal,
  updateProposal,
  type ProposalWithRow,
} from './data/time-proposals.store.server.ts';
import { otherKindOfVisit, proposalOver, proposalUnknown, proposedTimeGone } from './time-proposals.errors.ts';
import { hashOfToken } from './proposal-notices.server.ts';
import { isStillAbout, mayBecome, type ProposalState } from './time-proposals.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'appointmentService'>;

/** A proposal is opened by the token in the mailed link, or by the account that the appointment belongs to. */
export type ProposalAccess = { token: string } | { reference: string };

/** Longer than any slot is proposed ahead: a held slot was within its window when it was proposed. */
const anyWindowDays = 366;

/** The proposal that the patient may answer. Throws proposal_unknown (404), also for another's. */
export async function openProposal(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  access: ProposalAccess,
): Promise<ProposalWithRow> {
  const found =
    'token' in access
      ? /^[0-9a-f]{64}$/.test(access.token)
        ? await findProposalByToken(app.db, hashOfToken(app, access.token))
        : undefined
      : await findOwn(app, actor, access.reference);
  if (!found) throw proposalUnknown();
  return found;
}

async function findOwn(app: Pick<App, 'db' | 'clock' | 'secrets'>, actor: Actor, reference: string) {
  if (actor.kind !== 'patient' || !/^A[0-9A-Z]{9}$/.test(reference)) return undefined;
  const found = await findLatestProposalOf(app.db, { holderHash: holderOf(actor), reference });
  if (!found?.row.personId) return found;
  // The appointments of a person whose consent has ended are not shown.
  const person = (await listPersons(app, actor)).find(({ id }) => id === found.row.personId);
  return person?.access === 'ended' ? undefined : found;
}

/**
 * Moves the appointment to the proposed slot, once however often it is requested. Throws proposal_unknown (404),
 * proposal_over, proposed_time_gone, kept_by_service (409).
 */
export async function acceptProposal(app: Ports, actor: Actor, access: ProposalAccess): Promise<void> {
  await accept(app, await openProposal(app, actor, access), { by: 'patient' });
}

/** The same by staff who have the patient on the phone; `also` runs in the same transaction. */
export async function accept(
  app: Ports,
  known: ProposalWithRow,
  { by, also }: { by: 'patient' | 'staff'; also?: (tx: Transaction, row: AppointmentRow) => Promise<void> },
): Promise<void> {
  await settle(app, { known, to: 'accepted', by, ...(also ? { also } : {}) }, async (tx, { proposal }) => {
    const held = await findHeldSlot(tx, proposal.heldId);
    if (!held) throw proposalOver();
    await requireStillInSchedule(app, tx, held);
    await deleteHeldSlot(tx, held.id);
    const { doctorId, hospitalId, mode, seat, startsAt, endsAt, noticeHours, room } = held;
    return { doctorId, hospitalId, mode, seat, startsAt, endsAt, noticeHours, room, status: 'rescheduled' };
  });
}

/** The doctor's schedule may have changed again since the slot was held. */
async function requireStillInSchedule(app: Ports, tx: Transaction, held: AppointmentRow): Promise<void> {
  const { doctorId, hospitalId, startsAt } = held;
  try {
    const slot = await availableSlotIn(app, tx, {
      slotRequest: { doctorId, hospitalId, startsAt, bookingWindowDays: anyWindowDays },
      ignoring: seatOf(held),
      // The hospital proposed this time, so the session's limits for online booking do not apply.
      isStaff: true,
    });
    if (slot.mode !== held.mode) throw otherKindOfVisit();
  } catch (error) {
    throw isFailure(error) ? proposedTimeGone() : error;
  }
}

/**
 * Moves the appointment to another available slot of the proposed doctor, in the same hospital and of the same kind of
 * appointment; the proposed slot is freed. Errors of `acceptProposal`, other_kind_of_visit (422) and those of a new
 * time.
 */
export async function chooseAnother(
  app: Ports,
  actor: Actor,
  input: { access: ProposalAccess; startsAt: Date },
): Promise<void> {
  const known = await openProposal(app, actor, input.access);
  const { bookingWindowDays } = await readSetting(app, 'appointments');
  await settle(app, { known, to: 'chosen_another', by: 'patient' }, async (tx, { proposal, row }) => {
    await deleteHeldSlot(tx, proposal.heldId);
    const { doctorId, hospitalId } = proposal;
    const slot = await availableSlotIn(app, tx, {
      slotRequest: { doctorId, hospitalId, startsAt: input.startsAt, bookingWindowDays },
      ignoring: doctorId === row.doctorId ? seatOf(row) : undefined,
    });
    if (slot.mode !== row.mode) throw otherKindOfVisit();
    return {
      doctorId,
      hospitalId,
      mode: slot.mode,
      seat: slot.freeSeats[0]!,
      startsAt: new Date(slot.startsAtMs),
      endsAt: new Date(slot.endsAtMs),
      noticeHours: slot.noticeHours ?? null,
      room: slot.room ?? null,
      status: 'rescheduled',
    };
  });
}

/**
 * Cancels the appointment instead; both slots are freed. It is possible until the answer is due, however near the
 * appointment is, because the hospital asked. Errors of `acceptProposal`.
 */
export async function cancelByProposal(app: Ports, actor: Actor, access: ProposalAccess): Promise<void> {
  const known = await openProposal(app, actor, access);
  await settle(app, { known, to: 'cancelled', by: 'patient' }, async (tx, { proposal }) => {
    await deleteHeldSlot(tx, proposal.heldId);
    return { status: 'cancelled', cancelledBy: 'patient', cancelReason: null };
  });
}

interface Settlement {
  known: ProposalWithRow;
  to: Extract<ProposalState, 'accepted' | 'chosen_another' | 'cancelled'>;
  by: 'patient' | 'staff';
  also?: (tx: Transaction, row: AppointmentRow) => Promise<void>;
}

type Decide = (tx: Transaction, locked: ProposalWithRow) => Promise<AppointmentChange>;

/** Writes one answer, with history, message and the waiting list, under the locks of both doctors' schedules. */
async function settle(app: Ports, { known, to, by, also }: Settlement, decide: Decide): Promise<void> {
  requireInternalScheduler(app);
  const doctorIds = [...new Set([known.row.doctorId, known.proposal.doctorId])];
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      await lockSchedules(tx, doctorIds);
      const locked = await lockProposal(tx, known.proposal.id);
      if (!locked) throw proposalUnknown();
      // The same link was pressed twice: the first answer counts. Another time that is chosen afterwards is refused.
      if (locked.proposal.state === to && to !== 'chosen_another') return;
      requireAnswerable(locked, to, now);
      for (const doctorId of doctorIds) await deleteExpiredHolds(tx, doctorId, now);
      const { row } = locked;
      const changed = await updateAppointment(tx, row.id, {
        ...(await decide(tx, locked)),
        calendarSequence: row.calendarSequence + 1,
        updatedAt: now,
      });
      await updateProposal(tx, locked.proposal.id, { state: to, answeredAt: now });
      await insertHistory(tx, { appointmentId: row.id, at: now, fromStatus: row.status, toStatus: changed.status, by });
      const [doctor, brand] = [
        await findBookableDoctor(tx, { id: changed.doctorId }),
        await readSetting({ db: tx }, 'brand'),
      ];
      await notifyOfAppointment(app, tx, { row: changed, doctor: doctor!, brand });
      for (const doctorId of doctorIds) await offerNext(app, tx, doctorId);
      await also?.(tx, changed);
    }),
  );
}

function requireAnswerable({ proposal, row }: ProposalWithRow, to: ProposalState, now: Date): void {
  if (!mayBecome(proposal.state, to) || proposal.dueAt <= now || !isStillAbout(proposal, row)) throw proposalOver();
}

function seatOf({ startsAt, endsAt, seat }: AppointmentRow): OccupiedSeat {
  return { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime(), seat };
}
