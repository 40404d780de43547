import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';

/** Hospital of a vacancy. */
export interface VacancyPlace {
  slug: string;
  name: string;
  state: string;
}

/** A vacancy for its page, at the time of the rendering. */
export interface VacancyData extends EntryPageData<'career'> {
  hospital: VacancyPlace | null;
  now: string;
}
