import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { langAttribute, localText, type LocalText } from '#src/shared/local-text.ts';
import {
  partsOfHtml,
  withScrollingTables,
  type TextPart,
} from '#src/features/publishing/entries/rich-text/rich-html.rules.ts';
import { LinkedVideo } from './linked-video.tsx';

/** An editor's rich text: sanitised when it was saved and again when the server read it (allowed-html.server.ts). */
export function RichText({ html, className = '' }: { html: LocalText; className?: string }) {
  const language = getLocale();
  const { text } = localText(html, language);
  if (text === '') return null;
  return <RichMarkup html={text} className={className} lang={langAttribute(html, language)} />;
}

interface RichMarkupProps {
  /** Sanitised HTML. */
  html: string;
  className?: string;
  lang?: string | undefined;
}

/** A rich text that is in one language: with its pictures, its videos, and tables that scroll in their own box. */
export function RichMarkup({ html, className = '', lang }: RichMarkupProps) {
  const parts = partsOfHtml(html);
  const flow = { className: `rich-text ${className}`, lang };
  const [first] = parts;
  if (parts.length === 1 && first && 'html' in first)
    return <div {...flow} dangerouslySetInnerHTML={{ __html: shownHtml(first.html) }} />;
  return (
    <div {...flow} data-embeds={hostsIn(parts)}>
      {parts.map((part, place) =>
        'html' in part ? (
          <div key={`${place}`} className="rich-text-part" dangerouslySetInnerHTML={{ __html: shownHtml(part.html) }} />
        ) : (
          <LinkedVideo key={`${place}`} video={part.video} title={part.title} />
        ),
      )}
    </div>
  );
}

const hostsIn = (parts: readonly TextPart[]) =>
  [...new Set(parts.flatMap((part) => ('video' in part ? [part.video.host] : [])))].join(' ');

/**
 * The text for its page: links to this site lead to the reader's language, because editors write them without a prefix.
 */
function shownHtml(html: string): string {
  const language = getLocale();
  const linked =
    language === 'en' ? html : html.replace(/href="\/(?!ms\/|zh\/|api\/|media\/|assets\/)/g, `href="/${language}/`);
  return withScrollingTables(linked, m.content_text_table());
}
