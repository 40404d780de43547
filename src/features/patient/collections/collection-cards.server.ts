/** A collection with the cards of the bookmarked items, for its page and its call. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { cardsOf } from '#src/features/publishing/entries/entries.server.ts';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import type { DoctorCardData } from '#src/features/find-care/doctors/doctors.schema.ts';
import { doctorCards } from '#src/features/find-care/doctors/doctors.server.ts';
import type { PackageCardData } from '#src/features/shop/packages/packages.schema.ts';
import { packageCards } from '#src/features/shop/packages/packages.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { BookmarkKind } from './collections.rules.ts';
import { listBookmarks } from './bookmarks.server.ts';

/** A bookmark with its card; without a card when the item is no longer published. */
export type SavedCard =
  | { itemId: string; keptAt: string; type: 'doctor'; card: DoctorCardData }
  | { itemId: string; keptAt: string; type: 'health_package'; card: PackageCardData }
  | { itemId: string; keptAt: string; type: 'entry'; card: EntryCardData }
  | { itemId: string; keptAt: string; type: 'gone' };

/** A page of the actor's collection, the latest bookmark first. A visitor without an owner key has none. */
export async function listSavedCards(
  app: Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>,
  actor: Actor,
  wanted: { kind: BookmarkKind; limit: number; offset: number; language: Language },
): Promise<{ items: SavedCard[]; total: number }> {
  const { kind, language, ...page } = wanted;
  const { items, total } = await listBookmarks(app, actor, { kind, ...page });
  const ids = items.map(({ itemId }) => Number(itemId)).filter(Number.isInteger);
  const cards = await cardsById(app, { kind, ids, language });
  return {
    total,
    items: items.map(({ itemId, keptAt }) => ({ itemId, keptAt, ...(cards.get(itemId) ?? { type: 'gone' as const }) })),
  };
}

type Card =
  | { type: 'doctor'; card: DoctorCardData }
  | { type: 'health_package'; card: PackageCardData }
  | { type: 'entry'; card: EntryCardData };

async function cardsById(
  app: Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>,
  { kind, ids, language }: { kind: BookmarkKind; ids: number[]; language: Language },
): Promise<Map<string, Card>> {
  if (kind === 'doctor')
    return new Map((await doctorCards(app, ids)).map((card) => [String(card.id), { type: 'doctor', card }]));
  if (kind === 'health_package')
    return new Map((await packageCards(app, ids)).map((card) => [String(card.id), { type: 'health_package', card }]));
  return new Map((await cardsOf(app, ids, language)).map((card) => [String(card.id), { type: 'entry', card }]));
}
