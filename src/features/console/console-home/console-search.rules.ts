/** Numbers of results in the console's search. */

/** Records of each kind, and appointments. */
export const mostRows = 5;
export const mostAppointments = 10;
