/** How short and how long a keyword of search may be. */

/** Shorter keywords are not searched for (product decisions, section 14). */
export const shortestKeyword = 2;
/** Longer keywords are cut. */
export const longestKeyword = 100;
