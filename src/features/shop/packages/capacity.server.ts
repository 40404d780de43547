/** Capacity: no hospital sells more of a package in a month than it can perform; a database constraint enforces it. */
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import {
  findPlacesLeft,
  givePlacesBack,
  lapseReservations,
  listReservations,
  lockSlot,
  moveReservation,
  putReservation,
  takePlaces,
  type Slot,
} from './data/capacity.store.server.ts';
import { addTimesSold } from './data/capacity.store.server.ts';
import { quantityInvalid, soldOut } from './packages.errors.ts';
import { monthStart } from './packages.rules.ts';

export interface CapacityRequest {
  packageId: number;
  hospitalId: number;
  /** 'YYYY-MM' in Malaysia: the month of sale. */
  month: string;
  quantity: number;
  orderId: string;
  /** When the reservation expires, unless the order is paid. */
  until: Date;
  now: Date;
}

/**
 * Reserves places for an order, or throws `sold_out` (409). Expired reservations of others are released first.
 * Reserving the same line of the same order again only renews its expiry.
 */
export async function reserveCapacity(tx: Transaction, request: CapacityRequest): Promise<void> {
  const { orderId, quantity, until, now } = request;
  if (!Number.isInteger(quantity) || quantity < 1) throw quantityInvalid();
  const slot = slotOf(request);
  await lockSlot(tx, slot);
  const standing = (await listReservations(tx, orderId)).find(
    (row) => isSame(row, slot) && (row.status === 'reserved' || row.status === 'confirmed'),
  );
  if (standing?.status === 'confirmed' || standing?.quantity === quantity) {
    if (standing.status === 'reserved') await putReservation(tx, { ...standing, reservedUntil: until });
    return;
  }
  if (standing) await givePlacesBack(tx, slot, standing.quantity);
  await takeBackLapsed(tx, slot, now);
  if (!(await takePlaces(tx, slot, quantity))) throw soldOut();
  await putReservation(tx, { ...slot, orderId, quantity, status: 'reserved', reservedUntil: until });
}

/** Releases all places of an order: it expired, was cancelled or refunded. Calling it twice releases them once. */
export async function releaseCapacity(tx: Transaction, orderId: string): Promise<void> {
  for (const row of await listReservations(tx, orderId)) {
    await lockSlot(tx, row);
    if (await moveReservation(tx, row, { from: ['reserved', 'confirmed'], to: 'released' }))
      await givePlacesBack(tx, row, row.quantity);
    else await moveReservation(tx, row, { from: ['lapsed'], to: 'released' });
  }
}

/**
 * Makes the places of a paid order permanent. Places that expired before the payment arrived are taken again if there
 * are any. Returns false when there are none: the order must then be refunded, and nothing of it is confirmed.
 */
export async function confirmCapacity(tx: Transaction, orderId: string): Promise<boolean> {
  const rows = await listReservations(tx, orderId);
  for (const row of rows) await lockSlot(tx, row);
  // Read again under the lock: another transaction may have released expired places in between.
  const locked = await listReservations(tx, orderId);
  if (locked.some(({ status }) => status === 'released')) return false;
  const lapsed = locked.filter(({ status }) => status === 'lapsed');
  for (const [index, row] of lapsed.entries()) {
    if (await takePlaces(tx, row, row.quantity)) continue;
    for (const taken of lapsed.slice(0, index)) await givePlacesBack(tx, taken, taken.quantity);
    return false;
  }
  for (const row of locked) await moveReservation(tx, row, { from: ['reserved', 'lapsed'], to: 'confirmed' });
  return true;
}

/**
 * Adds bought items (negative: refunded ones) to the count for the order by popularity. Pages show it at their next
 * rendering.
 */
export async function countSold(
  tx: Transaction,
  lines: readonly { packageId: number; quantity: number }[],
): Promise<void> {
  // All transactions lock the rows in this order.
  for (const { packageId, quantity } of [...lines].sort((a, b) => a.packageId - b.packageId))
    await addTimesSold(tx, packageId, quantity);
}

/** Places that can be reserved now; none where the hospital does not offer the package. */
export function placesLeft(
  source: { db: Database | Transaction } & Pick<App, 'clock'>,
  wanted: { packageId: number; hospitalId: number; month: string },
): Promise<number> {
  return findPlacesLeft(source.db, slotOf(wanted), source.clock.now());
}

async function takeBackLapsed(tx: Transaction, slot: Slot, now: Date): Promise<void> {
  const places = await lapseReservations(tx, slot, now);
  if (places > 0) await givePlacesBack(tx, slot, places);
}

function slotOf({ packageId, hospitalId, month }: { packageId: number; hospitalId: number; month: string }): Slot {
  return { packageId, hospitalId, month: monthStart(month) };
}

function isSame(row: Slot, slot: Slot): boolean {
  return row.packageId === slot.packageId && row.hospitalId === slot.hospitalId && row.month === slot.month;
}
