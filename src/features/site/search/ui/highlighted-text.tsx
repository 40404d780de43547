import { getLocale } from '#src/paraglide/runtime.js';
import type { HighlightedWords } from '../search.schema.ts';

/** A text with the reader's words marked, and with `lang` where its language differs from the page's. */
export function HighlightedText({ text }: { text: HighlightedWords }) {
  return (
    <span lang={text.language === getLocale() ? undefined : text.language}>
      {/* Pieces of one text: their index is the key. */}
      {text.pieces.map(({ words, isHit }, index) =>
        isHit ? (
          <mark key={index} className="rounded-sm bg-gold/25 text-inherit">
            {words}
          </mark>
        ) : (
          <span key={index}>{words}</span>
        ),
      )}
    </span>
  );
}
