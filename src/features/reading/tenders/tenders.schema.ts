import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';

/** A tender as its page shows it, at a moment. */
export interface TenderData extends EntryPageData<'tender'> {
  hospital: { slug: string; name: string } | null;
  now: string;
}
