/** What a form must have before it is published, and the limits of its parts. Runs in the browser too. */
import { isCalendarDay } from '#src/shared/dates.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { sensitiveIn } from './sensitive-questions.rules.ts';
import type { CustomForm, FormPart, ThreeTexts } from './custom-form.schema.ts';

export const customFormLimits = {
  parts: 40,
  title: 120,
  text: 2_000,
  label: 200,
  hint: 300,
  options: 30,
  notified: 5,
  keptDays: { min: 1, max: 1_095 },
  answerWithin: { min: 1, max: 30 },
  /** Characters of a short and a long text, and the largest number. */
  short: 200,
  long: 3_000,
  number: 999_999_999,
} as const;

/** The fault of a field in the builder. */
export type BuilderFault =
  | 'missing'
  | 'translation'
  | 'long'
  | 'options'
  | 'options_differ'
  | 'range'
  | 'day'
  | 'days'
  | 'within'
  | 'kept'
  | 'mail'
  | 'question'
  | 'last'
  | 'twice'
  | 'hospital'
  | 'secret'
  | 'identity'
  | 'purpose'
  | 'too_many';
export type BuilderFaults = Record<string, BuilderFault>;

/** Whether the part asks nothing: its words are shown above the next question. */
export const isStatic = ({ kind }: Pick<FormPart, 'kind'>) => kind === 'heading' || kind === 'paragraph';

/** The lines of a text that has one value in each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The name of a field in the builder's form: 'label-en-3' of the third part, 'title-en' of the form. */
export const builderField = (...parts: readonly (string | number)[]): string => parts.join('-');

const formTexts = ['title', 'intro', 'thanks', 'privacy'] as const;
export type FormTextName = (typeof formTexts)[number];

/** All faults that prevent the form's publication, by the builder's field; none where it may be published. */
export function faultsOfForm(form: CustomForm, { hospitalId }: { hospitalId: number | null }): BuilderFaults {
  const faults: BuilderFaults = {};
  for (const name of formTexts) {
    const most = name === 'title' ? customFormLimits.title : customFormLimits.text;
    const isNeeded = name !== 'privacy' || form.parts.some(isPersonal);
    textFaults(faults, form[name], { name, most, missing: isNeeded ? missingWord(name) : null });
  }
  timeFaults(faults, form);
  mailFaults(faults, form.notified);
  form.parts.forEach((part, index) => partFaults(faults, { part, place: index + 1, hospitalId }));
  togetherFaults(faults, form.parts);
  return faults;
}

const missingWord = (name: FormTextName): BuilderFault => (name === 'privacy' ? 'purpose' : 'missing');

/** Whether the part asks for personal data by its kind. */
export function isPersonal({ kind, isSender }: Pick<FormPart, 'kind' | 'isSender'>): boolean {
  return ['email', 'phone', 'identity'].includes(kind) || (kind === 'text' && isSender);
}

/**
 * English is required, and every other language as soon as there is English, so that readers do not get a mixture of
 * languages.
 */
function textFaults(
  faults: BuilderFaults,
  texts: ThreeTexts,
  { name, place, most, missing }: { name: string; place?: number; most: number; missing: BuilderFault | null },
): void {
  const field = (language: Language) => builderField(name, language, ...(place === undefined ? [] : [place]));
  for (const language of languages) {
    const text = texts[language];
    if (text.length > most) faults[field(language)] = 'long';
    else if (text === '' && language === 'en' && missing) faults[field('en')] = missing;
    else if (text === '' && language !== 'en' && texts.en !== '') faults[field(language)] = 'translation';
  }
}

function timeFaults(faults: BuilderFaults, { answerWithin, keptDays, lastDay }: CustomForm): void {
  const { answerWithin: within, keptDays: kept } = customFormLimits;
  if (answerWithin !== '' && !isWhole(answerWithin, within.min, within.max)) faults['answerWithin'] = 'within';
  if (!isWhole(keptDays, kept.min, kept.max)) faults['keptDays'] = 'kept';
  if (lastDay !== '' && !isCalendarDay(lastDay)) faults['lastDay'] = 'day';
}

const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

function mailFaults(faults: BuilderFaults, notified: string): void {
  const addresses = linesOf(notified);
  const isRight = addresses.every(
    (one) => one.length <= 254 && /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]{2,}$/.test(one),
  );
  if (!isRight || addresses.length > customFormLimits.notified) faults['notified'] = 'mail';
}

interface Placed {
  part: FormPart;
  place: number;
  hospitalId: number | null;
}

function partFaults(faults: BuilderFaults, { part, place, hospitalId }: Placed): void {
  const most = part.kind === 'paragraph' ? customFormLimits.text : customFormLimits.label;
  textFaults(faults, part.label, { name: 'label', place, most, missing: 'missing' });
  textFaults(faults, part.hint, { name: 'hint', place, most: customFormLimits.hint, missing: null });
  if (['radio', 'choice', 'choices'].includes(part.kind)) optionFaults(faults, part, place);
  if (['text', 'long_text', 'number'].includes(part.kind)) rangeFaults(faults, part, place);
  if (part.kind === 'date') dayRangeFaults(faults, part, place);
  if (part.kind === 'hospital' && hospitalId !== null) faults[builderField('kind', place)] = 'hospital';
  const asked = isStatic(part) ? null : sensitiveIn([part.label, part.hint]);
  if (asked === 'secret' || (asked === 'identity' && part.kind !== 'identity'))
    faults[builderField('label', 'en', place)] = asked;
}

function optionFaults(faults: BuilderFaults, { options }: FormPart, place: number): void {
  const english = linesOf(options.en);
  const isRight =
    english.length >= 2 &&
    english.length <= customFormLimits.options &&
    new Set(english).size === english.length &&
    english.every((line) => line.length <= customFormLimits.label);
  if (!isRight) faults[builderField('options', 'en', place)] = 'options';
  for (const language of ['ms', 'zh'] as const) {
    if (linesOf(options[language]).length !== english.length)
      faults[builderField('options', language, place)] = 'options_differ';
  }
}

function rangeFaults(faults: BuilderFaults, { kind, min, max }: FormPart, place: number): void {
  const largest = { text: customFormLimits.short, long_text: customFormLimits.long, number: customFormLimits.number };
  const most = largest[kind as keyof typeof largest];
  const least = kind === 'number' ? 0 : 1;
  for (const [name, value] of Object.entries({ min, max })) {
    if (value !== '' && !isWhole(value, least, most)) faults[builderField(name, place)] = 'range';
  }
  if (min !== '' && max !== '' && Number(min) > Number(max)) faults[builderField('max', place)] = 'range';
}

function dayRangeFaults(faults: BuilderFaults, { min, max }: FormPart, place: number): void {
  for (const [name, value] of Object.entries({ min, max })) {
    if (value !== '' && value !== 'today' && !isCalendarDay(value)) faults[builderField(name, place)] = 'days';
  }
  if (isCalendarDay(min) && isCalendarDay(max) && min > max) faults[builderField('max', place)] = 'days';
}

/** Rules between the parts: at least one question, the last part is one, and each role once. */
function togetherFaults(faults: BuilderFaults, parts: readonly FormPart[]): void {
  if (parts.every(isStatic)) faults['add'] = 'question';
  else if (isStatic(parts.at(-1)!)) faults[builderField('label', 'en', parts.length)] ??= 'last';
  if (parts.length > customFormLimits.parts) faults['add'] = 'too_many';
  const seen = new Set<string>();
  parts.forEach((part, index) => {
    const role = part.kind === 'hospital' ? 'hospital' : part.isSender ? part.kind : '';
    if (!['hospital', 'text', 'email'].includes(role)) return;
    const field = builderField(part.kind === 'hospital' ? 'kind' : 'isSender', index + 1);
    if (seen.has(role)) faults[field] ??= 'twice';
    seen.add(role);
  });
}
