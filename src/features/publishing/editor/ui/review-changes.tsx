import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ReviewComparison } from '../approval/review-comparison.server.ts';
import { languageWords } from './content-words.ts';
import { DifferenceView } from './difference-view.tsx';

interface ReviewChangesProps {
  entryId: number;
  language: Language;
  comparison: Omit<ReviewComparison, 'parts'>;
}

/** What a doctor reads first: what has changed since the text was last published, in this language and the others. */
export function ReviewChanges({
  entryId,
  language,
  comparison: { since, differences, languages },
}: ReviewChangesProps) {
  const date = since && formatDateTime(new Date(since), getLocale());
  return (
    <AdminSection
      id="changes"
      title={m.content_review_changes()}
      intro={
        date === null
          ? m.content_review_first()
          : differences.length === 0
            ? m.content_review_unchanged({ date })
            : m.content_review_since({ date })
      }
    >
      {languages.length > 1 && (
        <nav aria-label={m.content_review_languages()} className="mb-4">
          <ul className="flex flex-wrap gap-2">
            {languages.map((one) => (
              <li key={one.language}>
                <SiteLink
                  href={`/staff/reviews/${entryId}?language=${one.language}`}
                  aria-current={one.language === language ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-line bg-white px-3 no-underline hover:border-teal aria-[current]:border-teal aria-[current]:bg-pale aria-[current]:font-semibold"
                >
                  {languageWords[one.language]()}
                  <span className="font-normal text-muted tabular-nums">{changeWords(one.changes)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {differences.length > 0 && <DifferenceView difference={differences} language={language} />}
    </AdminSection>
  );
}

function changeWords(changes: number | null): string {
  if (changes === null) return m.content_review_language_new();
  return changes === 0 ? m.content_review_language_same() : m.content_review_language_changes({ count: changes });
}
