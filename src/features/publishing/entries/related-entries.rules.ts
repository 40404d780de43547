/** Entries that stand below another one as related: how many, of which kinds, and below which kinds none stand. */
import type { Kind } from './content-kinds.schema.ts';

export const relatedShown = 3;

const withoutRelated: readonly Kind[] = ['page', 'landing', 'block', 'home-section', 'faq'];
const insights: readonly Kind[] = ['article', 'video', 'podcast'];

/** The kinds that may stand below an entry of this kind; none for a kind without related entries. */
export function relatedKinds(kind: Kind): readonly Kind[] {
  if (withoutRelated.includes(kind)) return [];
  return insights.includes(kind) ? insights : [kind];
}
