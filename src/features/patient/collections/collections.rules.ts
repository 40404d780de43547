/** The specification's collections: health package, doctor, podcast, article, video. */
export const bookmarkKinds = ['health_package', 'doctor', 'podcast', 'article', 'video'] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];

/** Most bookmarks of one kind, so that a program cannot fill the table. Our own choice. */
export const mostBookmarks = 500;

/** Cards on one page of a collection. */
export const cardsPerPage = 12;
