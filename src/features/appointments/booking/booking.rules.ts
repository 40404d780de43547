/** What the pages of a booking show and remember. */

/** Days of the calendar that are visible, four weeks; later ones are inside a disclosure. */
export const daysInSight = 28;

/** Minutes for which a browser remembers the person for whom a booking was begun. */
export const bookingForMinutes = 30;
