/** How much the search of the console shows. */

/** Records of each kind, and appointments. */
export const mostRows = 5;
export const mostAppointments = 10;
