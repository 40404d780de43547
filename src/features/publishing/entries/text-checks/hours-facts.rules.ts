/** Visiting hours and opening hours in a text that contradict the data. */
import type { Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import type { FactWarning, GroupFacts, HospitalFacts, ServiceFacts } from './group-facts.schema.ts';
import { typedHours } from './typed-hours.rules.ts';

/** Words that show that a sentence is about visitors of patients. */
const visits: Record<Language, RegExp> = {
  en: /\bvisiting (?:hours|times?)\b|\bvisitors? (?:may|can|are)\b|\bvisits? (?:to|of) patients\b/i,
  ms: /\b(?:waktu|masa) (?:me)?lawat(?:an)?\b|\bpelawat (?:boleh|dibenarkan|dialu)/i,
  zh: /探病|探访|探视|访客/u,
};
/** A date: an event on one day has its own hours. */
const oneDay: Record<Language, RegExp> = {
  en: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Ramadan)\b/,
  ms: /\b(?:Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember|Ramadan)\b/,
  zh: /\d月|斋戒月/u,
};
/** A telephone line, which has its own hours. */
const line = /\b15555\b|\b0\d-?\d{3,4} ?\d{4}\b/;
const always = /\b24[- ]?hours?\b|\b24 jam\b|24 ?小时|round the clock|sepanjang masa|全天候/iu;

interface CheckInput {
  facts: GroupFacts;
  language: Language;
  /** Hospitals named in the sentence. */
  named: readonly HospitalFacts[];
}

/** The hours in a sentence that contradict the visiting hours or the services of the named hospitals. */
export function hoursFaults(sentence: string, input: CheckInput): FactWarning[] {
  if (oneDay[input.language].test(sentence) || line.test(sentence)) return [];
  return visits[input.language].test(sentence) ? visitFaults(sentence, input) : serviceFaults(sentence, input);
}

const sameHours = (typed: { from: number; to: number }, known: readonly { from: number; to: number }[]) =>
  known.some(({ from, to }) => from === typed.from && to === typed.to);
const wordsIn = (text: LocalText, language: Language) => localText(text, language).text;

/** The data may be in English alone; hours are the same in every language. */
const hoursIn = (text: LocalText, language: Language) =>
  typedHours(text[language] ?? text.en, text[language] ? language : 'en');

function visitFaults(sentence: string, { facts, language }: CheckInput): FactWarning[] {
  const known = facts.visitingHours;
  if (!known) return [];
  return typedHours(sentence, language)
    .filter((typed) => !sameHours(typed, hoursIn(known, language)))
    .map(({ words }) => ({ about: 'hours', words, known: wordsIn(known, language) }));
}

/** The faults of a sentence that names one service and no other: 'Our pharmacy is open from 8 am to 10 pm'. */
function serviceFaults(sentence: string, { facts, language, named }: CheckInput): FactWarning[] {
  const typed = typedHours(sentence, language);
  const isAlways = always.test(sentence);
  if (typed.length === 0 && !isAlways) return [];
  const lower = sentence.toLowerCase();
  const services = facts.services.filter(
    ({ hospital, name }) =>
      lower.includes(wordsIn(name, language).toLowerCase()) &&
      (named.length === 0 || named.some(({ slug }) => slug === hospital)),
  );
  const names = new Set(services.map(({ name }) => name.en));
  if (names.size !== 1) return [];
  const known = services.flatMap(({ hours }) => hoursIn(hours, language));
  const knownHours = [...new Set(services.map(({ hours }) => wordsIn(hours, language)))].join(' / ');
  return [
    ...typed.filter((one) => !sameHours(one, known)).map(({ words }) => words),
    ...(isAlways && !services.some(isOpenAlways) ? [always.exec(sentence)![0]] : []),
  ].map((words) => ({ about: 'hours', words: `${wordsIn(services[0]!.name, language)}: ${words}`, known: knownHours }));
}

const isOpenAlways = ({ hours }: ServiceFacts) => Object.values(hours).some((words) => always.test(words));
