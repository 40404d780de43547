import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';

/** Where a post is. */
export interface VacancyPlace {
  slug: string;
  name: string;
  state: string;
}

/** A post as its page shows it, at a moment. */
export interface VacancyData extends EntryPageData<'career'> {
  hospital: VacancyPlace | null;
  now: string;
}
