import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { OfferState, WaitingState } from '#src/features/appointments/waiting-list/waiting-list.rules.ts';
import type { HospitalScope } from './front-desk.store.server.ts';
import type { EntryRow, OfferRow } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import {
  waitingListEntries,
  waitingListOffers,
} from '#src/features/appointments/waiting-list/data/waiting-list.table.ts';

export interface WaitingFilter {
  scope: HospitalScope;
  states: readonly WaitingState[];
  hospitalId?: number;
  doctorId?: number;
  day?: string;
  /** State of the latest offer. */
  offer?: OfferState;
  /** Prefix of a reference. */
  reference?: string;
  phoneHash?: string;
}

export interface WaitingListRow {
  entry: EntryRow;
  doctorName: string;
  hospitalName: string;
  /** The latest offer. */
  offer: Pick<OfferRow, 'startsAt' | 'expiresAt' | 'state'> | null;
}

const within = (scope: HospitalScope): SQL | undefined =>
  scope === 'all' ? undefined : inArray(waitingListEntries.hospitalId, [...scope]);

function latestOffers(db: Database) {
  return db
    .selectDistinctOn([waitingListOffers.entryId], {
      entryId: waitingListOffers.entryId,
      startsAt: waitingListOffers.startsAt,
      expiresAt: waitingListOffers.expiresAt,
      state: waitingListOffers.state,
    })
    .from(waitingListOffers)
    .orderBy(waitingListOffers.entryId, desc(waitingListOffers.createdAt))
    .as('latest');
}

function matching(
  { scope, states, hospitalId, doctorId, day, reference, phoneHash, offer }: WaitingFilter,
  latest: ReturnType<typeof latestOffers>,
): SQL | undefined {
  return and(
    within(scope),
    inArray(waitingListEntries.status, [...states]),
    offer ? eq(latest.state, offer) : undefined,
    hospitalId ? eq(waitingListEntries.hospitalId, hospitalId) : undefined,
    doctorId ? eq(waitingListEntries.doctorId, doctorId) : undefined,
    day ? eq(waitingListEntries.day, day) : undefined,
    reference ? sql`starts_with(${waitingListEntries.reference}, ${reference})` : undefined,
    phoneHash ? eq(waitingListEntries.phoneHash, phoneHash) : undefined,
  );
}

/** Entries of the staff member's hospitals: by day and doctor, each list in its order of service. */
export async function listWaitingRows(
  db: Database,
  filter: WaitingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<WaitingListRow[]> {
  const latest = latestOffers(db);
  const rows = await db
    .select({
      entry: waitingListEntries,
      doctorName: doctors.name,
      hospitalName: hospitals.name,
      startsAt: latest.startsAt,
      expiresAt: latest.expiresAt,
      state: latest.state,
    })
    .from(waitingListEntries)
    .innerJoin(doctors, eq(doctors.id, waitingListEntries.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, waitingListEntries.hospitalId))
    .leftJoin(latest, eq(latest.entryId, waitingListEntries.id))
    .where(matching(filter, latest))
    .orderBy(
      asc(waitingListEntries.day),
      asc(doctors.name),
      asc(waitingListEntries.queuedAt),
      asc(waitingListEntries.id),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ startsAt, expiresAt, state, ...row }) => ({
    ...row,
    offer: startsAt && expiresAt && state ? { startsAt, expiresAt, state } : null,
  }));
}

export async function countWaitingRows(db: Database, filter: WaitingFilter): Promise<number> {
  const latest = latestOffers(db);
  const [row] = await db
    .select({ total: count() })
    .from(waitingListEntries)
    .leftJoin(latest, eq(latest.entryId, waitingListEntries.id))
    .where(matching(filter, latest));
  return row!.total;
}

export async function findWaitingRow(
  db: Database,
  { scope, reference }: { scope: HospitalScope; reference: string },
): Promise<Omit<WaitingListRow, 'offer'> | undefined> {
  const [row] = await db
    .select({ entry: waitingListEntries, doctorName: doctors.name, hospitalName: hospitals.name })
    .from(waitingListEntries)
    .innerJoin(doctors, eq(doctors.id, waitingListEntries.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, waitingListEntries.hospitalId))
    .where(and(eq(waitingListEntries.reference, reference), within(scope)));
  return row;
}

/** All offers to an entry, latest first. */
export async function listOffersOf(db: Database, entryId: string): Promise<OfferRow[]> {
  return db
    .select()
    .from(waitingListOffers)
    .where(eq(waitingListOffers.entryId, entryId))
    .orderBy(desc(waitingListOffers.createdAt), desc(waitingListOffers.id))
    .limit(50);
}
