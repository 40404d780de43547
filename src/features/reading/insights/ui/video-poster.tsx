import { Notice } from '#src/design/states/notice.tsx';
import { OutsideVideo } from '#src/design/pictures/outside-video.tsx';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { EntryPicture } from '#src/features/publishing/entries/ui/pictures/entry-picture.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { clockLength } from '../insight-structured-data.rules.ts';
import { filmOf } from '../recording.rules.ts';
import { VideoPlayer } from './video-player.tsx';

/** A published film: in our own player, on YouTube after a click, or a picture where there is no film. */
export function VideoPoster({ entry }: { entry: EntryData<'video'> }) {
  const { youtubeId, durationSeconds } = entry.fields;
  const film = filmOf(entry);
  if (film) return <VideoPlayer entry={entry} film={film} />;
  if (!youtubeId) return <Still entry={entry} />;
  return (
    <div className="mb-8 max-w-3xl" data-embeds="youtube">
      <OutsideVideo
        video={{ host: 'youtube', id: youtubeId }}
        title={localText(entry.title, getLocale()).text}
        poster={<EntryPicture entry={entry} className="size-full" sizes="(min-width: 64rem) 48rem, 100vw" isFirst />}
        play={
          <>
            {m.insights_play_video()} · {clockLength(durationSeconds)}
          </>
        }
      />
      <p className="mt-2 text-[0.9375rem] text-muted">{m.insights_video_notice()}</p>
    </div>
  );
}

/** The picture of a sample entry without a film, labelled as such. */
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
