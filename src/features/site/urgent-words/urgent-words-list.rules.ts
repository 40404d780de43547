/** Number of searches without result, the most frequent ones, that are checked for words of danger. */
export const missesShown = 100;
