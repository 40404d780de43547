import { useRef, useState } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { clockLength } from '../insight-structured-data.rules.ts';
import { chaptersOf, type Recording } from '../recording.rules.ts';
import { Chapters, Speed } from './player-parts.tsx';

const control = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-4 font-semibold';

/** The episode's player: the browser's own where scripts are off, else one with chapters, skipping and speeds. */
export function AudioPlayer({ entry, recording }: { entry: EntryData<'podcast'>; recording: Recording }) {
  const audio = useRef<HTMLAudioElement>(null);
  const isReady = useScriptsReady();
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const length = entry.fields.durationSeconds;
  const go = (seconds: number) => {
    if (audio.current) audio.current.currentTime = Math.min(Math.max(seconds, 0), length);
  };
  const setSpeed = (speed: number) => {
    if (audio.current) audio.current.playbackRate = speed;
  };
  const toggle = () => void (isPlaying ? audio.current?.pause() : audio.current?.play());
  const title = localText(entry.title, getLocale()).text;
  return (
    <section
      aria-label={m.insights_player({ title })}
      className="mb-8 max-w-3xl rounded-petal border border-line bg-mist p-5 md:p-6 print:hidden"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below, in full */}
      <audio
        ref={audio}
        src={recording.src}
        preload="none"
        controls
        className="hidden w-full noscript:block"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
      <div className="noscript:hidden">
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" onClick={toggle} className={`${control} bg-teal text-white hover:bg-teal-dark`}>
            <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
            {isPlaying ? m.insights_pause() : m.insights_play()}
          </button>
          <button type="button" onClick={() => go(at - 15)} className={`${control} text-teal hover:bg-pale`}>
            <Icon name="rewind" size={20} />
            {m.insights_back()}
          </button>
          <button type="button" onClick={() => go(at + 30)} className={`${control} text-teal hover:bg-pale`}>
            <Icon name="forward" size={20} />
            {m.insights_forward()}
          </button>
          <Speed onChange={setSpeed} className="ml-auto" />
        </div>
        <label className="mt-4 block">
          <span className="sr-only">{m.insights_position()}</span>
          <input
            type="range"
            min={0}
            max={length}
            step={1}
            value={Math.floor(at)}
            onChange={(event) => go(Number(event.currentTarget.value))}
            aria-valuetext={`${clockLength(Math.floor(at))} / ${clockLength(length)}`}
            className="h-11 w-full accent-teal"
          />
        </label>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-6 text-muted tabular-nums">
        <span>
          <span className="noscript:hidden">{clockLength(Math.floor(at))} / </span>
          {clockLength(length)}
        </span>
        <a href={recording.src} download className="inline-flex min-h-11 items-center">
          {m.insights_download()}
        </a>
      </p>
      <Chapters chapters={chaptersOf(entry.own, getLocale())} at={at} isReady={isReady} go={go} />
      {recording.isSample ? (
        <div className="mt-4">
          <Notice>{m.insights_sample_recording()}</Notice>
        </div>
      ) : null}
    </section>
  );
}
