/** Doctors' cards as lists show them, before their slots are added. */
import type { App } from '#src/platform/app.ts';
import { listCardsByIds, type StoredCard } from './data/doctors.store.server.ts';

/** Cache tags of doctors' cards and filters. */
export const shownOnCards = ['hospitals', 'specialist-centres', 'doctors'];

/** Cards in the order of the given ids, each cached until doctors, hospitals or specialities change. */
export async function cardsByIds(app: Pick<App, 'db' | 'cache'>, ids: readonly number[]): Promise<StoredCard[]> {
  const cards = await app.cache.getEach(
    {
      name: 'cards of doctors',
      tags: shownOnCards,
      tagOf: (id) => `doctors:${id}`,
      ask: async (asked) => new Map((await listCardsByIds(app, asked)).map((card) => [card.id, card])),
      lastMomentOf: () => endOfTime,
    },
    ids,
  );
  return ids.flatMap((id) => cards?.get(id) ?? []);
}

/** A card does not end with time. */
const endOfTime = new Date(8.64e15);
