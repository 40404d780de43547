import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';

/** Deletes the drafts of forms after a day. Returns the number of deleted rows. */
export async function deleteOldDrafts(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from form_drafts where created_at < now() - interval '1 day'`);
  return rowCount ?? 0;
}

/** Deletes expired sign-ins without a second factor. Returns the number of deleted rows. */
export async function deletePendingSignIns(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from pending_sign_ins where expires_at < now()`);
  return rowCount ?? 0;
}

/** Deletes expired device cookies. Returns the number of deleted rows. */
export async function deleteKnownDevices(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from known_devices where expires_at < now()`);
  return rowCount ?? 0;
}

/** Deletes sessions thirty days after their end. Returns the number of deleted rows. */
export async function deleteEndedSessions(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from sessions where expires_at < now() - interval '30 days'`);
  return rowCount ?? 0;
}
