import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';

/**
 * Forgets people without an account, and others' contacts, once nothing needs them any more: guests' carts after 90 days,
 * guests' saved items after 400 days, waiting lists 30 days after their day, the contact of guests' appointments seven years after the visit,
 * ended invitations after 30 days, the log of the simulated profile service after 90 days. Answers how many rows changed.
 */
export async function forgetGuests(db: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  const statements = [
    sql`delete from cart_lines where owner_key like 'guest:%' and created_at < ${at}::timestamptz - interval '90 days'`,
    sql`delete from bookmarks where owner_key like 'guest:%' and created_at < ${at}::timestamptz - interval '400 days'`,
    sql`delete from waiting_list_entries where day::date < (${at}::timestamptz - interval '30 days')::date`,
    sql`update appointments set patient_name = null, phone = null, phone_hash = null, email = null, reason = null, cancel_reason = null
      where holder_hash not like 'patient:%' and patient_name is not null and ends_at < ${at}::timestamptz - interval '7 years'`,
    sql`delete from staff_invitations where expires_at < ${at}::timestamptz - interval '30 days'`,
    sql`delete from profile_sync_log where at < ${at}::timestamptz - interval '90 days'`,
  ];
  let changed = 0;
  for (const statement of statements) changed += (await db.execute(statement)).rowCount ?? 0;
  return changed;
}
