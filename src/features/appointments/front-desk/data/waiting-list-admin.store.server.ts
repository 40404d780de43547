import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, inArray, like, type SQL } from 'drizzle-orm';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
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
  /** State of the latest offer, which the entry keeps. */
  offer?: OfferState;
  /** Prefix of a reference. */
  reference?: string;
  phoneHash?: string;
  order?: ListOrder;
}

export interface WaitingListRow {
  entry: EntryRow;
  doctorName: string;
  hospitalName: string;
  /** The latest offer. */
  offer: Pick<OfferRow, 'startsAt' | 'expiresAt' | 'state'> | null;
}

type FoundRow = Omit<WaitingListRow, 'offer'>;

const within = (scope: HospitalScope): SQL | undefined =>
  scope === 'all' ? undefined : inArray(waitingListEntries.hospitalId, [...scope]);

type LatestOffer = NonNullable<WaitingListRow['offer']>;

/** The latest offer of each of these entries. */
async function latestOffers(db: Database, entryIds: readonly string[]): Promise<Map<string, LatestOffer>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([waitingListOffers.entryId], {
      entryId: waitingListOffers.entryId,
      startsAt: waitingListOffers.startsAt,
      expiresAt: waitingListOffers.expiresAt,
      state: waitingListOffers.state,
    })
    .from(waitingListOffers)
    .where(inArray(waitingListOffers.entryId, [...entryIds]))
    .orderBy(waitingListOffers.entryId, desc(waitingListOffers.createdAt));
  return new Map(rows.map(({ entryId, ...offer }) => [entryId, offer]));
}

function matching({
  scope,
  states,
  hospitalId,
  doctorId,
  day,
  reference,
  phoneHash,
  offer,
}: WaitingFilter): SQL | undefined {
  return and(
    within(scope),
    inArray(waitingListEntries.status, [...states]),
    offer ? eq(waitingListEntries.lastOffer, offer) : undefined,
    hospitalId ? eq(waitingListEntries.hospitalId, hospitalId) : undefined,
    doctorId ? eq(waitingListEntries.doctorId, doctorId) : undefined,
    day ? eq(waitingListEntries.day, day) : undefined,
    reference ? like(waitingListEntries.reference, `${likeLiteral(reference)}%`) : undefined,
    phoneHash ? eq(waitingListEntries.phoneHash, phoneHash) : undefined,
  );
}

function orderOf({ order }: WaitingFilter): SQL[] {
  const direction = order?.isDescending ? desc : asc;
  const { createdAt, day, id, queuedAt } = waitingListEntries;
  if (order?.sort === 'joined') return [direction(createdAt), direction(id)];
  return [direction(day), asc(doctors.name), asc(queuedAt), asc(id)];
}

/** Entries of the staff member's hospitals: by day and doctor, each list in its order of service, or as they joined. */
export async function listWaitingRows(
  db: Database,
  filter: WaitingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundRow[]> {
  const order = orderOf(filter);
  // The page's rows are chosen first, from the indexes alone; doctors' names are joined only where they are part of the
  // order.
  const entries = db.select({ id: waitingListEntries.id }).from(waitingListEntries).$dynamic();
  if (filter.order?.sort !== 'joined') entries.innerJoin(doctors, eq(doctors.id, waitingListEntries.doctorId));
  const page = entries
    .where(matching(filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return db
    .select({ entry: waitingListEntries, doctorName: doctors.name, hospitalName: hospitals.name })
    .from(waitingListEntries)
    .innerJoin(doctors, eq(doctors.id, waitingListEntries.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, waitingListEntries.hospitalId))
    .where(inArray(waitingListEntries.id, page))
    .orderBy(...order);
}

/** Adds the latest offer to each row. Call it with the rows of one page only, because each row is a look-up. */
export async function withOffers(db: Database, rows: readonly FoundRow[]): Promise<WaitingListRow[]> {
  const offers = await latestOffers(
    db,
    rows.map(({ entry }) => entry.id),
  );
  return rows.map((row) => ({ ...row, offer: offers.get(row.entry.id) ?? null }));
}

/** The number for a list, which is counted no further than `mostCounted`. */
export function countWaitingRows(db: Database, filter: WaitingFilter): Promise<number> {
  return countUpTo(db, { table: waitingListEntries, where: matching(filter), most: mostCounted });
}

export async function findWaitingRow(
  db: Database,
  { scope, reference }: { scope: HospitalScope; reference: string },
): Promise<FoundRow | undefined> {
  const [row] = await db
    .select({ entry: waitingListEntries, doctorName: doctors.name, hospitalName: hospitals.name })
    .from(waitingListEntries)
    .innerJoin(doctors, eq(doctors.id, waitingListEntries.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, waitingListEntries.hospitalId))
    .where(and(eq(waitingListEntries.reference, reference), within(scope)));
  return row;
}

/** All offers of an entry, latest first. */
export async function listOffersOf(db: Database, entryId: string): Promise<OfferRow[]> {
  return db
    .select()
    .from(waitingListOffers)
    .where(eq(waitingListOffers.entryId, entryId))
    .orderBy(desc(waitingListOffers.createdAt), desc(waitingListOffers.id))
    .limit(50);
}
