import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';

export interface PlaceItem {
  slug: string;
  name: string;
  state: string;
  phone: string;
  address: string;
}

/** The data beside an event or a campaign: hospitals, related entries, and the time of the rendering. */
export interface WithPlaces<K extends 'event' | 'campaign'> {
  hospitals: PlaceItem[];
  others: EntryCardData<K>[];
  now: string;
  /** All places of the event are taken. */
  isFull?: boolean;
}
