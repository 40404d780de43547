import { BookmarkButton } from '#src/features/patient/collections/ui/bookmark-button.tsx';
import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import type { EntryPageData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { episodeStructuredData } from '../insight-structured-data.rules.ts';
import { recordingOf } from '../recording.rules.ts';
import { AudioPlayer } from '../ui/audio-player.tsx';
import { insightsBreadcrumb } from '../ui/breadcrumb-item.ts';
import { Transcript } from '../ui/transcript.tsx';

/** The page of the keyword component `podcast`. */
export default function PodcastPage({ data: { entry, related } }: { data: EntryPageData<'podcast'> }) {
  const recording = recordingOf(entry);
  return (
    <ReadingPage
      entry={entry}
      related={related}
      actions={<BookmarkButton kind="podcast" itemId={String(entry.id)} back={entry.address ?? '/insights-corner'} />}
      crumbs={[insightsBreadcrumb(), { label: m.insights_podcasts(), href: '/podcast' }]}
      withReading={false}
      lead={recording ? <AudioPlayer entry={entry} recording={recording} /> : null}
      after={<Transcript own={entry.own} />}
      jsonLd={(page) => episodeStructuredData(entry, { ...page, language: getLocale() }, recording?.src)}
    />
  );
}
