/** What the lists of a patient's profile show: their lengths, and which purchases are recent. */
import type { PurchaseRow } from '#src/features/shop/orders/orders.schema.ts';

export const historyRowsPerPage = 20;

/** Rows of a section of the dashboard; the list behind its link has more. */
export const homeRows = 4;

const dayMs = 24 * 60 * 60 * 1_000;

/** Whether the dashboard lists a purchase: an order that was never paid is left out a day after it could be paid. */
export function isShownAsRecent({ state, expiresAt }: Pick<PurchaseRow, 'state' | 'expiresAt'>, now: Date): boolean {
  return state === 'paid' || state === 'refunded' || now.getTime() - expiresAt.getTime() < dayMs;
}
