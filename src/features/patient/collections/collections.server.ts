/** Collections: what a visitor has bookmarked, moved to the account at sign-in. */
export { mergeBookmarks } from './bookmarks.server.ts';
export { listSavedCards, type SavedCard } from './collection-cards.server.ts';
export { collectionsDataSubject } from './collections-data-subject.server.ts';
export { deleteGuestBookmarks } from './data/collections.store.server.ts';
