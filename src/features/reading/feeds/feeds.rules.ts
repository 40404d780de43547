/** Which kinds of entries have a feed (RSS), and how many of the newest stand in it. */

export const feedKinds = { articles: 'article', podcast: 'podcast', news: 'news' } as const;
export type FeedName = keyof typeof feedKinds;
export const feedNames = Object.keys(feedKinds) as FeedName[];

/** The newest entries; a reader that comes seldom finds the rest on the site. */
export const entriesInFeed = 50;
