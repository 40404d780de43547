import { mergeCarts } from '#src/features/shop/cart/cart.server.ts';
import { claimGuestAppointments } from '#src/features/appointments/booking/booking.server.ts';
import { mergeBookmarks } from '#src/features/patient/collections/collections.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { ownerOf } from '#src/platform/actor.ts';

export interface GuestToClaim {
  guestTokenHash: string;
  accountId: string;
}

/**
 * Moves a guest's data to the patient in the transaction of the sign-in; bookings only with a verified number or
 * address.
 */
export async function claimGuestData(
  app: Pick<App, 'clock' | 'secrets'>,
  tx: Transaction,
  { guestTokenHash, accountId }: GuestToClaim,
): Promise<void> {
  const toPatient = ownerOf({ kind: 'patient', accountId, sessionId: '' })!;
  await mergeCarts(tx, {
    fromGuest: ownerOf({ kind: 'guest', tokenHash: guestTokenHash })!,
    toPatient,
    now: app.clock.now(),
  });
  await claimGuestAppointments(app, tx, { guestTokenHash, accountId });
  await mergeBookmarks(tx, { fromGuest: ownerOf({ kind: 'guest', tokenHash: guestTokenHash })!, toPatient });
}
