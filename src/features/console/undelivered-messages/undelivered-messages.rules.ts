/** Lengths of the lists of undelivered messages and profiles. */
export const messagesPerPage = 50;

/** Number of listed profiles, the newest ones, that were not accepted. */
export const profilesShown = 50;
