/** How long sessions last, and what is known of a browser between them. */

/** Hours until a session ends even where it is used: a patient's, a member's of staff, a program's. */
export const sessionHours = { patient: 12, staff: 12, bearer: 0.5 } as const;

/** Days for which a device that has signed in is known. */
export const deviceDays = 180;

/** Hours for which the form of somebody who was signed out is kept for the next sign-in. */
export const draftHours = 24;
