import { BookmarkButton } from '#src/features/patient/collections/ui/bookmark-button.tsx';
import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { videoStructuredData } from '../insight-structured-data.rules.ts';
import { insightsBreadcrumb } from '../ui/breadcrumb-item.ts';
import { Transcript } from '../ui/transcript.tsx';
import { VideoPoster } from '../ui/video-poster.tsx';

/** The page of the keyword component `video`. */
export default function VideoPage({ data: { entry, related } }: { data: EntryPageData<'video'> }) {
  return (
    <ReadingPage
      entry={entry}
      related={related}
      actions={<BookmarkButton kind="video" itemId={String(entry.id)} back={entry.address ?? '/insights-corner'} />}
      crumbs={[insightsBreadcrumb(), { label: m.insights_videos(), href: '/video' }]}
      withReading={false}
      lead={<VideoPoster entry={entry} />}
      after={<Transcript own={entry.own} />}
      jsonLd={(page) => videoStructuredData(entry, { ...page, language: getLocale() })}
    />
  );
}
