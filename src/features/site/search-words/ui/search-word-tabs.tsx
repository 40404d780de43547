import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

/** The two lists: searches without result, and words that staff added. */
export function SearchWordTabs({ current }: { current: 'misses' | 'added' }) {
  const tabs = [
    { name: 'misses', href: '/staff/search-words', label: m.search_words_misses() },
    { name: 'added', href: '/staff/search-words/added', label: m.search_words_added() },
  ];
  return (
    <nav aria-label={m.search_words_desk()} className="mb-5 flex flex-wrap gap-2">
      {tabs.map(({ name, href, label }) => (
        <SiteLink
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-soft border-2 border-line bg-white px-4 font-semibold no-underline aria-[current=page]:border-teal aria-[current=page]:bg-pale"
        >
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
