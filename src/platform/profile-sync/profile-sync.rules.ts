/** Tries before a changed profile is parked for staff. */
export const maximumAttempts = 10;
