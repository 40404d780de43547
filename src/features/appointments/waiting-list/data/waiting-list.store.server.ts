import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { liveStates } from '../waiting-list.rules.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { waitingListEntries, waitingListOffers } from './waiting-list.table.ts';

export type EntryRow = typeof waitingListEntries.$inferSelect;
type NewEntry = typeof waitingListEntries.$inferInsert;

const isLive = inArray(waitingListEntries.status, [...liveStates]);

/**
 * Inserts an entry; undefined when the unique index waiting_list_one_live_entry refuses a second live entry of the
 * same phone, person and day.
 */
export async function insertEntry(tx: Transaction, row: NewEntry): Promise<EntryRow | undefined> {
  const [inserted] = await tx.insert(waitingListEntries).values(row).onConflictDoNothing().returning();
  return inserted;
}

export interface WaitingListKey {
  doctorId: number;
  hospitalId: number;
  day: string;
  phoneHash: string;
  personId: string | null;
}

/** The live entry for the same request. */
export async function findLiveEntry(
  db: Database | Transaction,
  { doctorId, hospitalId, day, phoneHash, personId }: WaitingListKey,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(waitingListEntries)
    .where(
      and(
        isLive,
        eq(waitingListEntries.doctorId, doctorId),
        eq(waitingListEntries.hospitalId, hospitalId),
        eq(waitingListEntries.day, day),
        eq(waitingListEntries.phoneHash, phoneHash),
        sql`${waitingListEntries.personId} is not distinct from ${personId}`,
      ),
    );
  return row;
}

export function countLiveEntries(db: Database | Transaction, phoneHash: string): Promise<number> {
  return db.$count(waitingListEntries, and(isLive, eq(waitingListEntries.phoneHash, phoneHash)));
}

export async function findEntry(db: Database | Transaction, reference: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(waitingListEntries).where(eq(waitingListEntries.reference, reference));
  return row;
}

/** The same entry, locked until the transaction ends. The doctor's schedule is locked before. */
export async function lockEntry(tx: Transaction, id: string): Promise<EntryRow> {
  const [row] = await tx.select().from(waitingListEntries).where(eq(waitingListEntries.id, id)).for('update');
  return row!;
}

export async function updateEntry(tx: Transaction, id: string, change: Partial<NewEntry>): Promise<void> {
  await tx.update(waitingListEntries).set(change).where(eq(waitingListEntries.id, id));
}

/** The number of entries before this one for the same doctor, hospital and day. */
export function countBefore(db: Database, entry: EntryRow): Promise<number> {
  return db.$count(
    waitingListEntries,
    and(
      isLive,
      eq(waitingListEntries.doctorId, entry.doctorId),
      eq(waitingListEntries.hospitalId, entry.hospitalId),
      eq(waitingListEntries.day, entry.day),
      lt(waitingListEntries.queuedAt, entry.queuedAt),
    ),
  );
}

/** Live entries of a holder with the names of doctor and hospital, the next day first. */
export async function listEntriesOf(db: Database, holderHash: string) {
  return db
    .select({ entry: waitingListEntries, doctorName: doctors.name, hospitalName: hospitals.name })
    .from(waitingListEntries)
    .innerJoin(doctors, eq(doctors.id, waitingListEntries.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, waitingListEntries.hospitalId))
    .where(and(eq(waitingListEntries.holderHash, holderHash), isLive))
    .orderBy(asc(waitingListEntries.day), asc(waitingListEntries.queuedAt));
}

/** All entries of a holder, for the data export. */
export async function listAllEntriesOf(db: Database, holderHash: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(waitingListEntries)
    .where(eq(waitingListEntries.holderHash, holderHash))
    .orderBy(asc(waitingListEntries.createdAt));
}

/** Deletes a holder's entries with their offers, and frees the slots held for open offers. */
/** Closes a holder's live entries, and frees the slots that were offered for them. */
export async function closeEntriesOf(tx: Transaction, holderHash: string, now: Date): Promise<void> {
  const closed = await tx
    .update(waitingListEntries)
    .set({ status: 'closed', updatedAt: now })
    .where(and(eq(waitingListEntries.holderHash, holderHash), isLive))
    .returning({ id: waitingListEntries.id });
  if (closed.length === 0) return;
  const offers = await tx
    .update(waitingListOffers)
    .set({ state: 'withdrawn', answeredAt: now })
    .where(
      and(
        inArray(
          waitingListOffers.entryId,
          closed.map(({ id }) => id),
        ),
        eq(waitingListOffers.state, 'open'),
      ),
    )
    .returning({ id: waitingListOffers.appointmentId });
  if (offers.length === 0) return;
  const held = offers.map(({ id }) => id);
  await tx.delete(appointments).where(and(eq(appointments.status, 'held'), inArray(appointments.id, held)));
}

export async function deleteEntriesOf(tx: Transaction, holderHash: string): Promise<void> {
  const own = tx
    .select({ id: waitingListOffers.appointmentId })
    .from(waitingListOffers)
    .innerJoin(waitingListEntries, eq(waitingListEntries.id, waitingListOffers.entryId))
    .where(and(eq(waitingListEntries.holderHash, holderHash), eq(waitingListOffers.state, 'open')));
  await tx.delete(appointments).where(and(eq(appointments.status, 'held'), inArray(appointments.id, own)));
  await tx.delete(waitingListEntries).where(eq(waitingListEntries.holderHash, holderHash));
}

/** Entries that wait for this doctor from `today` on, in order, each with its earlier offers; locked. */
export async function listQueue(
  tx: Transaction,
  { doctorId, today }: { doctorId: number; today: string },
): Promise<{ entry: EntryRow; offered: number[] }[]> {
  const entries = await tx
    .select()
    .from(waitingListEntries)
    .where(
      and(
        eq(waitingListEntries.doctorId, doctorId),
        eq(waitingListEntries.status, 'waiting'),
        gte(waitingListEntries.day, today),
      ),
    )
    .orderBy(asc(waitingListEntries.queuedAt), asc(waitingListEntries.id))
    .for('update');
  if (entries.length === 0) return [];
  const offers = await tx
    .select({ entryId: waitingListOffers.entryId, startsAt: waitingListOffers.startsAt })
    .from(waitingListOffers)
    .where(
      inArray(
        waitingListOffers.entryId,
        entries.map(({ id }) => id),
      ),
    );
  return entries.map((entry) => ({
    entry,
    offered: offers.filter(({ entryId }) => entryId === entry.id).map(({ startsAt }) => startsAt.getTime()),
  }));
}

/** Doctors with a waiting entry or an open offer. */
export async function listWaitedForDoctors(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ doctorId: waitingListEntries.doctorId })
    .from(waitingListEntries)
    .where(isLive)
    .orderBy(asc(waitingListEntries.doctorId));
  return rows.map(({ doctorId }) => doctorId);
}

/** Live entries of this doctor whose day has passed. */
export async function listPastEntries(
  tx: Transaction,
  { doctorId, today }: { doctorId: number; today: string },
): Promise<EntryRow[]> {
  return tx
    .select()
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.doctorId, doctorId), isLive, lt(waitingListEntries.day, today)))
    .orderBy(asc(waitingListEntries.id))
    .for('update');
}

export async function findReference(
  db: Database | Transaction,
  appointmentId: string,
): Promise<Pick<AppointmentRow, 'reference' | 'startsAt' | 'status' | 'mode'> | undefined> {
  const [row] = await db
    .select({
      reference: appointments.reference,
      startsAt: appointments.startsAt,
      status: appointments.status,
      mode: appointments.mode,
    })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  return row;
}

/** Deletes ended entries whose day is before `before`. Returns how many. */
export async function deleteOldEntries(db: Database, before: string): Promise<number> {
  const { rowCount } = await db.delete(waitingListEntries).where(lt(waitingListEntries.day, before));
  return rowCount ?? 0;
}

/** Deletes entries of the waiting list 30 days after their day. Returns the number of deleted rows. */
export async function deletePastEntries(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from waiting_list_entries where day::date < (${now.toISOString()}::timestamptz - interval '30 days')::date`,
  );
  return rowCount ?? 0;
}
