import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { languageTags, localPath } from '#src/shared/addresses.ts';
import { languages, languagesOffered, type Language, type OfferedLanguages } from '#src/shared/languages.ts';
import { storeLanguage } from './selected-language.ts';

const names: Record<Language, { short: string; full: string }> = {
  en: { short: 'EN', full: 'English' },
  ms: { short: 'BM', full: 'Bahasa Melayu' },
  zh: { short: '中文', full: '中文' },
};

/** The same page in the other languages that are offered, all by default, with its query. */
export function LanguageSwitcher({ path, offered }: { path: string; offered?: OfferedLanguages | undefined }) {
  const { search } = useLocation();
  const current = getLocale();
  const choices = offered ? languagesOffered(offered) : languages;
  if (choices.length === 1) return null;
  return (
    <nav aria-label={m.design_language()}>
      <ul className="flex">
        {choices.map((language) => (
          <li key={language}>
            <a
              href={localPath(path, language) + search}
              hrefLang={languageTags[language]}
              lang={languageTags[language]}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => storeChoice(language, event)}
              className="inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 text-white no-underline hover:text-white hover:underline aria-[current]:font-semibold aria-[current]:text-gold"
            >
              <span aria-hidden="true">{names[language].short}</span>
              <span className="sr-only">{names[language].full}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Stores the choice in the cookie, so that the next response is in that language from its first byte. The link's query
 * comes from the address bar, because a cached page does not know all of it.
 */
function storeChoice(language: Language, { currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
  storeLanguage(language);
}
