/** The faults of rows, found by writing them: each row is written on trial, and everything is rolled back. */
import { undone, type Transaction } from '#src/platform/db/transaction.ts';
import { isFailure } from '#src/shared/failure.ts';
import type { FileRow } from './file-target.server.ts';
import { faultsByColumn, type Faults } from './row-faults.server.ts';

/**
 * Writes the rows one after the other and rolls everything back; returns the messages of refused rows by column.
 * `columns` maps the writer's fields to columns; a refusal without fields is shown in `column`. The writer must touch
 * nothing but the transaction.
 */
export async function triedFaults(
  tx: Transaction,
  rows: readonly FileRow[],
  trial: {
    columns?: Readonly<Record<string, string>>;
    column: string;
    write: (inner: Transaction, row: FileRow) => Promise<unknown>;
  },
): Promise<Faults[]> {
  const found: Faults[] = rows.map(() => ({}));
  await undone(tx, async (outer) => {
    for (const [index, row] of rows.entries())
      try {
        await outer.transaction((inner) => trial.write(inner, row));
      } catch (error) {
        if (!isFailure(error)) throw error;
        const { fields, text } = error.details;
        found[index] = faultsByColumn(trial.columns ?? {}, fields ?? { [trial.column]: text });
      }
  });
  return found;
}

/** Whether the work was done; false, and nothing changed, where it was refused. */
export async function wasAllowed(tx: Transaction, work: (inner: Transaction) => Promise<unknown>): Promise<boolean> {
  try {
    await tx.transaction(work);
    return true;
  } catch (error) {
    if (isFailure(error)) return false;
    throw error;
  }
}
