import { getLocale } from '#src/paraglide/runtime.js';
import { langAttribute, localText, type LocalText } from '#src/shared/local-text.ts';

/** A text of the database in the reader's language. Where it falls back to English, the element's `lang` says so. */
export function Local({ text, className }: { text: LocalText; className?: string }) {
  const language = getLocale();
  const lang = langAttribute(text, language);
  if (!lang && !className) return <>{localText(text, language).text}</>;
  return (
    <span className={className} lang={lang}>
      {localText(text, language).text}
    </span>
  );
}

/** The same for running text: a blank line separates paragraphs. */
export function LocalParagraphs({ text, className }: { text: LocalText; className?: string }) {
  const language = getLocale();
  const paragraphs = localText(text, language).text.split(/\n\s*\n/);
  return (
    <div className={className ?? 'prose-flow'} lang={langAttribute(text, language)}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.slice(0, 60)}>{paragraph}</p>
      ))}
    </div>
  );
}
