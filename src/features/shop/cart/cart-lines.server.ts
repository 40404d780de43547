/** The cart's API for checkout and sign-in. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { mergedQuantity } from './cart.rules.ts';
import type { SelectedLine } from './cart.schema.ts';
import {
  deleteLine,
  deleteSelectedLines,
  findSameLine,
  listLines,
  listSelectedLines,
  lockCart,
  moveLine,
  updateLine,
} from './data/cart.store.server.ts';

/** The selected lines, oldest first, even those that cannot be bought: pricing refuses these. */
export async function selectedLines(
  app: Pick<App, 'db'> | { db: Transaction },
  ownerKey: string,
): Promise<SelectedLine[]> {
  const rows = await listSelectedLines(app.db, ownerKey);
  return rows.map(({ id, packageId, hospitalId, quantity, personId, personIsCitizen }) => ({
    lineId: id,
    packageId,
    hospitalId,
    quantity,
    personId,
    personIsCitizen,
  }));
}

/**
 * Removes the bought lines from the cart, in the order's transaction: the named lines, or all selected ones.
 * Unselected lines stay.
 */
export async function emptySelected(tx: Transaction, ownerKey: string, lineIds?: readonly string[]): Promise<void> {
  await lockCart(tx, ownerKey);
  await deleteSelectedLines(tx, ownerKey, lineIds);
}

/**
 * Moves a guest's lines into the patient's cart at sign-in (owner keys 'guest:...' and 'patient:...'). A line that
 * both have keeps the larger quantity. The guest's cart is empty afterwards. Throws for any other pair of owners:
 * that is a mistake in our code.
 */
export async function mergeCarts(
  tx: Transaction,
  { fromGuest, toPatient, now }: { fromGuest: string; toPatient: string; now: Date },
): Promise<void> {
  if (!fromGuest.startsWith('guest:') || !toPatient.startsWith('patient:'))
    throw new Error('Only a guest’s cart is merged, and only into a patient’s.');
  await lockCart(tx, fromGuest);
  await lockCart(tx, toPatient);
  for (const line of await listLines(tx, fromGuest)) {
    const same = await findSameLine(tx, { ...line, ownerKey: toPatient });
    if (!same) {
      await moveLine(tx, line.id, { ownerKey: toPatient, now });
      continue;
    }
    await updateLine(tx, same.id, {
      quantity: mergedQuantity(line.quantity, same.quantity),
      isSelected: line.isSelected || same.isSelected,
      updatedAt: now,
    });
    await deleteLine(tx, fromGuest, line.id);
  }
}
