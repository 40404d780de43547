/**
 * Newsroom: news of the group and its hospitals, and their work in the community. Filters, order and length of its
 * lists are in list-filters.rules.ts of entries.
 */
import { type Reader, publishedEntry } from '#src/features/publishing/entries/entries.server.ts';
import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';

/** A news item or a community story by its slug or id; throws 410 or 404 where there is none. */
export function loadStory<K extends 'news' | 'csr'>(app: Reader, kind: K, idOrSlug: string): Promise<EntryPageData<K>> {
  return publishedEntry(app, kind, { idOrSlug });
}
