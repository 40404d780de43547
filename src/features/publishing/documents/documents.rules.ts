/** Limits of the documents of one entry. */

/** At most so many documents of one entry. */
export const mostDownloads = 20;
export const longestDownloadTitle = 160;
