import { getLocale } from '#src/paraglide/runtime.js';
import type { HighlightedWords } from '../search.schema.ts';

/** A text with the reader's words marked; it says where it is in another language than the page. */
export function HighlightedText({ text }: { text: HighlightedWords }) {
  return (
    <span lang={text.language === getLocale() ? undefined : text.language}>
      {/* Pieces of one text: their order is all they have. */}
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
