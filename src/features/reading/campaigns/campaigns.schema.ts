import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';

export interface PlaceItem {
  slug: string;
  name: string;
  state: string;
  phone: string;
}

/** What stands beside an event or a campaign: where, what else, and the moment it was looked at. */
export interface WithPlaces<K extends 'event' | 'campaign'> {
  hospitals: PlaceItem[];
  others: EntryCardData<K>[];
  now: string;
  /** All places of the event are taken. */
  isFull?: boolean;
}
