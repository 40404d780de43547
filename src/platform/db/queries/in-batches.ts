const batchRows = 5_000;

/**
 * Deletes rows batch by batch, each in its own short statement, until a batch is not full. `deleteSome` deletes at
 * most `limit` rows and returns how many. Returns the total.
 */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const deleted = await deleteSome(batchRows);
    total += deleted;
    if (deleted < batchRows) return total;
  }
}
