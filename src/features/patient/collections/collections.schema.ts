import { z } from 'zod';
import { bookmarkKinds, type BookmarkKind } from './collections.rules.ts';

export interface Bookmark {
  kind: BookmarkKind;
  /** The item's id, as text. */
  itemId: string;
  /** ISO instant. */
  keptAt: string;
}

export const bookmarkFormSchema = z.object({
  kind: z.enum(bookmarkKinds),
  id: z.string().trim().min(1).max(100),
  on: z.enum(['yes', 'no']),
});
