import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';
import {
  sourceOf,
  type AdvertisingRule,
} from '#src/features/publishing/entries/text-checks/advertising-words.rules.ts';
import type { FactWarning } from '#src/features/publishing/entries/text-checks/group-facts.rules.ts';
import type { WritingWarning } from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';

const ruleWords: Record<AdvertisingRule, typeof m.content_check_cure> = {
  cure: m.content_check_cure,
  certain: m.content_check_certain,
  superlative: m.content_check_superlative,
  praise: m.content_check_praise,
  discount: m.content_check_discount,
  fear: m.content_check_fear,
  picture: m.content_check_picture,
  comparison: m.content_check_comparison,
};
type FactWords = (inputs: { words: string; known: string }, options: { locale: Language }) => string;
const factWords: Record<FactWarning['about'], FactWords> = {
  hospitals: m.content_check_figure,
  beds: m.content_check_figure,
  centres: m.content_check_figure,
  doctors: m.content_check_figure,
  price: m.content_check_price,
  phone: m.content_check_phone,
  centre: m.content_check_centre,
  placeholder: m.content_check_placeholder,
  not_sold: m.content_check_not_sold,
  hours: m.content_check_figure,
  room: m.content_check_room,
  room_price: m.content_check_room_price,
};

/** One warning as a text: the words, what to do about them, and the source of the rule. */
export function warningWords(warning: WritingWarning, locale: Language = getLocale()): string {
  const options = { locale };
  return 'rule' in warning
    ? ruleWords[warning.rule]({ words: warning.words, source: sourceOf(warning.rule) }, options)
    : factWords[warning.about]({ words: warning.words, known: warning.known }, options);
}
