/** Limits of the list of searches without result. */

/** Days for which words that found nothing are stored after the last search for them, for staff to read. */
export const missesStoredDays = 90;

/** Longer searches are not counted, because they may reveal who searches. */
export const longestMiss = 60;
