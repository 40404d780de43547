import type { Transaction } from '#src/platform/db/transaction.ts';
import { searchState } from '#src/platform/search-documents/search-documents.table.ts';

/** The rules and time of the last rebuild. */
export async function findState(tx: Transaction): Promise<{ rules: number; builtAt: Date } | undefined> {
  const [state] = await tx
    .select({ rules: searchState.rules, builtAt: searchState.builtAt })
    .from(searchState)
    .limit(1);
  return state;
}

export async function putState(tx: Transaction, state: { rules: number; builtAt: Date }): Promise<void> {
  await tx
    .insert(searchState)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: searchState.id, set: state });
}
