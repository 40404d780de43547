/** Limits of the list of searches without result. */

/** Days for which words that found nothing are stored after the last search for them; staff read them. */
export const missesKeptDays = 90;

/** Longer searches are not counted: they may say who searches. */
export const longestMiss = 60;
