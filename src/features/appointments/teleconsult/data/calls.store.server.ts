import { and, asc, eq, gt, lt, max, ne } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { callPresence, callSignals } from './calls.table.ts';

export type CallSide = 'patient' | 'clinic';

export async function insertSignals(tx: Transaction, rows: (typeof callSignals.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(callSignals).values(rows);
}

export function countSignals(db: Database | Transaction, appointmentId: string): Promise<number> {
  return db.$count(callSignals, eq(callSignals.appointmentId, appointmentId));
}

/** The other side's signals after that one, in order. */
export async function listSignals(
  db: Database | Transaction,
  { appointmentId, side, after }: { appointmentId: string; side: CallSide; after: number },
) {
  return db
    .select({ id: callSignals.id, body: callSignals.body })
    .from(callSignals)
    .where(and(eq(callSignals.appointmentId, appointmentId), ne(callSignals.side, side), gt(callSignals.id, after)))
    .orderBy(asc(callSignals.id))
    .limit(50);
}

/** The newest signal: a browser that enters starts after it. */
export async function lastSignalId(db: Database | Transaction, appointmentId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(callSignals.id) })
    .from(callSignals)
    .where(eq(callSignals.appointmentId, appointmentId));
  return row?.last ?? 0;
}

export async function upsertPresence(tx: Transaction, row: typeof callPresence.$inferInsert): Promise<void> {
  await tx
    .insert(callPresence)
    .values(row)
    .onConflictDoUpdate({ target: [callPresence.appointmentId, callPresence.side], set: { seenAt: row.seenAt } });
}

/** When this side was last seen in the room. */
export async function findPresence(
  db: Database | Transaction,
  where: { appointmentId: string; side: CallSide },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ seenAt: callPresence.seenAt })
    .from(callPresence)
    .where(and(eq(callPresence.appointmentId, where.appointmentId), eq(callPresence.side, where.side)));
  return row?.seenAt;
}

export async function deleteSignalsBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(callSignals).where(lt(callSignals.createdAt, before));
  return rowCount ?? 0;
}
