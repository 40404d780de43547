import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { EntryLink } from '#src/features/publishing/entries/content.schema.ts';

/** Entries as a short list of links under a heading; nothing where there are none. */
export function EntryLinks({ id, title, entries }: { id: string; title: string; entries: readonly EntryLink[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 rounded-petal border border-line p-6 first:mt-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-2">
        {entries.map(({ id: key, address, title: name }) => (
          <li key={key}>
            <SiteLink href={address ?? '#'} className="inline-flex min-h-11 items-center">
              <Local text={name} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
