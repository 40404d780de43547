import { getLocale } from '#src/paraglide/runtime.js';
import { langAttribute, localText, type LocalText } from '#src/shared/local-text.ts';

/** A text of the database in the reader's language; where it falls back to English it says so to screen readers and browsers. */
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

/** The same for running text: paragraphs are parted by a blank line. */
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
