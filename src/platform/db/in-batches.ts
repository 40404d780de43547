const batchRows = 5_000;

/**
 * Deletes rows batch by batch, each a short statement of its own, until a batch is not full. `deleteSome` deletes at most `limit` rows
 * and answers how many. Answers how many went in all.
 */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const deleted = await deleteSome(batchRows);
    total += deleted;
    if (deleted < batchRows) return total;
  }
}
