import type { App } from '#src/platform/app.ts';
import type { EntryData } from '../content.schema.ts';
import { listRelatedIds } from '../data/reading.store.server.ts';
import { relatedKinds, relatedShown } from './related-entries.rules.ts';

/** Ids of the entries related to this one: those that share most topics first, then the newest. */
export async function relatedTo(
  app: Pick<App, 'db' | 'clock'>,
  { id, kind, topics }: Pick<EntryData, 'id' | 'kind' | 'topics'>,
): Promise<number[]> {
  const kinds = relatedKinds(kind);
  if (kinds.length === 0) return [];
  const about = { id, topics: topics.map(({ slug }) => slug) };
  return listRelatedIds(app, about, { kinds, now: app.clock.now(), limit: relatedShown });
}
