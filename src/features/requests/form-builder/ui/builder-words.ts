import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { HandlerAction, PartKind, PatternName } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import type { StateTone } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import type { Language } from '#src/shared/languages.ts';
import type { FormStatus } from '../form-builder.rules.ts';

export const kindWords: Record<PartKind, () => string> = {
  text: m.custom_forms_part_text,
  long_text: m.custom_forms_part_long_text,
  email: m.custom_forms_part_email,
  phone: m.custom_forms_part_phone,
  number: m.custom_forms_part_number,
  date: m.custom_forms_part_date,
  radio: m.custom_forms_part_radio,
  choice: m.custom_forms_part_choice,
  choices: m.custom_forms_part_choices,
  yes_no: m.custom_forms_part_yes_no,
  hospital: m.custom_forms_part_hospital,
  identity: m.custom_forms_part_identity,
  agreement: m.custom_forms_part_agreement,
  heading: m.custom_forms_part_heading,
  paragraph: m.custom_forms_part_paragraph,
};

export const patternWords: Record<PatternName, () => string> = {
  digits: m.custom_forms_pattern_digits,
  letters: m.custom_forms_pattern_letters,
  postcode: m.custom_forms_pattern_postcode,
  website: m.custom_forms_pattern_website,
};

export const handlerActionWords: Record<HandlerAction, () => string> = {
  answer_enquiries: m.custom_forms_duty_enquiries,
  run_international_desk: m.custom_forms_duty_international,
  handle_applications: m.custom_forms_duty_applications,
};

export const statusWords: Record<FormStatus, { label: () => string; tone: StateTone }> = {
  draft: { label: m.custom_forms_draft, tone: 'waiting' },
  published: { label: m.custom_forms_published, tone: 'good' },
  retired: { label: m.custom_forms_retired, tone: 'quiet' },
};

const languageWords: Record<Language, typeof m.forms_language_name_en> = {
  en: m.forms_language_name_en,
  ms: m.forms_language_name_ms,
  zh: m.forms_language_name_zh,
};

/** 'Question (Malay)'. */
export function inLanguage(label: string, language: Language): string {
  return m.custom_forms_in_language({ label, language: languageWords[language]({}, { locale: getLocale() }) });
}
