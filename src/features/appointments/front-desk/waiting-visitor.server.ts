/** One visitor on the waiting list as the front desk sees it; the front desk can take the visitor off. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { lockSchedule, guarded } from '#src/features/appointments/appointments/appointments.server.ts';
import { findWaitingRow, listOffersOf } from './data/waiting-list-admin.store.server.ts';
import {
  countBefore,
  lockEntry,
  mailTakenOff,
  endEntry,
  noticeFor,
  offerNext,
  waitingEnded,
  waitingUnknown,
} from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { reasonMissing } from './front-desk.errors.ts';
import { liveStates, mayBecome, type OfferState } from '#src/features/appointments/waiting-list/waiting-list.rules.ts';
import { type WaitingVisitor, visitorOf, subjectOf, recordAccessOf } from './waiting-list-admin.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

export interface WaitingVisitorDetails extends Omit<WaitingVisitor, 'offer'> {
  phone: string;
  email: string;
  reason: string | null;
  /** The number of entries before this one, while the patient waits. */
  before: number | null;
  removedReason: string | null;
  isRemovable: boolean;
  offers: { id: string; startsAt: Date; expiresAt: Date; answeredAt: Date | null; state: OfferState }[];
}

/** One entry with contact, reason and offers. Throws waiting_entry_unknown (404), also for another hospital's. */
export async function viewWaitingVisitor(app: Ports, actor: Actor, reference: string): Promise<WaitingVisitorDetails> {
  const staff = requireStaff(actor, 'run_front_desk');
  const row = await waitingRowOf(app, staff, reference);
  const [offers, before] = await Promise.all([listOffersOf(app.db, row.entry.id), countBefore(app.db, row.entry)]);
  await recordAccessOf(app, staff, { entries: [row.entry], where: 'details' });
  const { phone, email, reason, removedReason, status } = row.entry;
  return {
    ...visitorOf(app, row),
    phone: app.secrets.open(phone, ['waiting_list_entries', 'phone', row.entry.id]),
    email: app.secrets.open(email, ['waiting_list_entries', 'email', row.entry.id]),
    reason: reason && app.secrets.open(reason, ['waiting_list_entries', 'reason', row.entry.id]),
    removedReason:
      removedReason && app.secrets.open(removedReason, ['waiting_list_entries', 'removed_reason', row.entry.id]),
    before: liveStates.includes(status) ? before : null,
    isRemovable: mayBecome(status, 'left'),
    offers: offers.map(({ id, startsAt, expiresAt, answeredAt, state }) => ({
      id,
      startsAt,
      expiresAt,
      answeredAt,
      state,
    })),
  };
}

/**
 * Removes a patient from a list and notifies by mail; a held slot goes to the next patient. Throws reason_missing
 * (422), waiting_entry_unknown (404), waiting_ended (409) once the entry has ended.
 */
export async function takeOffWaitingList(
  app: Ports,
  actor: Actor,
  { reference, reason }: { reference: string; reason: string },
): Promise<void> {
  const staff = requireStaff(actor, 'run_front_desk');
  if (reason.length < 3) throw reasonMissing();
  const known = await waitingRowOf(app, staff, reference);
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedule(tx, known.entry.doctorId);
      const entry = await lockEntry(tx, known.entry.id);
      if (!mayBecome(entry.status, 'left')) throw waitingEnded();
      await endEntry(tx, {
        entry,
        to: 'left',
        now: app.clock.now(),
        removedReason: app.secrets.seal(reason, ['waiting_list_entries', 'removed_reason', entry.id]),
      });
      await mailTakenOff(app, tx, await noticeFor(tx, entry));
      await recordAudit(app, tx, {
        actor: staff,
        action: 'waiting_list_taken_off',
        ...subjectOf(entry),
        detail: { from: entry.status },
      });
      await offerNext(app, tx, entry.doctorId);
    }),
  );
}

async function waitingRowOf(app: Ports, staff: Staff, reference: string) {
  const row =
    reference.length > 20
      ? undefined
      : await findWaitingRow(app.db, { scope: hospitalsFor(staff.roleAssignments, 'run_front_desk'), reference });
  if (!row) throw waitingUnknown();
  return row;
}
