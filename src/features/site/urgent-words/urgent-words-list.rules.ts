/** Searches without result, the most frequent ones, that are looked through for words of danger. */
export const missesShown = 100;
