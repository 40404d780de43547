/** Warnings for editors: words that an advertisement must not have, and figures that contradict the data. */
import type { Language } from '#src/shared/languages.ts';
import { advertisingWarnings, type AdvertisingWarning } from './advertising-words.rules.ts';
import { contradictions, type FactWarning, type GroupFacts } from './group-facts.rules.ts';

export type WritingWarning = AdvertisingWarning | FactWarning;

/**
 * The warnings of one text: advertising words where the entry is an advertisement, and contradictions where `facts`
 * are given.
 */
export function writingWarnings(
  text: string,
  input: { language: Language; isAdvertisement: boolean; facts?: GroupFacts | undefined },
): WritingWarning[] {
  return [
    ...advertisingWarnings(text, input),
    ...(input.facts ? contradictions(text, input.facts, input.language) : []),
  ];
}

/** All public texts of an entry in a language: title, summary, body, and the texts of its fields. */
export function textsOfEntry(
  text: { title: string; summary: string; body: string; own: Record<string, unknown> },
  fields: Record<string, unknown> = {},
): string[] {
  return [text.title, text.summary, text.body, ...stringsIn(text.own), ...stringsIn(fields)].filter(
    (each) => each !== '',
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
