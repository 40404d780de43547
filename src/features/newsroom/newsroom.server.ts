/** Newsroom: what the group and its hospitals tell everybody: news, and what they do in the community. */
import { readEntry, type Reader } from '#src/features/content/content.server.ts';
import type { EntryPageData } from '#src/features/content/content.schema.ts';
import { gone, notFound } from '#src/platform/http/not-found.ts';

/** A news item or a story by its slug or number; throws what the reader is shown where there is none. */
export async function loadStory<K extends 'news' | 'csr'>(app: Reader, kind: K, idOrSlug: string): Promise<EntryPageData<K>> {
  const found = await readEntry(app, kind, idOrSlug);
  if (!found) throw notFound();
  if (found.state === 'gone') throw gone(found.list);
  return found.page;
}
