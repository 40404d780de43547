import { BookmarkButton } from '#src/features/patient/collections/ui/bookmark-button.tsx';
import { EntryLinks } from '#src/features/publishing/entries/ui/lists/entry-links.tsx';
import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { articleStructuredData } from '../insight-structured-data.rules.ts';
import { insightsBreadcrumb } from '../ui/breadcrumb-item.ts';

/** The page of the keyword component `articles`. */
export default function ArticlePage({ data: { entry, related, library = [] } }: { data: EntryPageData<'article'> }) {
  return (
    <ReadingPage
      entry={entry}
      related={related}
      aside={<EntryLinks id="library" title={m.content_from_library()} entries={library} />}
      actions={<BookmarkButton kind="article" itemId={String(entry.id)} back={entry.address ?? '/insights-corner'} />}
      crumbs={[insightsBreadcrumb(), { label: m.insights_articles(), href: '/articles' }]}
      jsonLd={(page) => articleStructuredData(entry, { ...page, language: getLocale() })}
    />
  );
}
