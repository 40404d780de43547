/** How long sessions last, when an idle one is warned of, and what is known of a browser between them. */

/** Hours until a session ends even where it is used: a patient's, a member's of staff, a program's. */
export const sessionHours = { patient: 12, staff: 12, bearer: 0.5 } as const;

/** Days for which a device that has signed in is known. */
export const deviceDays = 180;

/** Hours for which the form of somebody who was signed out is kept for the next sign-in. */
export const draftHours = 24;

/** Before the end of an idle session, of patients and staff alike, the browser shows a warning. */
const warningMs = 2 * 60_000;

/** How often the server is told of activity: it records a use twice a minute at most. */
export const tellServerEveryMs = 31_000;

/** What a person's browser fires while the page is used. */
export const signsOfUse = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'focus'] as const;

/** Whether the warning is due: two minutes before the end, or half-way where the whole time is shorter than four. */
export function isWarningDue(idleMs: number, timeoutMs: number): boolean {
  return idleMs >= Math.max(timeoutMs - warningMs, timeoutMs / 2);
}
