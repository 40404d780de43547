import { describe, expect, it } from 'vitest';
import { builderField } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import type { CustomForm } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import { edited, formFrom } from './builder-edits.rules.ts';
import { slugFrom } from './form-builder.rules.ts';
import { antenatalForm } from './form-builder.fixture.ts';

/** The form as its page would send it. */
function asTyped({ parts, ...form }: CustomForm): Record<string, string> {
  const typed: Record<string, string> = {};
  const put = (name: string, value: unknown, place?: number) => {
    const end = place === undefined ? [] : [place];
    if (typeof value === 'object')
      for (const [language, text] of Object.entries(value!)) typed[builderField(name, language, ...end)] = String(text);
    else if (value !== false) typed[builderField(name, ...end)] = value === true ? 'yes' : String(value);
  };
  for (const [name, value] of Object.entries(form)) put(name, value);
  parts.forEach((part, index) => Object.entries(part).forEach(([name, value]) => put(name, value, index + 1)));
  return typed;
}
const ids = (form: CustomForm | undefined) => form?.parts.map(({ id }) => id).join(' ');

describe('a form that is built', () => {
  it('comes back from its page as it was sent', () => {
    expect(formFrom(asTyped(antenatalForm()))).toEqual(antenatalForm());
  });

  it('keeps what is typed wrongly, and nothing of an unknown kind', () => {
    const typed = { ...asTyped(antenatalForm()), keptDays: 'a year', 'kind-2': 'password', 'pattern-2': '(a+)+$' };
    const form = formFrom(typed);
    expect(form.keptDays).toBe('a year');
    expect(form.parts[1]).toMatchObject({ kind: 'text', pattern: '' });
  });

  it.each([
    ['up:q3', 'q1 q3 q2 q4 q5 q6 q7 q8 q9', { id: 'q3', step: 'up' }],
    ['down:q3', 'q1 q2 q4 q3 q5 q6 q7 q8 q9', { id: 'q3', step: 'down' }],
    ['up:q1', 'q1 q2 q3 q4 q5 q6 q7 q8 q9', { id: 'q1', step: 'up' }],
    ['remove:q9', 'q1 q2 q3 q4 q5 q6 q7 q8', { id: 'q8', step: 'remove' }],
    ['copy:q2', 'q1 q2 q10 q3 q4 q5 q6 q7 q8 q9', { id: 'q10', step: 'add' }],
    ['add', 'q1 q2 q3 q4 q5 q6 q7 q8 q9 q10', { id: 'q10', step: 'add' }],
    ['up:q99', 'q1 q2 q3 q4 q5 q6 q7 q8 q9', null],
  ])('after %s', (intent, order, changed) => {
    const step = edited(antenatalForm(), intent, 'date');
    expect(ids(step?.form)).toBe(order);
    expect(step?.changed).toEqual(changed);
  });

  it('names the sender once: a copy does not', () => {
    const copy = edited(antenatalForm(), 'copy:q2', '')!.form.parts[2]!;
    expect([copy.label.en, copy.isSender]).toEqual(['Your name', false]);
  });

  it('is saved or published by no step', () => {
    expect([edited(antenatalForm(), 'save', ''), edited(antenatalForm(), 'publish', '')]).toEqual([null, null]);
  });
});

it.each([
  ['/Forms/Antenatal-Class/', 'antenatal-class'],
  ['school-visit-2027', 'school-visit-2027'],
  ['2027', null],
  ['a--b', null],
  ['../staff', null],
  ['kelas antenatal', null],
  ['', null],
])('the address %s', (typed, slug) => expect(slugFrom(typed)).toBe(slug));
