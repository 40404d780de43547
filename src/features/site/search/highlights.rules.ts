/** Highlights of the reader's words in a text, and the excerpt of a long text that contains them. */
import type { Language } from '#src/shared/languages.ts';
import { fold } from '#src/shared/texts/search-words.ts';
import type { HighlightedWords, Piece } from './search.schema.ts';

const excerptLength = 180;

type Range = [from: number, to: number];

/** A text in pieces; pieces that begin with a highlight (or contain a pair of Chinese characters) are marked. */
export function highlighted(text: string, language: Language, highlights: readonly string[]): HighlightedWords {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of rangesOf(text, highlights)) {
    if (from > end) pieces.push({ words: text.slice(end, from), isHit: false });
    pieces.push({ words: text.slice(from, to), isHit: true });
    end = to;
  }
  if (end < text.length || pieces.length === 0) pieces.push({ words: text.slice(end), isHit: false });
  return { language, pieces };
}

/** Whether any piece of the text is highlighted. */
export function hasHit({ pieces }: HighlightedWords): boolean {
  return pieces.some(({ isHit }) => isHit);
}

/** The part of a long text around the first highlight; null where there is none. */
export function excerptOf(text: string, language: Language, highlights: readonly string[]): HighlightedWords | null {
  const first = firstIn(text, highlights);
  if (first === null) return null;
  const start = first < 60 ? 0 : text.indexOf(' ', first - 60) + 1 || first - 30;
  const from = Math.min(start, first);
  const part = text.slice(from, from + excerptLength);
  const isCut = from + excerptLength < text.length;
  const last = isCut ? part.lastIndexOf(' ') : -1;
  const whole = last > excerptLength / 2 ? part.slice(0, last) : part;
  return highlighted(`${from > 0 ? '… ' : ''}${whole}${isCut ? ' …' : ''}`, language, highlights);
}

const isHan = (highlight: string) => /\p{Script=Han}/u.test(highlight);

function rangesOf(text: string, highlights: readonly string[]): Range[] {
  const ranges = [
    ...latinRanges(
      text,
      highlights.filter((highlight) => !isHan(highlight)),
    ),
  ];
  for (const pair of highlights.filter(isHan)) {
    for (let at = text.indexOf(pair); at >= 0; at = text.indexOf(pair, at + 1)) ranges.push([at, at + pair.length]);
  }
  return merged(ranges.sort((a, b) => a[0] - b[0]));
}

/** A generator, so that a caller that needs only the first match of a long text reads no further. */
function* latinRanges(text: string, highlights: readonly string[]): Generator<Range> {
  if (highlights.length === 0) return;
  for (const match of text.matchAll(/(?:(?!\p{Script=Han})[\p{Letter}\p{Mark}\p{Number}'’])+/gu)) {
    const word = fold(match[0]);
    if (highlights.some((highlight) => (highlight.length > 1 ? word.startsWith(highlight) : word === highlight)))
      yield [match.index, match.index + match[0].length];
  }
}

function firstIn(text: string, highlights: readonly string[]): number | null {
  const [latin] = latinRanges(
    text,
    highlights.filter((highlight) => !isHan(highlight)),
  );
  const places = [latin?.[0] ?? -1, ...highlights.filter(isHan).map((pair) => text.indexOf(pair))].filter(
    (at) => at >= 0,
  );
  return places.length > 0 ? Math.min(...places) : null;
}

/** Merges ranges that overlap or touch, as pairs do. */
function merged(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const [from, to] of ranges) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}
