import { and, asc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { capacityReservations, packageCapacity } from './packages.table.ts';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';

/** Places of one package in one hospital in one month; `month` is its first day, 'YYYY-MM-DD'. */
export interface Slot {
  packageId: number;
  hospitalId: number;
  month: string;
}
export type ReservationRow = typeof capacityReservations.$inferSelect;

/** Locks the month's row first, as every writer does, so that two of them queue instead of deadlocking. */
export async function lockSlot(tx: Transaction, slot: Slot): Promise<void> {
  await tx.select({ used: packageCapacity.used }).from(packageCapacity).where(isSlot(slot)).for('update');
}

/**
 * Takes places in one statement, which matches no row if too few are left. The month's row is created from the
 * hospital's capacity; `greatest` is needed because even a row that meets an existing one must pass the CHECK. Returns
 * whether it took them.
 */
export async function takePlaces(tx: Transaction, slot: Slot, quantity: number): Promise<boolean> {
  const { rowCount } =
    await tx.execute(sql`insert into package_capacity (package_id, hospital_id, month, capacity, used)
    select package_id, hospital_id, ${slot.month}::date, greatest(monthly_capacity, ${quantity}::int), ${quantity}::int from package_hospitals
    where package_id = ${slot.packageId} and hospital_id = ${slot.hospitalId} and (monthly_capacity >= ${quantity} or exists (
      select from package_capacity c where c.package_id = ${slot.packageId} and c.hospital_id = ${slot.hospitalId} and c.month = ${slot.month}))
    on conflict (package_id, hospital_id, month) do update set used = package_capacity.used + ${quantity}::int
    where package_capacity.used + ${quantity}::int <= package_capacity.capacity`);
  return rowCount === 1;
}

export async function givePlacesBack(tx: Transaction, slot: Slot, quantity: number): Promise<void> {
  await tx
    .update(packageCapacity)
    .set({ used: sql`${packageCapacity.used} - ${quantity}` })
    .where(isSlot(slot));
}

/** Marks the expired reservations of a month, and returns how many places they held. */
export async function lapseReservations(tx: Transaction, slot: Slot, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ quantity: number }>(sql`update capacity_reservations set status = 'lapsed'
    where package_id = ${slot.packageId} and hospital_id = ${slot.hospitalId} and month = ${slot.month}
      and status = 'reserved' and reserved_until <= ${now.toISOString()}::timestamptz returning quantity`);
  return rows.reduce((places, { quantity }) => places + quantity, 0);
}

/**
 * Inserts a reservation; an order that reserves the same again after a release reuses its row with the new quantity.
 */
export async function putReservation(tx: Transaction, row: typeof capacityReservations.$inferInsert): Promise<void> {
  await tx
    .insert(capacityReservations)
    .values(row)
    .onConflictDoUpdate({
      target: [
        capacityReservations.orderId,
        capacityReservations.packageId,
        capacityReservations.hospitalId,
        capacityReservations.month,
      ],
      set: { status: row.status, quantity: row.quantity, reservedUntil: row.reservedUntil },
    });
}

/** Reservations of an order, in the locking order of all writers. */
export async function listReservations(db: Database | Transaction, orderId: string): Promise<ReservationRow[]> {
  return db
    .select()
    .from(capacityReservations)
    .where(eq(capacityReservations.orderId, orderId))
    .orderBy(capacityReservations.packageId, capacityReservations.hospitalId, capacityReservations.month);
}

/** Changes a reservation's state; returns false when it was in none of the states in `from`. */
export async function moveReservation(
  tx: Transaction,
  row: ReservationRow,
  { from, to }: { from: ReservationRow['status'][]; to: ReservationRow['status'] },
): Promise<boolean> {
  const moved = await tx
    .update(capacityReservations)
    .set({ status: to })
    .where(
      and(
        eq(capacityReservations.orderId, row.orderId),
        isReservationOf(row),
        inArray(capacityReservations.status, from),
      ),
    )
    .returning({ orderId: capacityReservations.orderId });
  return moved.length === 1;
}

/**
 * The free places: by the month's own number, or the hospital's capacity for any month; expired reservations count as
 * free.
 */
export async function findPlacesLeft(db: Database | Transaction, slot: Slot, now: Date): Promise<number> {
  const { rows } = await db.execute<{
    left: number;
  }>(sql`select (coalesce(c.capacity, ph.monthly_capacity) - coalesce(c.used, 0) + coalesce((
      select sum(r.quantity) from capacity_reservations r where r.package_id = ph.package_id and r.hospital_id = ph.hospital_id
        and r.month = ${slot.month} and r.status = 'reserved' and r.reserved_until <= ${now.toISOString()}::timestamptz), 0))::int as left
    from package_hospitals ph left join package_capacity c on c.package_id = ph.package_id and c.hospital_id = ph.hospital_id and c.month = ${slot.month}
    where ph.package_id = ${slot.packageId} and ph.hospital_id = ${slot.hospitalId}`);
  return rows[0]?.left ?? 0;
}

/** The months from a day on that have sales or a number of their own. */
export function listMonths(
  db: Database,
  packageId: number,
  from: string,
): Promise<{ hospitalId: number; month: string; capacity: number; used: number }[]> {
  const { hospitalId, month, capacity, used } = packageCapacity;
  return db
    .select({ hospitalId, month, capacity, used })
    .from(packageCapacity)
    .where(and(eq(packageCapacity.packageId, packageId), gte(month, from)))
    .orderBy(asc(month), asc(hospitalId));
}

/** Sets a month's number; the CHECK package_capacity_not_oversold refuses one below the places in use. */
export async function putCapacity(tx: Transaction, slot: Slot, capacity: number): Promise<void> {
  await tx
    .insert(packageCapacity)
    .values({ ...slot, capacity })
    .onConflictDoUpdate({
      target: [packageCapacity.packageId, packageCapacity.hospitalId, packageCapacity.month],
      set: { capacity },
    });
}

function isSlot(slot: Slot): SQL | undefined {
  return and(
    eq(packageCapacity.packageId, slot.packageId),
    eq(packageCapacity.hospitalId, slot.hospitalId),
    eq(packageCapacity.month, slot.month),
  );
}

function isReservationOf(slot: Slot): SQL | undefined {
  return and(
    eq(capacityReservations.packageId, slot.packageId),
    eq(capacityReservations.hospitalId, slot.hospitalId),
    eq(capacityReservations.month, slot.month),
  );
}

/** Increases the sales count, for the order by popularity. */
export async function addTimesSold(tx: Transaction, packageId: number, quantity: number): Promise<void> {
  await tx
    .update(healthPackages)
    .set({ timesSold: sql`greatest(${healthPackages.timesSold} + ${quantity}, 0)` })
    .where(eq(healthPackages.id, packageId));
}
