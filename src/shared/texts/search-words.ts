/**
 * Words as search compares them: without capitals, accents and apostrophes; Chinese, which has no spaces, in pairs of
 * characters. Documents and queries use the same functions, so that they match.
 */

/**
 * Increase it whenever the rules below or the documents of a feature change: documents of an older version are then
 * written again.
 */
export const searchRules = 1;

const maxWordLength = 40;
/** Letters that are not a plain letter with a mark. */
const singular: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/** Folds a text: lower case, without accents; apostrophes are removed, with an s after them. */
export function fold(text: string): string {
  // Most words need no folding.
  if (/^[a-z0-9 -]*$/i.test(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain
    .replace(/[ßæœøđðłþ]/g, (letter) => singular[letter] ?? letter)
    .replace(/['’ʼ]s\b/g, '')
    .replace(/['’ʼ]/g, '');
}

/** A run of letters and digits, or a run of Chinese characters. */
export interface Token {
  text: string;
  isChinese: boolean;
}

/** The words of a text without case and accents; a run of Chinese characters is one token. */
export function tokensOf(text: string): Token[] {
  return [...fold(text).matchAll(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu)].map(([token]) => ({
    text: token.slice(0, maxWordLength),
    isChinese: /\p{Script=Han}/u.test(token),
  }));
}

/** All pairs of neighbours in a run of Chinese characters; a single character stays alone. */
export function pairsOf(token: string): string[] {
  const characters = [...token];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index]! + character);
}

/** The words of a text in order. 'X-ray' gives 'x-ray', 'x ray' and 'xray'. */
export function wordsOf(text: string): string[] {
  const joined = [...fold(text).matchAll(/(?<!\p{Letter})([a-z]{1,12})-([a-z]{1,20})(?!\p{Letter})/gu)].map(
    ([, first, second]) => `${first}${second}`,
  );
  // A long run is cut where words are compared, but not where a paragraph of Chinese is split into pairs.
  const tokens = [...fold(text).matchAll(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu)].map(
    ([token]) => token,
  );
  return [
    ...tokens.flatMap((token) => (/\p{Script=Han}/u.test(token) ? pairsOf(token) : [token.slice(0, maxWordLength)])),
    ...joined,
  ];
}
