/** How much of an entry's history the editor shows. */

/** Versions of one language that the history lists, the newest first. */
export const versionsShown = 50;
