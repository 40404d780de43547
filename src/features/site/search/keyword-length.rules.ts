/** Fewer characters than this are not searched for (product decisions, section 14). */
export const shortestKeyword = 2;
/** What is typed beyond this is cut off. */
export const longestKeyword = 100;
