/**
 * How long sessions last, when a warning precedes the end of an idle one, and how long a browser is recognised
 * afterwards.
 */

/** Hours until a session ends even if it is used: of a patient, of a member of staff, of a program. */
export const sessionHours = { patient: 12, staff: 12, bearer: 0.5 } as const;

/** Days for which a device that has signed in is recognised. */
export const deviceDays = 180;

/** Hours for which the form of a person who was signed out is stored for the next sign-in. */
export const draftHours = 24;

/** Before the end of an idle session, of patients and staff alike, the browser shows a warning. */
const warningMs = 2 * 60_000;

/** How often the server is notified of activity, which it records at most twice a minute. */
export const notifyServerEveryMs = 31_000;

/** Events in the browser that mean that a person uses the page. */
export const signsOfUse = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'focus'] as const;

/** Whether the warning is due: two minutes before the end, or half-way where the whole time is shorter than four. */
export function isWarningDue(idleMs: number, timeoutMs: number): boolean {
  return idleMs >= Math.max(timeoutMs - warningMs, timeoutMs / 2);
}
