import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';

/** Hospital of a vacancy. */
export interface VacancyPlace {
  slug: string;
  name: string;
  state: string;
}

/** Hospital of a vacancy with its address, for search engines; absent in the preview of a draft. */
export interface VacancyAddress extends VacancyPlace {
  town?: string;
  address?: string;
  postcode?: string;
}

/** A vacancy for its page, at the time of the rendering. */
export interface VacancyData extends EntryPageData<'career'> {
  hospital: VacancyAddress | null;
  now: string;
}
