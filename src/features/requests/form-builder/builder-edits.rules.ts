/** Steps of building a form before it is saved, and the form in the fields of the builder's page. */
import { builderField, customFormLimits } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import {
  handlerActions,
  partKinds,
  patternNames,
  type CustomForm,
  type FormPart,
  type PartKind,
  type ThreeTexts,
} from '#src/features/requests/forms/custom/custom-form.schema.ts';
import type { Language } from '#src/shared/languages.ts';

const noTexts: ThreeTexts = { en: '', ms: '', zh: '' };

/**
 * A form with its title alone. It starts with a promise of three working days, a retention of a year, and the sender's
 * name and address.
 */
export function newForm(title: ThreeTexts): CustomForm {
  return {
    title,
    intro: noTexts,
    thanks: noTexts,
    privacy: noTexts,
    duty: 'answer_enquiries',
    notified: '',
    answerWithin: '3',
    keptDays: '365',
    lastDay: '',
    parts: [],
  };
}

/** A new question of the kind, required. */
export function newPart(kind: PartKind, id: string): FormPart {
  return {
    id,
    kind,
    label: noTexts,
    hint: noTexts,
    options: noTexts,
    isRequired: true,
    isSender: false,
    min: '',
    max: '',
    pattern: '',
  };
}

type TypedTexts = Readonly<Record<string, string>>;

/** The form of a sent page, its parts in the order of their numbers. `typed` has the trimmed values by name. */
export function formFrom(typed: TypedTexts): CustomForm {
  const value = (name: string) => clean(typed[name] ?? '');
  const places = Object.keys(typed)
    .flatMap((name) => /^id-([1-9]\d{0,2})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
    .slice(0, customFormLimits.parts + 10);
  const used = new Set<string>();
  return {
    title: textsOf(typed, 'title'),
    intro: textsOf(typed, 'intro'),
    thanks: textsOf(typed, 'thanks'),
    privacy: textsOf(typed, 'privacy'),
    duty: oneOf(handlerActions, value('duty')) ?? 'answer_enquiries',
    notified: value('notified'),
    answerWithin: value('answerWithin'),
    keptDays: value('keptDays'),
    lastDay: value('lastDay'),
    parts: places.map((place) => partFrom(typed, place, used)),
  };
}

function partFrom(typed: TypedTexts, place: number, used: Set<string>): FormPart {
  const value = (name: string) => clean(typed[builderField(name, place)] ?? '');
  const id = freeId(value('id'), used);
  used.add(id);
  return {
    id,
    kind: oneOf(partKinds, value('kind')) ?? 'text',
    label: textsOf(typed, 'label', place),
    hint: textsOf(typed, 'hint', place),
    options: textsOf(typed, 'options', place),
    isRequired: value('isRequired') === 'yes',
    isSender: value('isSender') === 'yes',
    min: value('min'),
    max: value('max'),
    pattern: oneOf(patternNames, value('pattern')) ?? '',
  };
}

function textsOf(typed: TypedTexts, name: string, place?: number): ThreeTexts {
  const value = (language: Language) =>
    clean(typed[builderField(name, language, ...(place === undefined ? [] : [place]))] ?? '');
  return { en: value('en'), ms: value('ms'), zh: value('zh') };
}

const clean = (text: string) => text.replace(/\r\n?/g, '\n').trim();

const oneOf = <Name extends string>(names: readonly Name[], value: string): Name | undefined =>
  names.find((name) => name === value);

function freeId(wanted: string, used: ReadonlySet<string>): string {
  if (/^q\d{1,4}$/.test(wanted) && !used.has(wanted)) return wanted;
  let number = 1;
  while (used.has(`q${number}`)) number += 1;
  return `q${number}`;
}

export interface EditedForm {
  form: CustomForm;
  /** The part that was moved, added or copied, and the step; for a removed part, the part after it. */
  changed: { id: string; step: string } | null;
}

/** The form after a button that saves nothing; null for any other button. Steps are 'up:q3', 'copy:q3', 'add'. */
export function edited(form: CustomForm, intent: string, kind: string): EditedForm | null {
  const [step = '', id = ''] = intent.split(':', 2);
  const at = form.parts.findIndex((part) => part.id === id);
  if (step === 'add') return added(form, oneOf(partKinds, kind) ?? 'text');
  if (step === 'show') return { form, changed: null };
  if (!['up', 'down', 'remove', 'copy'].includes(step)) return null;
  if (at < 0) return { form, changed: null };
  if (step === 'copy') return copied(form, at);
  const parts = [...form.parts];
  const [part] = parts.splice(at, 1);
  if (step === 'remove') {
    const next = parts[at] ?? parts.at(-1);
    return { form: { ...form, parts }, changed: next ? { id: next.id, step } : null };
  }
  parts.splice(Math.max(0, step === 'up' ? at - 1 : at + 1), 0, part!);
  return { form: { ...form, parts }, changed: { id, step } };
}

/** A copy below the part; a copied sender's name or address becomes an ordinary question. */
function added(form: CustomForm, kind: PartKind): EditedForm {
  if (form.parts.length >= customFormLimits.parts) return { form, changed: null };
  const part = newPart(kind, nextId(form));
  return { form: { ...form, parts: [...form.parts, part] }, changed: { id: part.id, step: 'add' } };
}

/** A copy below, which is not the sender's name or address a second time. */
function copied(form: CustomForm, at: number): EditedForm {
  if (form.parts.length >= customFormLimits.parts) return { form, changed: null };
  const copy = { ...form.parts[at]!, id: nextId(form), isSender: false };
  return { form: { ...form, parts: form.parts.toSpliced(at + 1, 0, copy) }, changed: { id: copy.id, step: 'add' } };
}

/** Higher than all existing ids, so that the id of a removed question is not used again in the same draft. */
function nextId({ parts }: CustomForm): string {
  return `q${Math.max(0, ...parts.map(({ id }) => Number(id.slice(1)))) + 1}`;
}
