import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay, formatUnbrokenDay } from '#src/shared/dates.ts';
import type { EntryData } from '../content.schema.ts';

/** Author, date and reading time, under the title. */
export function EntryByline({ entry, withReading = true }: { entry: EntryData; withReading?: boolean }) {
  const language = getLocale();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-muted tabular-nums">
      {entry.author ? <li>{m.content_written_by({ name: entry.author })}</li> : null}
      <li>
        <time dateTime={entry.publishedAt}>
          {m.content_published({ date: formatDay(new Date(entry.publishedAt), language) })}
        </time>
      </li>
      {withReading ? <li>{m.content_reading_time({ minutes: entry.readingMinutes })}</li> : null}
    </ul>
  );
}

/** At the end of the text: the clinical reviewer, the next review, and a disclaimer. */
export function ReviewNote({ entry }: { entry: EntryData }) {
  const language = getLocale();
  if (!entry.reviewer) return null;
  const field = entry.own[language]?.['reviewerField'] ?? entry.own.en['reviewerField'];
  const name =
    typeof field === 'string' ? [entry.reviewer, field].join(language === 'zh' ? '，' : ', ') : entry.reviewer;
  return (
    <section aria-labelledby="review-title" className="measure rounded-soft border-l-4 border-gold bg-cream px-5 py-4">
      <h2 id="review-title" className="text-base">
        {m.content_review_title()}
      </h2>
      <p className="mt-1">
        <strong className="text-deep">{m.content_reviewed_by({ name })}</strong>
        {entry.reviewedOn ? (
          <> {m.content_reviewed_on({ date: formatUnbrokenDay(entry.reviewedOn, language) })}</>
        ) : null}
      </p>
      {entry.reviewDueOn ? (
        <p className="text-muted">{m.content_review_next({ date: formatUnbrokenDay(entry.reviewDueOn, language) })}</p>
      ) : null}
      <p className="mt-2 text-[0.9375rem] text-muted">{m.content_review_note()}</p>
      {entry.fields['isSample'] ? (
        <p className="mt-1 text-[0.9375rem] font-semibold">{m.content_review_sample()}</p>
      ) : null}
    </section>
  );
}
