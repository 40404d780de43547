/**
 * Campaigns and events: temporary offers of the hospitals, and events for visitors, with all times in Malaysian time.
 */
import {
  listEntries,
  readEntry,
  type EntryAnswer,
  type Reader,
} from '#src/features/publishing/entries/entries.server.ts';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import { hospitalsNamed } from './campaigns.rules.ts';
import { countSeats } from './data/event-seats.store.server.ts';
import { places } from './places.server.ts';
import type { WithPlaces } from './campaigns.schema.ts';

/** The page of the keyword component `events`, with its hospital and upcoming events. */
export async function loadEventPage(
  app: Reader,
  id: number | string,
  _language: Language,
): Promise<(EntryAnswer<'event'> & { extra?: WithPlaces<'event'> }) | null> {
  const found = await readEntry(app, 'event', { idOrSlug: id });
  if (found?.state !== 'shown') return found;
  const [all, upcoming] = await Promise.all([places(app), upcomingEvents(app, 4)]);
  const { hospitalSlug, capacity } = found.page.entry.fields;
  const isFull = Boolean(capacity) && (await countSeats(app.db, found.page.entry.id)) >= capacity!;
  return {
    ...found,
    extra: {
      hospitals: hospitalsNamed(all, hospitalSlug ? [hospitalSlug] : []),
      others: upcoming.filter((other) => other.id !== found.page.entry.id).slice(0, 3),
      now: app.clock.now().toISOString(),
      isFull,
    },
  };
}

/** The page of the keyword component `campaigns-promotions`, with its hospitals. */
export async function loadCampaignPage(
  app: Reader,
  id: number | string,
  _language: Language,
): Promise<(EntryAnswer<'campaign'> & { extra?: WithPlaces<'campaign'> }) | null> {
  const found = await readEntry(app, 'campaign', { idOrSlug: id });
  if (found?.state !== 'shown') return found;
  const all = await places(app);
  return {
    ...found,
    extra: {
      hospitals: hospitalsNamed(all, found.page.entry.fields.hospitalSlugs),
      others: [],
      now: app.clock.now().toISOString(),
    },
  };
}

/** Upcoming events, earliest first. */
export async function upcomingEvents(app: Reader, limit: number): Promise<EntryCardData<'event'>[]> {
  return (await listEntries(app, { kind: 'event', filters: { state: 'open' }, limit, offset: 0 })).items;
}

/** Current campaigns, those that end soonest first. */
export async function runningCampaigns(app: Reader, limit: number): Promise<EntryCardData<'campaign'>[]> {
  return (await listEntries(app, { kind: 'campaign', filters: { state: 'open', sortBy: 'ending' }, limit, offset: 0 }))
    .items;
}
export { campaignPlaces, places } from './places.server.ts';
export { eventCalendar } from './event-calendar.server.ts';
