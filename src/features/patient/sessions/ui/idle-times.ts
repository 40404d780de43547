/** The times of the idle logout in the browser, the same for patients and staff. */

const warningMs = 2 * 60_000;

/** How often the server is told of activity: it records a use twice a minute at most. */
export const tellServerEveryMs = 31_000;

/** What a person's browser fires while the page is used. */
export const signsOfUse = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'focus'] as const;

/** Whether the warning is due: two minutes before the end, or half-way where the whole time is shorter than four. */
export function isWarningDue(idleMs: number, timeoutMs: number): boolean {
  return idleMs >= Math.max(timeoutMs - warningMs, timeoutMs / 2);
}
