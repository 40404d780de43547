import { useRef, useState } from 'react';
import { Notice } from '#src/design/states/notice.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { languageTags } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import { captionLanguage, chaptersOf, filmOf, recordingType } from '../recording.rules.ts';
import { Chapters, Speed } from './player-parts.tsx';

/** The part of the film that is played; the whole film where its length is unknown. */
const until = (seconds: number) => (seconds > 0 ? `#t=0,${seconds}` : '');

/** A film on this site in the browser's own player, with captions from its transcript. */
export function VideoPlayer({
  entry,
  film,
}: {
  entry: EntryData<'video'>;
  film: NonNullable<ReturnType<typeof filmOf>>;
}) {
  const language = getLocale();
  const video = useRef<HTMLVideoElement>(null);
  const isReady = useScriptsReady();
  const [at, setAt] = useState(0);
  const go = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = Math.min(seconds, entry.fields.durationSeconds || seconds);
    void video.current.play();
  };
  const setSpeed = (speed: number) => {
    if (video.current) video.current.playbackRate = speed;
  };
  const captions = captionLanguage(entry.own, language);
  return (
    <div className="mb-8 max-w-3xl">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without speech has no captions */}
      <video
        ref={video}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        controls
        preload="metadata"
        playsInline
        poster={entry.fields.poster}
        width={640}
        height={360}
        aria-label={localText(entry.title, language).text}
        className="aspect-video h-auto w-full rounded-petal bg-pale print:hidden"
      >
        <source src={`${film.src}${until(entry.fields.durationSeconds)}`} type={recordingType(film.src)} />
        {captions === null ? null : (
          <track
            kind="captions"
            src={`/films/${entry.slug}.${language}.vtt`}
            srcLang={languageTags[captions]}
            label={m.insights_captions()}
            default
          />
        )}
      </video>
      <div className="print:hidden">
        {/* The room is kept before scripts run, so that nothing below moves. */}
        <div className="min-h-13 noscript:hidden">
          {isReady ? <Speed onChange={setSpeed} className="mt-2" /> : null}
        </div>
        <Chapters chapters={chaptersOf(entry.own, language)} at={at} isReady={isReady} go={go} />
      </div>
      {film.isSample ? (
        <div className="mt-3">
          <Notice>{m.insights_sample_film()}</Notice>
        </div>
      ) : null}
    </div>
  );
}
