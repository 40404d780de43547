/** How often a message is tried, and how long it is stored. */

/** Tries before a message is parked for staff. */
export const maximumAttempts = 10;

/** A message that waited this long for a carrier is not sent automatically: its codes and reminders have expired. */
export const staleDays = 3;

/** Days until a parked message without a decision, and a discarded one, are deleted. */
export const storedDays = { parked: 90, discarded: 30 } as const;
