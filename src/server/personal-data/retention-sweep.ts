/**
 * The retention jobs: each table's rows are deleted by the feature or port that owns it; the deletions are called
 * here.
 */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database } from '#src/platform/db/transaction.ts';
import { deleteLapsedHolds, removeGuestContacts } from '#src/features/appointments/appointments/appointments.server.ts';
import { deletePastEntries } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { deletePastChanges } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { deletePastOpenings } from '#src/features/console/open-records/open-records.server.ts';
import { deletePastUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { deleteEndedInvitations } from '#src/features/console/people/people.server.ts';
import {
  deletePastBreaches,
  deletePastLookUps,
  deletePastRequests,
} from '#src/features/console/privacy-office/privacy-office.server.ts';
import { deleteSyncsOfErased } from '#src/features/patient/accounts/accounts.server.ts';
import { deleteGuestBookmarks } from '#src/features/patient/collections/collections.server.ts';
import { deleteSpentChallenges } from '#src/features/patient/credentials/credentials.server.ts';
import { deleteOldCodes } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import {
  deleteEndedSessions,
  deleteKnownDevices,
  deleteOldDrafts,
  deletePendingSignIns,
} from '#src/features/patient/sessions/sessions.server.ts';
import { deleteGuestCarts } from '#src/features/shop/cart/cart.server.ts';
import { forgetBuyers } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import { forgetPayers } from '#src/features/shop/payments/payments.server.ts';
import { deletePastCounts } from '#src/platform/daily-counts/daily-counts.store.server.ts';
import { deleteOldAnswers } from '#src/platform/idempotency/idempotency.store.server.ts';
import { deleteEndedVerifications } from '#src/platform/identity/embedded/social-proof.store.server.ts';
import { deleteEndedCodes } from '#src/platform/one-time-codes/one-time-codes.store.server.ts';
import { deleteSentMessages } from '#src/platform/outbox/outbox.store.server.ts';
import { deleteOldSyncLog } from '#src/platform/profile-sync/profile-sync.store.server.ts';

/** Rows that expire, which the hourly job deletes. */
const ended = {
  holds: deleteLapsedHolds,
  answers: deleteOldAnswers,
  codes: deleteOldCodes,
  drafts: deleteOldDrafts,
  signIns: deletePendingSignIns,
  mailedCodes: deleteEndedCodes,
  resetLinks: deleteEndedVerifications,
  challenges: deleteSpentChallenges,
  devices: deleteKnownDevices,
  sessions: deleteEndedSessions,
  messages: deleteSentMessages,
  lookUps: deletePastLookUps,
  bulkChanges: deletePastChanges,
  unsavedChanges: deletePastUnsaved,
  openRecords: deletePastOpenings,
  dailyCounts: deletePastCounts,
} as const satisfies Record<string, (db: Database) => Promise<number>>;

/**
 * Data of people without an account, and contacts of other people, which the nightly job deletes or anonymises once
 * they are not needed.
 */
const forgotten: readonly ((db: Database, now: Date) => Promise<number>)[] = [
  deleteGuestCarts,
  deleteGuestBookmarks,
  deletePastEntries,
  removeGuestContacts,
  deleteEndedInvitations,
  deleteOldSyncLog,
  deleteSyncsOfErased,
  deletePastRequests,
  deletePastBreaches,
];

/** Deletes expired rows. Returns the number of deleted rows by name. */
export async function sweep(app: Pick<App, 'db'>): Promise<Record<keyof typeof ended, number>> {
  const counts = await Promise.all(
    Object.entries(ended).map(async ([name, deleteEnded]) => [name, await deleteEnded(app.db)] as const),
  );
  return Object.fromEntries(counts) as Record<keyof typeof ended, number>;
}

/** Anonymises guests. Returns the number of changed rows. */
export async function forgetGuests(db: Database, now: Date): Promise<number> {
  let changed = 0;
  for (const forget of forgotten) changed += await forget(db, now);
  return changed;
}

const forgottenAtOnce = 200;

/**
 * Anonymises sales after the seven years that the law requires accounts to be kept, those of guests too. Returns how
 * many orders changed.
 */
export async function forgetPastSales(app: Pick<App, 'db' | 'clock' | 'secrets'>): Promise<number> {
  const before = new Date(app.clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - 7);
  for (let changed = 0; ;) {
    const orderIds = await inTransaction(app.db, async (tx) => {
      const ids = await forgetBuyers(app, tx, { before, limit: forgottenAtOnce });
      if (ids.length > 0) await forgetPayers(app, tx, ids);
      return ids;
    });
    changed += orderIds.length;
    if (orderIds.length < forgottenAtOnce) return changed;
  }
}
