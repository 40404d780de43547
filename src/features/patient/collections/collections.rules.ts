/** The specification's collections: health package, doctor, podcast, article, video. */
export const bookmarkKinds = ['health_package', 'doctor', 'podcast', 'article', 'video'] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];
