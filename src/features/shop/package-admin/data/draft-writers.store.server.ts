import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';

/** Remembers who has written in a draft. */
export async function addDraftWriter(tx: Transaction, id: number, accountId: string): Promise<void> {
  await tx
    .update(healthPackages)
    .set({ draftWriters: sql`array_append(array_remove(${healthPackages.draftWriters}, ${accountId}), ${accountId})` })
    .where(eq(healthPackages.id, id));
}
