/** The columns of forms that staff build: those of the form itself, and those of its parts. */
import { m } from '#src/paraglide/messages.js';
import { handlerActions, partKinds, patternNames } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { CatalogueField } from '../fields/catalogue-fields.ts';
import { code, named } from './shared-fields.ts';

const languageWords: readonly (readonly [suffix: string, MessageText])[] = [
  ['En', m.forms_language_name_en],
  ['Ms', m.forms_language_name_ms],
  ['Zh', m.forms_language_name_zh],
];

const longestCell = 20_000;

/** A text in three columns, each of which a draft may still lack. What is too long for a form is told as there. */
function threeTexts(name: string, { label, hint }: { label: MessageText; hint?: MessageText }): CatalogueField[] {
  return languageWords.map(([suffix, language]) => ({
    name: `${name}${suffix}`,
    kind: 'text',
    max: longestCell,
    isLong: true,
    isOptional: true,
    label: (inputs, options) =>
      m.custom_forms_in_language({ label: label(inputs, options), language: language({}, options) }, options),
    ...(hint ? { hint } : {}),
  }));
}

/** A number or a day as the builder has it, which a draft may have half typed. */
const short = { kind: 'text', max: 40, isOptional: true } as const;

/** Columns of the row of the form itself. */
export const formHeadFields: readonly CatalogueField[] = [
  { name: 'hospital', kind: 'ref', list: 'hospitals', isOptional: true, label: m.catalogue_hospital },
  ...threeTexts('title', { label: m.custom_forms_title }),
  ...threeTexts('intro', { label: m.custom_forms_intro }),
  ...threeTexts('thanks', { label: m.custom_forms_thanks, hint: m.custom_forms_thanks_hint }),
  ...threeTexts('privacy', { label: m.custom_forms_privacy, hint: m.custom_forms_privacy_hint }),
  {
    name: 'duty',
    kind: 'choice',
    choices: named(handlerActions),
    isOptional: true,
    label: m.custom_forms_duty,
    hint: m.custom_forms_duty_hint,
  },
  {
    name: 'notified',
    kind: 'text',
    max: longestCell,
    isLong: true,
    isOptional: true,
    label: m.custom_forms_notified,
    hint: m.custom_forms_notified_hint,
  },
  { ...short, name: 'answerWithin', label: m.custom_forms_within, hint: m.custom_forms_within_hint },
  { ...short, name: 'keptDays', label: m.custom_forms_kept, hint: m.custom_forms_kept_hint },
  { ...short, name: 'lastDay', label: m.custom_forms_last_day, hint: m.custom_forms_last_day_hint },
];

/** Columns of the row of a part. */
export const formPartFields: readonly CatalogueField[] = [
  {
    name: 'position',
    kind: 'number',
    min: 1,
    max: 9_999,
    isOptional: true,
    label: m.catalogue_position,
    hint: m.custom_forms_import_position_hint,
  },
  { name: 'kind', kind: 'choice', choices: named(partKinds), isOptional: true, label: m.custom_forms_kind },
  ...threeTexts('label', { label: m.custom_forms_question }),
  ...threeTexts('hint', { label: m.custom_forms_hint }),
  ...threeTexts('options', { label: m.custom_forms_options, hint: m.custom_forms_options_hint }),
  {
    name: 'isRequired',
    kind: 'choice',
    choices: named(['yes', 'no']),
    isOptional: true,
    label: m.custom_forms_required,
  },
  {
    name: 'isSender',
    kind: 'choice',
    choices: named(['yes', 'no']),
    isOptional: true,
    label: m.custom_forms_import_sender,
  },
  { ...short, name: 'min', label: m.custom_forms_import_min, hint: m.custom_forms_import_min_hint },
  { ...short, name: 'max', label: m.custom_forms_import_max },
  { name: 'pattern', kind: 'choice', choices: named(patternNames), isOptional: true, label: m.custom_forms_pattern },
];

export const formFields: readonly CatalogueField[] = [
  { ...code, name: 'form', label: m.custom_forms_address, hint: m.custom_forms_address_hint },
  {
    name: 'part',
    kind: 'text',
    max: 5,
    isOptional: true,
    format: 'formPart',
    label: m.custom_forms_import_part,
    hint: m.custom_forms_import_part_hint,
  },
  ...formHeadFields,
  ...formPartFields,
];
