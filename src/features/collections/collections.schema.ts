import { z } from 'zod';

/** The specification's collections: health package, doctor, podcast, article, video. */
export const bookmarkKinds = ['health_package', 'doctor', 'podcast', 'article', 'video'] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];

export interface Bookmark {
  kind: BookmarkKind;
  /** The item's number or id, as text. */
  itemId: string;
  /** ISO instant. */
  keptAt: string;
}

export const bookmarkFormSchema = z.object({
  kind: z.enum(bookmarkKinds),
  id: z.string().trim().min(1).max(100),
  on: z.enum(['yes', 'no']),
});
