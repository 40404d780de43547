import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { refusedDateText } from '#src/shared/date-fields/date-words.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';

/** The message of a schema's own check in the reader's language: `params: { text }` of a `refine`. */
type Issue = z.core.$ZodIssue;

/** Above this number the choices of a field are not listed. */
const mostChoices = 12;

/**
 * The refused fields of a call, each with a message in the reader's language. `texts` are the call's own messages by
 * field name; without one, the kind of the error is described. Never the library's message.
 */
export function fieldErrors(
  error: z.ZodError,
  sent: { value: unknown; language: Language; texts: Readonly<Record<string, MessageText>> },
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues.flatMap(withoutUnion)) {
    const name = issue.path.join('.') || 'body';
    const own = refusedDateText(issue, sent.value) ?? sent.texts[name];
    const text = own ? own({}, { locale: sent.language }) : wordsOfIssue(issue, sent.value, sent.language);
    if (!errors[name]?.includes(text)) (errors[name] ??= []).push(text);
  }
  return errors;
}

/** For the alternatives of a union, the issues of the alternative that fits best. */
function withoutUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.reduce((best, next) => (next.length < best.length ? next : best));
  return nearest.flatMap((inner) => withoutUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

function wordsOfIssue(issue: Issue, value: unknown, language: Language): string {
  const locale = { locale: language };
  if (issue.code === 'custom') {
    const text = issue.params?.['text'] as MessageText | undefined;
    // The checks of a form have written their messages before.
    return text?.({}, locale) ?? issue.message;
  }
  if (isMissing(valueAt(value, issue.path))) return m.errors_field_missing({}, locale);
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue, locale);
    case 'too_big':
      return tooBig(issue, locale);
    case 'invalid_value':
      return issue.values.length <= mostChoices
        ? m.errors_field_choice({ choices: issue.values.map(String).join(', ') }, locale)
        : m.errors_field_invalid({}, locale);
    case 'invalid_format':
      return (formatWords[issue.format] ?? m.errors_field_invalid)({}, locale);
    case 'invalid_type':
      return (typeWords[issue.expected] ?? m.errors_field_invalid)({}, locale);
    default:
      return m.errors_field_invalid({}, locale);
  }
}

type Limit<Code> = Extract<Issue, { code: Code }>;

function tooSmall({ origin, minimum }: Limit<'too_small'>, locale: { locale: Language }): string {
  if (origin === 'number') return m.errors_field_least({ minimum: Number(minimum) }, locale);
  if (Number(minimum) === 1) return m.errors_field_missing({}, locale);
  return origin === 'string'
    ? m.errors_field_short({ minimum: Number(minimum) }, locale)
    : m.errors_field_few({ minimum: Number(minimum) }, locale);
}

function tooBig({ origin, maximum }: Limit<'too_big'>, locale: { locale: Language }): string {
  if (origin === 'number') return m.errors_field_most({ maximum: Number(maximum) }, locale);
  return origin === 'string'
    ? m.errors_field_long({ maximum: Number(maximum) }, locale)
    : m.errors_field_many({ maximum: Number(maximum) }, locale);
}

const formatWords: Partial<Record<string, MessageText>> = {
  email: m.accounts_error_email,
  date: m.errors_field_date,
  datetime: m.errors_field_instant,
};
const typeWords: Partial<Record<string, MessageText>> = {
  number: m.errors_field_number,
  int: m.errors_field_whole_number,
  string: m.errors_field_text,
  boolean: m.errors_field_boolean,
  array: m.errors_field_list,
  object: m.errors_field_object,
  record: m.errors_field_object,
};

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
}
