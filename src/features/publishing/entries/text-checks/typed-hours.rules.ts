/** Ranges of hours as people type them in three languages: '5 pm to 8 pm', '5 petang hingga 8 malam', '下午5时至晚上8时'. */
import type { Language } from '#src/shared/languages.ts';

export interface TypedHours {
  /** The words as they are in the text. */
  words: string;
  /** Minutes after midnight. */
  from: number;
  to: number;
}

interface Manner {
  range: RegExp;
  /** The minutes of a typed time; a time without its half of the day has that of `other`. */
  minutes: (time: string, other: string) => number | undefined;
}

const english = String.raw`(?:\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|noon|midnight)?|noon|midnight)`;
const malay = String.raw`(?:\d{1,2}(?:[.:]\d\d)? ?(?:pagi|tengah hari|petang|malam|tengah malam|ptg|mlm)?|tengah malam)`;
const chinese = String.raw`(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上|午夜)?(?:\d{1,2}(?:[:：]\d\d|[时点](?:\d{1,2}分|半)?)|午夜)`;

/** Words for the halves of the day; the hour decides between noon and midnight. */
const halves: readonly { words: RegExp; half: 'am' | 'pm' }[] = [
  { words: /tengah malam|midnight|午夜/iu, half: 'am' },
  { words: /\bam\b|a\.m\.|pagi|凌晨|清晨|早上|上午/iu, half: 'am' },
  { words: /\bpm\b|p\.m\.|noon|tengah hari|petang|malam|ptg|mlm|中午|下午|傍晚|晚上/iu, half: 'pm' },
];
const halfOf = (time: string) => halves.find(({ words }) => words.test(time.replace(/(\d)(am|pm)\b/i, '$1 $2')))?.half;

function minutesOf(time: string, other: string): number | undefined {
  if (/^(?:midnight|tengah malam|午夜)$/iu.test(time.trim())) return 24 * 60;
  if (/^noon$/i.test(time.trim())) return 12 * 60;
  const [, hour, minutes = time.includes('半') ? '30' : '0'] = /(\d{1,2})(?:[.:：时点](\d{1,2}))?/u.exec(time) ?? [];
  const half = halfOf(time) ?? halfOf(other);
  if (hour === undefined || Number(hour) > 24) return undefined;
  if (!half && Number(hour) <= 12) return undefined;
  const hours = Number(hour) > 12 ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return hours * 60 + Number(minutes);
}

const manners: Record<Language, Manner> = {
  en: { range: new RegExp(`\\b(${english}) ?(?:to|until|till|and|–|-) ?(${english})\\b`, 'giu'), minutes: minutesOf },
  ms: {
    range: new RegExp(`\\b(${malay}) ?(?:hingga|sehingga|sampai|dan|–|-) ?(${malay})\\b`, 'giu'),
    minutes: minutesOf,
  },
  zh: { range: new RegExp(`(${chinese}) ?(?:至|到|–|-|—|~) ?(${chinese})`, 'giu'), minutes: minutesOf },
};

/** Every range of hours in a sentence; figures without a half of the day do not count. */
export function typedHours(sentence: string, language: Language): TypedHours[] {
  const { range, minutes } = manners[language];
  return [...sentence.matchAll(range)].flatMap(([words, first, last]) => {
    const from = minutes(first!, last!);
    const to = minutes(last!, first!);
    if (from === undefined || to === undefined) return [];
    // Midnight is both the end and the start of a day.
    return [{ words: words.trim(), from: from % (24 * 60), to: to === 0 ? 24 * 60 : to }];
  });
}
