/** An answer in words, because the stored value of a choice means nothing to staff or to the sender. */
import { m } from '#src/paraglide/messages.js';
import { formatDay, isCalendarDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { FormField } from './form-kind.schema.ts';

/** A stored value in words: the labels of chosen options, a date in the reader's format, otherwise the typed text. */
export function answerText(field: FormField, value: string, locale: Language): string {
  if (value === '') return '';
  if (field.type === 'date') return isCalendarDay(value) ? formatDay(value, locale) : value;
  if (field.type === 'agreement') return m.custom_forms_yes({}, { locale });
  const chosen = field.type === 'choices' ? value.split(',') : [value];
  return chosen
    .map((one) => field.options?.find((option) => option.value === one)?.label({}, { locale }) ?? one)
    .join(', ');
}
