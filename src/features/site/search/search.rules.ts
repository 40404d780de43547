/** The minimum and maximum length of a search keyword, and the number of suggestions. */

/** Shorter keywords are not searched for (product decisions, section 14). */
export const shortestKeyword = 2;
/** Longer keywords are cut. */
export const longestKeyword = 100;

/** Longest word or phrase that staff may add to search, in Latin letters and in Chinese characters. */
export const longestPhrase = { latin: 60, chinese: 30 } as const;

/** Suggestions that show while a visitor types. */
export const suggestionsShown = 8;
