/** Proposals of new times, and the slots that they hold. */
import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { timeProposals } from './time-proposals.table.ts';

export type ProposalRow = typeof timeProposals.$inferSelect;

/** A proposal with the appointment that it is about. */
export interface ProposalWithRow {
  proposal: ProposalRow;
  row: AppointmentRow;
}

const both = { proposal: timeProposals, row: appointments };

export async function insertProposal(
  tx: Transaction,
  proposal: typeof timeProposals.$inferInsert,
): Promise<ProposalRow> {
  const [inserted] = await tx.insert(timeProposals).values(proposal).returning();
  return inserted!;
}

export async function findProposalByToken(db: Database, tokenHash: string): Promise<ProposalWithRow | undefined> {
  const [found] = await db
    .select(both)
    .from(timeProposals)
    .innerJoin(appointments, eq(appointments.id, timeProposals.appointmentId))
    .where(eq(timeProposals.tokenHash, tokenHash));
  return found;
}

export async function findProposal(db: Database | Transaction, id: string): Promise<ProposalWithRow | undefined> {
  const [found] = await db
    .select(both)
    .from(timeProposals)
    .innerJoin(appointments, eq(appointments.id, timeProposals.appointmentId))
    .where(eq(timeProposals.id, id));
  return found;
}

/** The latest proposal about this appointment of a holder. */
export async function findLatestProposalOf(
  db: Database,
  own: { holderHash: string; reference: string },
): Promise<ProposalWithRow | undefined> {
  const [found] = await db
    .select(both)
    .from(timeProposals)
    .innerJoin(appointments, eq(appointments.id, timeProposals.appointmentId))
    .where(
      and(
        eq(appointments.holderHash, own.holderHash),
        eq(appointments.reference, own.reference),
        ne(appointments.status, 'held'),
      ),
    )
    .orderBy(desc(timeProposals.createdAt), desc(timeProposals.id))
    .limit(1);
  return found;
}

/** Open proposals of a holder whose answer is not yet due, the earliest first, with the doctor's name. */
export async function listOpenProposalsOf(db: Database, { holderHash, now }: { holderHash: string; now: Date }) {
  return db
    .select({ ...both, doctorName: doctors.name })
    .from(timeProposals)
    .innerJoin(appointments, eq(appointments.id, timeProposals.appointmentId))
    .innerJoin(doctors, eq(doctors.id, timeProposals.doctorId))
    .where(
      and(
        eq(appointments.holderHash, holderHash),
        eq(timeProposals.state, 'proposed'),
        gt(timeProposals.dueAt, now),
        eq(appointments.startsAt, timeProposals.fromStartsAt),
      ),
    )
    .orderBy(asc(timeProposals.dueAt), asc(timeProposals.id));
}

/**
 * The proposal and its appointment, locked until the transaction ends. The caller has locked the schedule of the
 * appointment's doctor. The appointment is locked first, as in every change of an appointment.
 */
export async function lockProposal(tx: Transaction, id: string): Promise<ProposalWithRow | undefined> {
  const known = await findProposal(tx, id);
  if (!known) return undefined;
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, known.row.id)).for('update');
  const [proposal] = await tx.select().from(timeProposals).where(eq(timeProposals.id, id)).for('update');
  return row && proposal ? { proposal, row } : undefined;
}

/** The appointment's open proposal, locked. */
export async function lockOpenProposal(tx: Transaction, appointmentId: string): Promise<ProposalRow | undefined> {
  const [proposal] = await tx
    .select()
    .from(timeProposals)
    .where(and(eq(timeProposals.appointmentId, appointmentId), eq(timeProposals.state, 'proposed')))
    .for('update');
  return proposal;
}

export async function updateProposal(
  tx: Transaction,
  id: string,
  change: Partial<Pick<ProposalRow, 'state' | 'answeredAt' | 'remindedAt'>>,
): Promise<void> {
  await tx.update(timeProposals).set(change).where(eq(timeProposals.id, id));
}

/** The held row of a proposal; absent once it expired or was deleted. */
export async function findHeldSlot(tx: Transaction, heldId: string): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, heldId), eq(appointments.status, 'held')))
    .for('update');
  return row;
}

export async function deleteHeldSlot(tx: Transaction, heldId: string): Promise<void> {
  await tx.delete(appointments).where(and(eq(appointments.id, heldId), eq(appointments.status, 'held')));
}

/** The appointment itself, locked; undefined for a hold. */
export async function lockAppointmentRow(tx: Transaction, id: string): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), ne(appointments.status, 'held')))
    .for('update');
  return row;
}

/** Open proposals that need attention: overdue, about a changed appointment, or due to be asked once more. */
export async function listProposalsToSettle(
  db: Database,
  { now, remindBefore, limit }: { now: Date; remindBefore: Date; limit: number },
): Promise<ProposalWithRow[]> {
  return db
    .select(both)
    .from(timeProposals)
    .innerJoin(appointments, eq(appointments.id, timeProposals.appointmentId))
    .where(
      and(
        eq(timeProposals.state, 'proposed'),
        sql`(${timeProposals.dueAt} <= ${now.toISOString()}
          or ${appointments.startsAt} <> ${timeProposals.fromStartsAt}
          or ${appointments.status} not in ('requested', 'confirmed', 'rescheduled')
          or (${timeProposals.remindedAt} is null and ${timeProposals.createdAt} <= ${remindBefore.toISOString()}))`,
      ),
    )
    .orderBy(asc(timeProposals.dueAt), asc(timeProposals.id))
    .limit(limit);
}

/** Deletes proposals that ended before `before`. Returns how many. */
export async function deleteEndedProposals(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(timeProposals)
    .where(and(ne(timeProposals.state, 'proposed'), lt(timeProposals.dueAt, before)));
  return rowCount ?? 0;
}
