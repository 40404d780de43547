/** What a doctor's calendar shows, and how many addresses it may have. */

/**
 * The largest number of addresses of one doctor: one for each device and each secretary. More would be addresses that
 * somebody forgot.
 */
export const mostCalendars = 10;

/** Days ahead in which a calendar shows appointments, and sessions. */
export const appointmentDays = 366;
export const sessionDays = 56;
