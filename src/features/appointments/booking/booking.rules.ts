/** How long a browser remembers the person for whom a booking was begun. */
export const bookingForMinutes = 30;
