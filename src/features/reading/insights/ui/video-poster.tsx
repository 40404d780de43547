import { useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { Notice } from '#src/design/notice.tsx';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { EntryPicture } from '#src/features/publishing/entries/ui/entry-picture.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { clockLength } from '../insight-records.rules.ts';
import { filmOf } from '../recording.rules.ts';
import { VideoPlayer } from './video-player.tsx';

/** The film's front: nothing is asked of another site before it is clicked; without scripts it is a link to the film. */
export function VideoPoster({ entry }: { entry: EntryData<'video'> }) {
  const [isPlaying, setPlaying] = useState(false);
  const { youtubeId, durationSeconds } = entry.fields;
  const title = localText(entry.title, getLocale()).text;
  const film = filmOf(entry);
  if (film) return <VideoPlayer entry={entry} film={film} />;
  if (!youtubeId) return <Still entry={entry} />;
  return (
    <div className="mb-8 max-w-3xl" data-embeds="youtube">
      <div className="relative aspect-video overflow-hidden rounded-petal bg-deep">
        {isPlaying ? (
          // It runs on the origin of its own site, never on ours.
          <iframe
            title={title}
            src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <a
            href={`https://www.youtube.com/watch?v=${youtubeId}`}
            rel="noopener noreferrer"
            className="group absolute inset-0 block"
            onClick={(event) => {
              event.preventDefault();
              setPlaying(true);
            }}
          >
            <EntryPicture entry={entry} className="size-full" sizes="(min-width: 64rem) 48rem, 100vw" isFirst />
            <span className="absolute inset-0 grid place-items-center">
              <span className="inline-flex min-h-14 items-center gap-3 rounded-full bg-deep px-6 font-semibold text-white shadow-lift group-hover:bg-teal">
                <Icon name="video" size={24} />
                {m.insights_play_video()} · {clockLength(durationSeconds)}
              </span>
            </span>
          </a>
        )}
      </div>
      <p className="mt-2 text-[0.9375rem] text-muted">{m.insights_video_notice()}</p>
    </div>
  );
}

/** An entry of the sample whose film does not exist says so. */
function Still({ entry }: { entry: EntryData<'video'> }) {
  return (
    <div className="mb-8 max-w-3xl">
      <div className="overflow-hidden rounded-petal bg-cream">
        <EntryPicture entry={entry} className="aspect-video w-full" isFirst />
      </div>
      <div className="mt-3">
        <Notice>{m.insights_video_none()}</Notice>
      </div>
    </div>
  );
}
