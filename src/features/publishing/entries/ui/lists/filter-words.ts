import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import {
  choiceValues,
  placesByState,
  type ChoiceCounts,
  type FilterName,
  type ListChoices,
} from '#src/features/publishing/entries/lists/list-filters.rules.ts';

/** Labels of the filters. */
export const filterLabels: Record<FilterName, () => string> = {
  type: m.content_filter_type,
  topic: m.content_filter_topic,
  language: m.content_filter_language,
  month: m.content_filter_month,
  year: m.content_filter_year,
  location: m.content_filter_location,
  gender: m.content_filter_gender,
  specialisation: m.content_filter_specialisation,
  state: m.content_filter_state,
  q: m.content_filter_q,
  letter: m.content_filter_letter,
  sortBy: m.content_filter_sort,
};

const sortLabels: Record<string, () => string> = {
  newest: m.content_sort_newest,
  oldest: m.content_sort_oldest,
  title: m.content_sort_title,
  soonest: m.content_sort_soonest,
  ending: m.content_sort_ending,
  closing: m.content_sort_closing,
};
const languageLabels: Record<string, () => string> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

/** A filter's value as a text. */
export function valueWords(name: FilterName, value: string, choices: ListChoices): string {
  const language = getLocale();
  const named = (found: { name: Parameters<typeof localText>[0] } | undefined) =>
    found ? localText(found.name, language).text : value;
  switch (name) {
    case 'topic':
      return named(choices.topics.find(({ slug }) => slug === value));
    case 'specialisation':
      return named(choices.specialisations.find(({ slug }) => slug === value));
    case 'language':
      return languageLabels[value]?.() ?? value;
    case 'month':
      return monthName(Number(value), language);
    case 'gender':
      return value === 'female' ? m.content_gender_female() : m.content_gender_male();
    case 'state':
      return value === 'open' ? m.content_state_open() : m.content_state_closed();
    case 'type':
      return typeWords(value);
    case 'q':
      return `“${value}”`;
    default:
      return value;
  }
}

/** A value that an editor typed, with a capital letter. */
export function typeWords(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll(/[-_]/g, ' ');
}

/**
 * The names are a constant, because the browser's own date formatter would take 60 ms on a phone to name the months of
 * one field.
 */
const monthNames: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  ms: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember',
  zh: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
};

/** A month by its number; 1 is January. */
export function monthName(month: number, language: Language): string {
  return monthNames[language].split(' ')[month - 1] ?? String(month);
}

/** The options of a filter's field, each with the number of entries that it would leave where these are known. */
export function optionsOf(
  name: FilterName,
  choices: ListChoices,
  counts: ChoiceCounts | null,
): { value: string; label: string }[] {
  const counted = (value: string, label: string) => ({
    value,
    label: counts ? m.content_filter_choice({ label, count: counts[name]?.[value] ?? 0 }) : label,
  });
  if (name === 'location')
    return placesByState(choices).map(({ value, isState }) =>
      counted(value, isState ? m.content_filter_whole_state({ state: value }) : value),
    );
  return choiceValues(name, choices).map((value) => counted(value, valueWords(name, value, choices)));
}

/** The orders of a list. */
export const ordersOf = (sorts: readonly string[]): { value: string; label: string }[] =>
  sorts.map((value) => ({ value, label: sortLabels[value]?.() ?? value }));
