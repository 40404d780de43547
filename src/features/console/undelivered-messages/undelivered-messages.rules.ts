/** Lengths of the lists of what could not be delivered. */
export const messagesPerPage = 50;

/** Profiles that were not accepted: the newest ones are listed. */
export const profilesShown = 50;
