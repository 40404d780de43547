import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { formSubmissions } from './forms.table.ts';

export type LateSubmission = Pick<
  typeof formSubmissions.$inferSelect,
  'id' | 'kind' | 'reference' | 'state' | 'hospitalId' | 'ownerKey' | 'dueAt' | 'escalation'
>;

/**
 * Late submissions that were not escalated, and those that were escalated once, before `firstBefore`, and are still not
 * answered. They are locked; rows that another process or a colleague has locked are left for the next run.
 */
export function takeLateSubmissions(
  tx: Transaction,
  { kinds, now, firstBefore, limit }: { kinds: readonly string[]; now: Date; firstBefore: Date; limit: number },
): Promise<LateSubmission[]> {
  const { id, kind, reference, state, hospitalId, ownerKey, dueAt, escalation, escalatedAt } = formSubmissions;
  return tx
    .select({ id, kind, reference, state, hospitalId, ownerKey, dueAt, escalation })
    .from(formSubmissions)
    .where(
      and(
        inArray(kind, [...kinds]),
        isNotNull(dueAt),
        // Written out, so that the planner can use the index of submissions that were not escalated twice.
        or(and(sql`${escalation} = 0`, lte(dueAt, now)), and(sql`${escalation} = 1`, lte(escalatedAt, firstBefore))),
      ),
    )
    .orderBy(asc(dueAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function updateEscalation(
  tx: Transaction,
  id: string,
  change: { escalation: number; escalatedAt: Date },
): Promise<void> {
  await tx.update(formSubmissions).set(change).where(eq(formSubmissions.id, id));
}
