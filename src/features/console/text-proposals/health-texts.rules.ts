/** The values of a record that are health texts, and how two records differ in them. */
import { healthWordsIn } from '#src/features/publishing/entries/text-checks/health-words.rules.ts';
import { languages } from '#src/shared/languages.ts';
import type { HealthField, HealthTexts } from './text-proposals.schema.ts';

/**
 * The health texts of a record by field: fields that are always health texts, and others if they have words of health
 * advice. Empty values are left out.
 */
export function healthTextsOf(fields: readonly HealthField[], record: HealthTexts): HealthTexts {
  return Object.fromEntries(
    fields.flatMap(({ name, isHealth }) => {
      const value = record[name];
      const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
      return isEmpty || (isHealth === 'with_words' && !hasHealthWords(value)) ? [] : [[name, value]];
    }),
  );
}

/** Whether the value has words of health advice: in its language, or English ones in any language. */
function hasHealthWords(value: unknown): boolean {
  const texts = { en: [] as string[], ms: [] as string[], zh: [] as string[] };
  const collect = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(collect);
    else if (part && typeof part === 'object')
      for (const language of languages) {
        const words = (part as Record<string, unknown>)[language];
        if (typeof words === 'string') texts[language].push(words);
      }
    else if (typeof part === 'string') texts.en.push(part);
  };
  collect(value);
  const everything = Object.values(texts).flat();
  return (
    languages.some((language) => healthWordsIn(texts[language], language).length > 0) ||
    healthWordsIn(everything, 'en').length > 0
  );
}

/** The names of fields that are health texts before or after, and that differ. */
export function changedHealthFields(before: HealthTexts, after: HealthTexts): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => canonical(before[name]) !== canonical(after[name]),
  );
}

/** A value as text, the same for equal values whatever the order of their keys. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
