/** Limits of the documents of one entry. */

/** The largest number of documents of one entry. */
export const mostDownloads = 20;
export const longestDownloadTitle = 160;
