import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';

/** A tender for its page, at the time of the rendering. */
export interface TenderData extends EntryPageData<'tender'> {
  hospital: { slug: string; name: string } | null;
  now: string;
}
