import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { Topic } from '../content.schema.ts';
import { listAddress, type ListKind } from '../lists/list-filters.rules.ts';

/** The topics of an entry, each linking to its list. */
export function TopicLinks({ topics, kind }: { topics: readonly Topic[]; kind: ListKind }) {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={m.content_topics()} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink
              href={listAddress(kind, { topic: slug })}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-[0.9375rem] text-teal no-underline hover:border-teal hover:bg-pale"
            >
              <Local text={name} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
