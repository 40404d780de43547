import { gone, notFound } from '#src/platform/http/not-found.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Kind } from '../content-kinds.schema.ts';
import type { EntryPageData } from '../content.schema.ts';
import { readEntry, type Reader } from './published-content.server.ts';

/** An entry for a page's loader; throws 410 or 404 where readers cannot have it. */
export async function publishedEntry<K extends Kind>(
  app: Reader,
  kind: K,
  { idOrSlug, language }: { idOrSlug: number | string; language?: Language | undefined },
): Promise<EntryPageData<K>> {
  const found = await readEntry(app, kind, { idOrSlug, language });
  if (!found) throw notFound();
  if (found.state === 'gone') throw gone(found.list);
  return found.page;
}
