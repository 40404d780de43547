import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';

/** Where a post is. */
export interface PostPlace {
  slug: string;
  name: string;
  state: string;
}

/** A post as its page shows it, at a moment. */
export interface PostData extends EntryPageData<'career'> {
  hospital: PostPlace | null;
  now: string;
}
