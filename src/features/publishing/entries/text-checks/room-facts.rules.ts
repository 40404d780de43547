/** Kinds of rooms and their prices in a text that contradict the packages. */
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import type { FactWarning, GroupFacts, PackageFacts } from './group-facts.schema.ts';

const kinds = ['single', 'shared'] as const;
type RoomKind = (typeof kinds)[number];

const roomWords: Record<RoomKind, Record<Language, RegExp>> = {
  single: {
    en: /\b(?:single|private)(?: bed)? rooms?\b/i,
    ms: /\bbilik (?:seorang|persendirian|tunggal|sendiri)\b/i,
    zh: /单人(?:病)?房|个人病房/u,
  },
  shared: {
    en: /\b(?:shared|double|twin|(?:two|three|four|six|[2-6])-bed(?:ded)?)(?: rooms?| wards?)\b/i,
    ms: /\bbilik (?:kongsi|berkongsi|berdua|(?:dua|tiga|empat|enam|[2-6]) katil)\b/i,
    zh: /(?:双人|两人|三人|四人|六人|[2-6]人|共用)(?:病)?房/u,
  },
};
/** A price per night or day. */
const perNight =
  /RM ?\d[\d,]*(?:\.\d\d)?[^.。]{0,25}?(?:\b(?:a|per|each) (?:night|day)\b|\b(?:se)?(?:malam|hari)\b|每?[晚夜天日])/iu;
const perNightBefore =
  /(?:\b(?:a|per|each) (?:night|day)\b|\bsemalam\b|\bsehari\b|每[晚夜天日])[^.。]{0,15}?RM ?\d[\d,]*/iu;
const anyRoom = /\brooms?\b|\bwards?\b|\bbilik\b|\bwad\b|病房|人房/iu;

const kindsIn = (text: string, language: Language): RoomKind[] =>
  kinds.filter((kind) => roomWords[kind][language].test(text));
const kindsOf = (sold: PackageFacts): RoomKind[] => [...new Set(sold.includes.flatMap(({ en }) => kindsIn(en, 'en')))];
const linesOfRoom = (sold: PackageFacts, language: Language) =>
  sold.includes
    .filter(({ en }) => kindsIn(en, 'en').length > 0)
    .map((line) => localText(line, language).text)
    .join(', ');

/** The faults of a sentence with a package and a room, or with a price per night, which the data does not have. */
export function roomFaults(sentence: string, facts: GroupFacts, language: Language): FactWarning[] {
  const price = anyRoom.test(sentence) ? (perNight.exec(sentence) ?? perNightBefore.exec(sentence)) : null;
  const lower = sentence.toLowerCase();
  const named = facts.packages.filter(({ title }) => lower.includes(localText(title, language).text.toLowerCase()));
  return [
    ...(price ? [{ about: 'room_price' as const, words: price[0].trim(), known: '—' }] : []),
    ...named.flatMap((sold) => otherRooms(sentence, sold, language)),
  ];
}

/** The faults of a sentence in a campaign: every sentence counts as one about the rooms of its packages. */
export function campaignRoomFaults(
  sentences: readonly string[],
  fields: Record<string, unknown>,
  { facts, language }: { facts: GroupFacts; language: Language },
): FactWarning[] {
  const slugs = Array.isArray(fields['packageSlugs']) ? (fields['packageSlugs'] as string[]) : [];
  const sold = facts.packages.filter(({ slug }) => slugs.includes(slug));
  return sentences.flatMap((sentence) => {
    const faults = sold.map((one) => otherRooms(sentence, one, language));
    return faults.length > 0 && faults.every((found) => found.length > 0) ? faults[0]! : [];
  });
}

function otherRooms(sentence: string, sold: PackageFacts, language: Language): FactWarning[] {
  const known = kindsOf(sold);
  return kindsIn(sentence, language)
    .filter((kind) => known.length > 0 && !known.includes(kind))
    .map((kind) => ({
      about: 'room',
      words: roomWords[kind][language].exec(sentence)![0],
      known: `${localText(sold.title, language).text}: ${linesOfRoom(sold, language)}`,
    }));
}
