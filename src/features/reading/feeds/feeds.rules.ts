/** The kinds of entries that have a feed (RSS), and the number of newest entries in it. */

export const feedKinds = { articles: 'article', podcast: 'podcast', news: 'news' } as const;
export type FeedName = keyof typeof feedKinds;
export const feedNames = Object.keys(feedKinds) as FeedName[];

/** The newest entries; a program that reads seldom finds the others on the site. */
export const entriesInFeed = 50;
