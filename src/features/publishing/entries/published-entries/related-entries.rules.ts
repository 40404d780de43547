/** Related entries below an entry: how many are shown, of which kinds, and for which kinds there are none. */
import type { Kind } from '../content-kinds.schema.ts';

export const relatedShown = 3;

const withoutRelated: readonly Kind[] = ['page', 'landing', 'block', 'home-section', 'faq'];
const insights: readonly Kind[] = ['article', 'video', 'podcast'];

/** The kinds whose entries may be shown below an entry of this kind; none for a kind without related entries. */
export function relatedKinds(kind: Kind): readonly Kind[] {
  if (withoutRelated.includes(kind)) return [];
  return insights.includes(kind) ? insights : [kind];
}
