import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { langAttribute, localText, type LocalText } from '#src/shared/local-text.ts';
import { sectionsOfHtml } from '#src/features/publishing/entries/rich-text/html-sections.rules.ts';
import { RichText } from './rich-text.tsx';

/**
 * An editor's long text: on phones each section is a disclosure under its heading, on wider screens all sections are
 * open.
 */
export function FoldedRichText({ html }: { html: LocalText }) {
  const language = getLocale();
  const { text } = localText(html, language);
  const lang = langAttribute(html, language);
  // Every part keeps the language of the whole text.
  const part = (words: string): LocalText => (lang === undefined ? { en: '', [language]: words } : { en: words });
  return sectionsOfHtml(text).map((section) =>
    section.title === '' ? (
      <div key="" className="max-sm:mb-4">
        <RichText html={part(section.html)} />
      </div>
    ) : (
      <section key={section.title} className="max-sm:border-t max-sm:border-line sm:mt-8">
        <FoldOnPhones
          title={section.title}
          titleClass="text-[1.125rem] font-semibold text-deep"
          heading={
            <h2 lang={lang} className="mb-3 text-[clamp(1.375rem,1.2rem+0.6vw,1.625rem)]">
              {section.title}
            </h2>
          }
        >
          <RichText html={part(section.html)} />
        </FoldOnPhones>
      </section>
    ),
  );
}
