import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { storyStructuredData } from '../story-structured-data.rules.ts';

/** A news item, or a story of community work. */
export function StoryPage({ data: { entry, related } }: { data: EntryPageData<'news'> | EntryPageData<'csr'> }) {
  const crumb =
    entry.kind === 'news' ? { label: m.newsroom_news(), href: '/news' } : { label: m.newsroom_csr(), href: '/csr' };
  return (
    <ReadingPage
      entry={entry}
      related={related}
      crumbs={[crumb]}
      next={[
        { label: m.newsroom_next_more(), href: crumb.href },
        { label: m.content_next_ask(), href: '/contact-us' },
      ]}
      jsonLd={(page) => storyStructuredData(entry, { ...page, language: getLocale() })}
    />
  );
}
