import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';

/** The number of taken places; a cancelled registration takes none. */
export async function countSeats(db: App['db'] | Transaction, entryId: number): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(
    sql`select count(*)::int as taken from event_seats s join form_submissions f on f.id = s.submission_id where s.entry_id = ${entryId} and f.state <> 'cancelled'`,
  );
  return rows[0]?.taken ?? 0;
}

/** Locks an event's places, so that registrations queue, and frees those of cancelled ones. */
export async function lockSeats(tx: Transaction, entryId: number): Promise<void> {
  await tx.execute(sql`select id from content_entries where id = ${entryId} for no key update`);
  await tx.execute(
    sql`delete from event_seats s using form_submissions f where s.entry_id = ${entryId} and f.id = s.submission_id and f.state = 'cancelled'`,
  );
}

/** Takes the lowest free places up to the event's last; returns how many there were. */
export async function insertSeats(
  tx: Transaction,
  {
    entryId,
    submissionId,
    people,
    capacity,
  }: { entryId: number; submissionId: string; people: number; capacity: number },
): Promise<number> {
  const { rowCount } =
    await tx.execute(sql`insert into event_seats (entry_id, seat, submission_id) select ${entryId}::int, n, ${submissionId}::uuid from generate_series(1, ${capacity}::int) n
    where not exists (select 1 from event_seats t where t.entry_id = ${entryId} and t.seat = n) order by n limit ${people}`);
  return rowCount ?? 0;
}
