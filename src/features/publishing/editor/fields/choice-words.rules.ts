/** The names of choices of the kinds' own fields, by the type of their control: on the form and where they are read. */
import { m } from '#src/paraglide/messages.js';
import { colourWords, iconWords } from '../ui/card-words.ts';
import type { ControlType } from './editor-fields.rules.ts';

const yesNo = { no: m.content_own_no, yes: m.content_own_yes };

/** The choices of a control with a fixed list of its own. */
export const choiceWords: Partial<Record<ControlType, Record<string, () => string>>> = {
  gender: { female: m.content_gender_female, male: m.content_gender_male },
  icon: iconWords,
  colour: colourWords,
  language: { en: m.content_language_en, ms: m.content_language_ms, zh: m.content_language_zh },
  yes_no: yesNo,
  answer: { yes: yesNo.yes, no: yesNo.no },
  employment: {
    full_time: m.content_own_full_time,
    part_time: m.content_own_part_time,
    contract: m.content_own_contract,
  },
};
