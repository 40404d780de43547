import { getLocale } from '#src/paraglide/runtime.js';
import { langAttribute, localText, type LocalText } from '#src/shared/local-text.ts';

/** An editor's rich text: sanitised when it was saved and again when the server read it (safe-html.server.ts). */
export function RichText({ html, className = '' }: { html: LocalText; className?: string }) {
  const language = getLocale();
  const { text } = localText(html, language);
  if (text === '') return null;
  // Links to this site get the reader's language: editors write them without a prefix.
  const linked =
    language === 'en' ? text : text.replace(/href="\/(?!ms\/|zh\/|api\/|media\/|assets\/)/g, `href="/${language}/`);
  return (
    <div
      className={`rich-text ${className}`}
      lang={langAttribute(html, language)}
      dangerouslySetInnerHTML={{ __html: linked }}
    />
  );
}
