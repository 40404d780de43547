import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { typeWords } from '#src/features/site/search/ui/type-words.ts';
import { m } from '#src/paraglide/messages.js';
import type { CheckedWord } from '../change-search-words.server.ts';

/**
 * The pages that people will find with the word, one button that adds it, and one beside each page that makes this page
 * the first result.
 */
export function FoundPages({ checked }: { checked: CheckedWord }) {
  const { phrase, language, specialitySlug, meaning, total, found } = checked;
  const fields = { phrase, language, speciality: specialitySlug ?? '', meaning: meaning ?? '' };
  return (
    <AdminSection
      id="found"
      title={m.search_words_found({ phrase })}
      intro={total === 1 ? m.search_words_found_one() : m.search_words_found_total({ total })}
    >
      <CsrfForm className="mb-5">
        <Hidden fields={fields} />
        <Button name="intent" value="add">
          {m.search_words_add({ phrase })}
        </Button>
      </CsrfForm>
      <ul className="divide-y divide-line">
        {found.map(({ type, title, path }) => (
          <li key={`${type} ${path}`} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <span className="min-w-0 break-words">
              <SiteLink href={path}>{title}</SiteLink>
              <span className="block text-muted">{typeWords[type]()}</span>
            </span>
            {title !== meaning && (
              <CsrfForm>
                <Hidden fields={{ ...fields, speciality: '', meaning: title.slice(0, 100) }} />
                <Button variant="quiet" name="intent" value="check">
                  {m.search_words_this_page()}
                  <span className="sr-only">{title}</span>
                </Button>
              </CsrfForm>
            )}
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
