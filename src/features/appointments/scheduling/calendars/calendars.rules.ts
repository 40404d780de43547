/** What a doctor's calendar shows, and how many addresses it may have. */

/** Addresses of one doctor: one for each device and each secretary; more are addresses that somebody forgot. */
export const mostCalendars = 10;

/** Days ahead in which a calendar shows appointments, and sessions. */
export const appointmentDays = 366;
export const sessionDays = 56;
