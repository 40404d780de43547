/** Entries that stand below another one as related: how many, of which kinds, and below which kinds none stand. */
import type { App } from '#src/platform/app.ts';
import type { Kind } from './content-kinds.schema.ts';
import type { EntryData } from './content.schema.ts';
import { listRelatedIds } from './data/reading.store.server.ts';

const relatedShown = 3;

const withoutRelated: readonly Kind[] = ['page', 'landing', 'block', 'home-section', 'faq'];

/** Ids of the entries related to this one: those that share most topics first, then the newest. */
export async function relatedTo(
  app: Pick<App, 'db' | 'clock'>,
  { id, kind, topics }: Pick<EntryData, 'id' | 'kind' | 'topics'>,
): Promise<number[]> {
  if (withoutRelated.includes(kind)) return [];
  const near: readonly Kind[] =
    kind === 'article' || kind === 'video' || kind === 'podcast' ? ['article', 'video', 'podcast'] : [kind];
  const about = { id, topics: topics.map(({ slug }) => slug) };
  return listRelatedIds(app, about, { kinds: near, now: app.clock.now(), limit: relatedShown });
}
