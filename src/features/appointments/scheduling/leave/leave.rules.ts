/** Limits of a doctor's leave as staff enter it. */
export const leaveLimits = {
  /** Days of one leave. */
  days: 366,
  /** Length of its reason, which the patients read. */
  reason: 300,
} as const;
