/** Capacity: no hospital is ever sold more of a package in a month than it can do; the database refuses it, whatever the code does. */
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
  /** Unpaid, the places go back to others from then on. */
  until: Date;
  now: Date;
}

/**
 * Reserves places for an order, or throws `sold_out` (409). Reservations of others that ran out are taken back first.
 * Reserving the same line of the same order again while it stands changes nothing but its time.
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

/** Gives all places of an order back: it expired, was cancelled or refunded. Doing it twice gives them back once. */
export async function releaseCapacity(tx: Transaction, orderId: string): Promise<void> {
  for (const row of await listReservations(tx, orderId)) {
    await lockSlot(tx, row);
    if (await moveReservation(tx, row, ['reserved', 'confirmed'], 'released'))
      await givePlacesBack(tx, row, row.quantity);
    else await moveReservation(tx, row, ['lapsed'], 'released');
  }
}

/**
 * The order is paid: its places are its own for good. Places that lapsed before the payment arrived are taken again if there are any;
 * answers false when there are none (then the order belongs on the refund list, and nothing of it is confirmed).
 */
export async function confirmCapacity(tx: Transaction, orderId: string): Promise<boolean> {
  const rows = await listReservations(tx, orderId);
  for (const row of rows) await lockSlot(tx, row);
  // Read again: between the first reading and the locks another may have taken lapsed places back.
  const locked = await listReservations(tx, orderId);
  if (locked.some(({ status }) => status === 'released')) return false;
  const lapsed = locked.filter(({ status }) => status === 'lapsed');
  for (const [index, row] of lapsed.entries()) {
    if (await takePlaces(tx, row, row.quantity)) continue;
    for (const taken of lapsed.slice(0, index)) await givePlacesBack(tx, taken, taken.quantity);
    return false;
  }
  for (const row of locked) await moveReservation(tx, row, ['reserved', 'lapsed'], 'confirmed');
  return true;
}

/** Counts what was bought (or, below zero, given back) for the order by popularity. Pages show it when they are next made. */
export async function countSold(
  tx: Transaction,
  lines: readonly { packageId: number; quantity: number }[],
): Promise<void> {
  // One order of rows for all writers.
  for (const { packageId, quantity } of [...lines].sort((a, b) => a.packageId - b.packageId))
    await addTimesSold(tx, packageId, quantity);
}

/** Places that could be reserved now; none where the hospital does not offer the package. */
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
