import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';

/** The date of a story. */
export function StoryFacts({ entry }: { entry: EntryCardData }) {
  return <time dateTime={entry.publishedAt}>{formatDay(new Date(entry.publishedAt), getLocale())}</time>;
}
