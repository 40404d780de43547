import { and, asc, desc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { openRequestStates, type RequestKind, type RequestState } from '../privacy-office.rules.ts';
import { patientLookUps, privacyRequests, privacyRequestSteps } from './privacy-office.table.ts';

export type RequestRow = typeof privacyRequests.$inferSelect;
export type StepRow = typeof privacyRequestSteps.$inferSelect;

export async function insertRequest(tx: Transaction, row: typeof privacyRequests.$inferInsert): Promise<void> {
  await tx.insert(privacyRequests).values(row);
}

export async function insertStep(tx: Transaction, row: typeof privacyRequestSteps.$inferInsert): Promise<void> {
  await tx.insert(privacyRequestSteps).values(row);
}

export interface RequestSearch {
  kind?: RequestKind;
  state?: RequestState;
  isOpenOnly: boolean;
  reference?: string;
  sort: 'due' | 'received';
  isDescending: boolean;
  limit: number;
  offset: number;
}

/** One page of requests; `total` counts the matches, no further than `mostCounted`. */
export async function searchRequests(db: Database, search: RequestSearch) {
  const where = and(
    search.kind ? eq(privacyRequests.kind, search.kind) : undefined,
    search.state ? eq(privacyRequests.state, search.state) : undefined,
    search.isOpenOnly ? inArray(privacyRequests.state, [...openRequestStates]) : undefined,
    search.reference ? eq(privacyRequests.reference, search.reference) : undefined,
  );
  const order = search.isDescending ? desc : asc;
  const column = search.sort === 'received' ? privacyRequests.receivedOn : privacyRequests.dueOn;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(privacyRequests)
      .where(where)
      .orderBy(order(column), order(privacyRequests.id))
      .limit(search.limit)
      .offset(search.offset),
    countUpTo(db, { table: privacyRequests, where, most: mostCounted }),
  ]);
  return { rows, total };
}

/** The number of open requests whose last day is that day or earlier. */
export function countDueBy(db: Database, day: string): Promise<number> {
  return db.$count(
    privacyRequests,
    and(inArray(privacyRequests.state, [...openRequestStates]), lte(privacyRequests.dueOn, day)),
  );
}

/** The day on which the first that is due was received, 'YYYY-MM-DD'. */
export async function findOldestDueBy(db: Database, day: string): Promise<string | undefined> {
  const [row] = await db
    .select({ receivedOn: privacyRequests.receivedOn })
    .from(privacyRequests)
    .where(and(inArray(privacyRequests.state, [...openRequestStates]), lte(privacyRequests.dueOn, day)))
    .orderBy(asc(privacyRequests.dueOn), asc(privacyRequests.id))
    .limit(1);
  return row?.receivedOn;
}

export async function findRequest(db: Database | Transaction, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return row;
}

/** Locks a request, so that two members of staff change it one after the other. */
export async function lockRequest(tx: Transaction, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update');
  return row;
}

/** Changes a request and increases its version. */
export async function updateRequest(
  tx: Transaction,
  id: string,
  change: Partial<typeof privacyRequests.$inferInsert>,
): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ ...change, version: sql`${privacyRequests.version} + 1` })
    .where(eq(privacyRequests.id, id));
}

/** The history of a request with the names of staff, oldest first. */
export async function listSteps(db: Database, requestId: string) {
  return db
    .select({ step: privacyRequestSteps, by: accounts.name })
    .from(privacyRequestSteps)
    .leftJoin(accounts, eq(accounts.id, privacyRequestSteps.accountId))
    .where(eq(privacyRequestSteps.requestId, requestId))
    .orderBy(asc(privacyRequestSteps.id));
}

/** Requests about an account, newest first. */
export async function listRequestsAbout(db: Database, accountId: string): Promise<RequestRow[]> {
  return db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.accountId, accountId))
    .orderBy(desc(privacyRequests.receivedOn), desc(privacyRequests.id))
    .limit(100);
}

export async function listStepsAbout(db: Database, accountId: string): Promise<StepRow[]> {
  return (
    await db
      .select({ step: privacyRequestSteps })
      .from(privacyRequestSteps)
      .innerJoin(privacyRequests, eq(privacyRequests.id, privacyRequestSteps.requestId))
      .where(eq(privacyRequests.accountId, accountId))
      .orderBy(asc(privacyRequestSteps.id))
  ).map(({ step }) => step);
}

/** Removes name, address and texts from the requests about an account; kind, days and states stay as proof. */
export async function anonymiseRequests(tx: Transaction, accountId: string): Promise<void> {
  const own = tx
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(eq(privacyRequests.accountId, accountId));
  await tx.update(privacyRequestSteps).set({ note: null }).where(inArray(privacyRequestSteps.requestId, own));
  await tx
    .update(privacyRequests)
    .set({ personName: null, email: null, details: null })
    .where(eq(privacyRequests.accountId, accountId));
}

/** Deletes requests that were closed two years ago. Returns how many. */
export async function deletePastRequests(db: Database, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 2);
  const { rowCount } = await db
    .delete(privacyRequests)
    .where(and(isNotNull(privacyRequests.closedAt), lt(privacyRequests.closedAt, before)));
  return rowCount ?? 0;
}

export async function insertLookUp(tx: Transaction, row: typeof patientLookUps.$inferInsert): Promise<void> {
  await tx.insert(patientLookUps).values(row);
}

export async function findLookUp(db: Database, id: string) {
  const [row] = await db.select().from(patientLookUps).where(eq(patientLookUps.id, id));
  return row;
}

/** Deletes look-ups from before today; their reasons stay in the audit log. Returns how many. */
export async function deletePastLookUps(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from patient_look_ups where at < now() - interval '1 day'`);
  return rowCount ?? 0;
}
