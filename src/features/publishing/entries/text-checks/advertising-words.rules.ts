/** Words that may break a rule of advertising. They only warn the editor, because the reviewer decides. */
import type { Language } from '#src/shared/languages.ts';
import words from './advertising-words.json' with { type: 'json' };
import { traitsOf, type Kind } from '../content-kinds.schema.ts';
import { advertises } from '../content.rules.ts';

export const advertisingRules = [
  'cure',
  'certain',
  'superlative',
  'praise',
  'discount',
  'fear',
  'picture',
  'comparison',
] as const;
export type AdvertisingRule = (typeof advertisingRules)[number];

/** A place in a text, and the rule that it may break. */
export interface AdvertisingWarning {
  rule: AdvertisingRule;
  /** The words as they are in the text. */
  words: string;
}

interface WordList {
  /** The law or guideline behind the rule. */
  source: string;
  in: 'advertisements' | 'everything';
  isCaseSensitive?: boolean;
  words: Record<Language, readonly string[]>;
  /** Harmless uses: matches inside them are no warning. */
  except: Record<Language, readonly string[]>;
}
const lists = words as Record<AdvertisingRule, WordList>;

/** The source of a rule, for the editor. */
export function sourceOf(rule: AdvertisingRule): string {
  return lists[rule].source;
}

/** Kinds whose texts are not addressed to patients. */
const forOthers: readonly Kind[] = ['career', 'tender'];

/** Whether texts of the kind are advertisements; health information, which is always clinically reviewed, is not. */
export function isAdvertisement(kind: Kind, fields: Record<string, unknown>): boolean {
  if (advertises(kind, fields)) return true;
  const { isAdvertising, isClinical, cacheTag } = traitsOf(kind);
  if (isAdvertising) return true;
  return isClinical !== true && cacheTag !== 'library' && !forOthers.includes(kind);
}

/** Possible breaches, in the order of the text, each wording once. `text` may be HTML. */
export function advertisingWarnings(
  text: string,
  { language, isAdvertisement: isAdvert }: { language: Language; isAdvertisement: boolean },
): AdvertisingWarning[] {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');
  const found = advertisingRules
    .filter((rule) => isAdvert || lists[rule].in === 'everything')
    .flatMap((rule) => hitsOf(plain, rule, language).map((hit) => ({ rule, ...hit })))
    .sort((a, b) => a.start - b.start);
  const seen = new Set<string>();
  return found.flatMap(({ rule, words: hit }) => {
    const key = `${rule} ${hit.toLowerCase()}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ rule, words: hit }];
  });
}

interface Hit {
  start: number;
  words: string;
}

function hitsOf(text: string, rule: AdvertisingRule, language: Language): Hit[] {
  const harmless = spansOf(text, patternOf(rule, 'except', language));
  return spansOf(text, patternOf(rule, 'words', language))
    .filter(({ start, end }) => !harmless.some((span) => span.start < end && start < span.end))
    .map(({ start, end }) => ({ start, words: text.slice(start, end) }));
}

function spansOf(text: string, pattern: RegExp | null): { start: number; end: number }[] {
  if (pattern === null) return [];
  return [...text.matchAll(pattern)].map(({ index, 0: hit }) => ({ start: index, end: index + hit.length }));
}

const patterns = new Map<string, RegExp | null>();

/** All words of a rule in a language as one pattern; whole words only, except in Chinese, which has no spaces. */
function patternOf(rule: AdvertisingRule, part: 'words' | 'except', language: Language): RegExp | null {
  const key = `${rule} ${part} ${language}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const { isCaseSensitive, [part]: byLanguage } = lists[rule];
  const all = byLanguage[language].join('|');
  const whole = language === 'zh' ? `(?:${all})` : `(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`;
  const pattern = all === '' ? null : new RegExp(whole, isCaseSensitive ? 'gu' : 'giu');
  patterns.set(key, pattern);
  return pattern;
}
