import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { Reference } from '#src/features/publishing/entries/fields/library-fields.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatUnbrokenDay } from '#src/shared/dates.ts';
import type { LibraryKind } from '../clinic-network.rules.ts';
import { localizedField } from './localized-field.ts';

/** The sources of an entry, each with the year of its edition. */
export function References({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <section aria-labelledby="references" className="measure mt-10">
      <h2 id="references" className="text-lg">
        {m.clinic_network_references()}
      </h2>
      <ul lang="en" className="mt-2 list-disc space-y-1 pl-6 text-[0.9375rem] text-muted marker:text-gold-text">
        {references.map(({ title, year, url }) => (
          <li key={title}>
            {url ? <a href={url}>{title}</a> : title} ({year})
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Author, clinical reviewer with the field of medicine, and the next review; a sample entry says so. */
export function Reviewed({ entry }: { entry: EntryData<LibraryKind> }) {
  const language = getLocale();
  const { author, reviewer, reviewedOn, reviewDueOn } = entry;
  const field = localizedField(entry.own, 'reviewerField').content;
  const name = [reviewer, field].filter(Boolean).join(language === 'zh' ? '，' : ', ');
  return (
    <section
      aria-labelledby="reviewed"
      className="measure mt-10 rounded-soft border-l-4 border-gold bg-cream px-5 py-4 text-[0.9375rem] print:mt-3 print:py-1"
    >
      <h2 id="reviewed" className="text-base">
        {m.clinic_network_review_title()}
      </h2>
      {author ? <p className="mt-1">{m.clinic_network_written_by({ name: author })}</p> : null}
      {reviewer && reviewedOn ? (
        <p className="mt-1">{m.clinic_network_reviewed({ name, date: formatUnbrokenDay(reviewedOn, language) })}</p>
      ) : null}
      {reviewDueOn ? <p>{m.content_review_next({ date: formatUnbrokenDay(reviewDueOn, language) })}</p> : null}
      {entry.fields['isSample'] ? <p className="mt-1 font-semibold">{m.clinic_network_sample()}</p> : null}
    </section>
  );
}
