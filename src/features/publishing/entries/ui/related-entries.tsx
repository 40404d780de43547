import { m } from '#src/paraglide/messages.js';
import type { EntryCardData } from '../content.schema.ts';
import { EntryCard } from './lists/entry-card.tsx';

/** Other entries on the same topics. */
export function RelatedEntries({
  entries,
  title = m.content_related(),
}: {
  entries: readonly EntryCardData[];
  title?: string;
}) {
  if (entries.length === 0) return null;
  return (
    <section className="mt-14 border-t border-line pt-10 lg:mt-20 print:hidden">
      <h2 className="mb-6">{title}</h2>
      <ul className="whole-pairs grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
