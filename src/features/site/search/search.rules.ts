/** The minimum and maximum length of a search keyword, and the numbers of results and suggestions. */

/** Shorter keywords are not searched for (product decisions, section 14). */
export const shortestKeyword = 2;
/** Longer keywords are cut. */
export const longestKeyword = 100;

/** Longest word or phrase that staff may add to search, in Latin letters and in Chinese characters. */
export const longestPhrase = { latin: 60, chinese: 30 } as const;

/** Suggestions that show while a visitor types. */
export const suggestionsShown = 8;

/** Matches of each type where all types are shown, and on a page of one type. */
export const shownOfEach = 3;
export const shownOfOne = 20;
