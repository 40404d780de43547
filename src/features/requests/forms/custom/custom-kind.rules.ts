/** A version of a form that staff have built, as a kind of the forms kit. Runs in the browser too. */
import { m } from '#src/paraglide/messages.js';
import { formatDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { Choice, FormField, FormKind } from '../form-kind.schema.ts';
import { customFormKinds } from '../kinds/custom-form-kinds.schema.ts';
import { isStatic, linesOf } from './custom-form.rules.ts';
import type { CustomForm, CustomFormVersion, FormPart, ThreeTexts } from './custom-form.schema.ts';

/** The subject of an answer: the form, by its address. */
export const customSubject = 'custom_form';

/** The kind for a version: with its fields, words, promise and retention. */
export function customKind({ versionId, slug, hospitalId, form }: CustomFormVersion): FormKind {
  return { ...kindOfForm(form, hospitalId), versionId, draftName: `custom-${slug}` };
}

/** The kind for a form that is not a version yet, for its preview. */
export function kindOfForm(form: CustomForm, hospitalId: number | null): FormKind {
  const { answerWithin: _promised, ...base } = customFormKinds[form.duty];
  const days = Number(form.answerWithin);
  return {
    ...base,
    title: said(form.title),
    next: said(form.thanks),
    ...(form.privacy.en === '' ? {} : { purpose: said(form.privacy) }),
    fields: fieldsOf(form.parts),
    check: (values, today) => dayFaults(form.parts, values, today),
    ...(days > 0 ? { answerWithin: days } : {}),
    storedDays: Number(form.keptDays),
    ...(hospitalId === null ? {} : { hospitalId }),
  };
}

/** The name of a part's field: the kit has fixed names for the sender's name and address, and for the hospital. */
export function fieldNameOf({ id, kind, isSender }: FormPart): string {
  if (kind === 'hospital') return 'hospital';
  if (isSender && kind === 'text') return 'name';
  if (isSender && kind === 'email') return 'email';
  return id;
}

const said =
  (texts: ThreeTexts): MessageText =>
  (_inputs, { locale }) =>
    texts[locale] || texts.en;

/** The questions; headings and paragraphs belong to the next question. */
function fieldsOf(parts: readonly FormPart[]): FormField[] {
  const fields: FormField[] = [];
  let before: NonNullable<FormField['before']>[number][] = [];
  for (const part of parts) {
    if (isStatic(part)) {
      before.push({ kind: part.kind === 'heading' ? 'heading' : 'text', text: said(part.label) });
      continue;
    }
    fields.push({ ...fieldOf(part), ...(before.length > 0 ? { before } : {}) });
    before = [];
  }
  return fields;
}

function fieldOf(part: FormPart): FormField {
  const shared = {
    name: fieldNameOf(part),
    label: said(part.label),
    ...(part.hint.en === '' ? {} : { hint: said(part.hint) }),
    ...(part.isRequired ? {} : { isOptional: true }),
  };
  const limits = limitsOf(part);
  switch (part.kind) {
    case 'text':
      return {
        ...shared,
        ...limits,
        type: 'text',
        ...(part.isSender ? { autoComplete: 'name', fault: m.forms_error_name } : {}),
        ...(part.pattern === '' ? {} : { pattern: part.pattern }),
      };
    case 'email':
      return { ...shared, type: 'email', ...(part.isSender ? { autoComplete: 'email' } : {}) };
    case 'number':
      return { ...shared, ...limits, type: 'number', fault: numberFault(limits) };
    case 'yes_no':
      return { ...shared, type: 'radio', options: yesOrNo };
    case 'radio':
    case 'choice':
    case 'choices':
      return { ...shared, type: part.kind, options: choicesOf(part.options) };
    case 'identity':
      return { ...shared, type: 'text', min: 5, max: 20, isSecret: true, fault: m.custom_forms_error_identity };
    case 'long_text':
      return { ...shared, ...limits, type: 'long_text' };
    default:
      return { ...shared, type: part.kind as 'phone' | 'date' | 'hospital' | 'agreement' };
  }
}

const yesOrNo: readonly Choice[] = [
  { value: 'yes', label: m.custom_forms_yes },
  { value: 'no', label: m.custom_forms_no },
];

function choicesOf(options: ThreeTexts): Choice[] {
  const [en, ms, zh] = [linesOf(options.en), linesOf(options.ms), linesOf(options.zh)];
  return en.map((text, index) => ({
    value: `o${index + 1}`,
    label: said({ en: text, ms: ms[index] ?? '', zh: zh[index] ?? '' }),
  }));
}

interface Limits {
  min?: number;
  max?: number;
}

function limitsOf({ min, max }: FormPart): Limits {
  return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) };
}

function numberFault({ min = 0, max }: Limits): MessageText {
  return (_inputs, options) =>
    max === undefined
      ? m.custom_forms_error_least({ min: String(min) }, options)
      : m.custom_forms_error_range({ min: String(min), max: String(max) }, options);
}

/** The dates outside their range on this day; 'today' is the day of sending. */
function dayFaults(
  parts: readonly FormPart[],
  values: Readonly<Record<string, string>>,
  today: string,
): Record<string, MessageText> {
  const faults: Record<string, MessageText> = {};
  for (const part of parts) {
    const value = values[fieldNameOf(part)] ?? '';
    if (part.kind !== 'date' || value === '') continue;
    const [first, last] = [dayOf(part.min, today), dayOf(part.max, today)];
    if ((first && value < first) || (last && value > last)) faults[fieldNameOf(part)] = dayFault(first, last);
  }
  return faults;
}

const dayOf = (limit: string, today: string) => (limit === 'today' ? today : limit);

function dayFault(first: string, last: string): MessageText {
  return (_inputs, options) => {
    const day = (text: string) => formatDay(text, options.locale);
    if (first && last) return m.custom_forms_error_days({ first: day(first), last: day(last) }, options);
    return first
      ? m.custom_forms_error_from({ first: day(first) }, options)
      : m.custom_forms_error_until({ last: day(last) }, options);
  };
}
