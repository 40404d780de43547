/** Rows that wait for a worker, for the gateway, or for a person. */
export interface Backlog {
  /** A fixed name, the label of the metric: 'messages_queued'. Never a value of a row. */
  name: string;
  count: number;
  /** How long the oldest of them waits, in seconds; 0 where none does. */
  oldestSeconds: number;
}

/** One row of `select count(*) as count, min(at) as oldest`, as the driver returns it. */
export interface BacklogRow extends Record<string, unknown> {
  count: string;
  oldest: string | null;
}

/** Turns such a row into a backlog at the moment `now`. */
export function backlogOf(name: string, { count, oldest }: BacklogRow, now: Date): Backlog {
  const ageMs = oldest === null ? 0 : now.getTime() - new Date(oldest).getTime();
  return { name, count: Number(count), oldestSeconds: Math.max(0, Math.round(ageMs / 1000)) };
}
