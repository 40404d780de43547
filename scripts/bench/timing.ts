/** The duration of `work`, in ms. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The value below which that share of the values lies: 0.95 for p95. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
