import { Icon } from '#src/design/icons/icon.tsx';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { clockLength } from '../insight-structured-data.rules.ts';

/** An article's date and length. */
export function ReadingFacts({ entry }: { entry: EntryCardData }) {
  return (
    <>
      <time dateTime={entry.publishedAt}>{formatDay(new Date(entry.publishedAt), getLocale())}</time>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" size={16} className="text-teal" />
        {m.content_minutes({ minutes: entry.readingMinutes })}
      </span>
    </>
  );
}

/** A recording's length and language. */
export function RecordingFacts({ entry }: { entry: EntryCardData<'video'> | EntryCardData<'podcast'> }) {
  const spoken = { en: m.content_language_en, ms: m.content_language_ms, zh: m.content_language_zh }[
    entry.fields.spokenLanguage
  ];
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" size={16} className="text-teal" />
        {clockLength(entry.fields.durationSeconds)}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="languages" size={16} className="text-teal" />
        {spoken()}
      </span>
    </>
  );
}
