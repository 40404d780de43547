/** Limits of a session that staff enter by form or by file: the minimum and maximum of each number. */
export const scheduleLimits = {
  slotMinutes: { min: 5, max: 240 },
  /** Patients in one slot. */
  capacity: { min: 1, max: 20 },
  bufferMinutes: { min: 0, max: 120 },
  leadHours: { min: 1, max: 720 },
  windowDays: { min: 1, max: 365 },
  noticeHours: { min: 0, max: 720 },
} as const;

/** Longest name of a session's room, in letters. */
export const longestRoom = 60;

/** Sessions of a single date at one hospital. */
export const mostSessionsOfDate = 6;
