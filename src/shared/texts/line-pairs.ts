/** Lines of two parts, such as 'Glucose sensor | measures sugar day and night': a name and its text. */
import { languages } from '../languages.ts';
import type { LocalText } from '../local-text.ts';

export const pairMark = '|';

/** The two parts of a line, at its first '|'; the second is empty where there is none. */
export function pairOf(line: string): [first: string, second: string] {
  const at = line.indexOf(pairMark);
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** The line in every language as running text, for search. */
export function unpaired(line: LocalText): LocalText {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = line[language];
      return text === undefined ? [] : [[language, pairOf(text).filter(Boolean).join('\n')]];
    }),
  ) as unknown as LocalText;
}
