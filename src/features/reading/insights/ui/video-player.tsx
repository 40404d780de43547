import { Notice } from '#src/design/notice.tsx';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { languageTags } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import { filmOf, ownText } from '../recording.rules.ts';

/** A film of this site in the browser's own player, with its words as captions. */
export function VideoPlayer({
  entry,
  film,
}: {
  entry: EntryData<'video'>;
  film: NonNullable<ReturnType<typeof filmOf>>;
}) {
  const language = getLocale();
  const words = ownText(entry.own, 'transcript', language);
  return (
    <div className="mb-8 max-w-3xl">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without words has nothing to caption */}
      <video
        controls
        preload="metadata"
        playsInline
        width={640}
        height={360}
        aria-label={localText(entry.title, language).text}
        className="aspect-video h-auto w-full rounded-petal bg-pale print:hidden"
      >
        <source src={`${film.src}#t=0,${entry.fields.durationSeconds}`} type="video/webm" />
        {words.text === '' ? null : (
          <track
            kind="captions"
            src={`/films/${entry.slug}.${language}.vtt`}
            srcLang={languageTags[words.lang]}
            label={m.insights_captions()}
            default
          />
        )}
      </video>
      {film.isSample ? (
        <div className="mt-3">
          <Notice>{m.insights_sample_film()}</Notice>
        </div>
      ) : null}
    </div>
  );
}
