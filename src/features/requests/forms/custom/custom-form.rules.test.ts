import { describe, expect, it } from 'vitest';
import { antenatalForm, part, said } from '#src/features/requests/form-builder/form-builder.fixture.ts';
import { faultsOf } from '../forms.rules.ts';
import { customKind } from './custom-kind.rules.ts';
import { faultsOfForm } from './custom-form.rules.ts';
import type { CustomForm, FormPart } from './custom-form.schema.ts';
import { sensitiveIn } from './sensitive-questions.rules.ts';

const faults = (change: Partial<CustomForm>, hospitalId: number | null = null) =>
  faultsOfForm(antenatalForm(change), { hospitalId });
const question = (change: Partial<FormPart>) => faults({ parts: [part('q1', 'text', 'A question', change)] });

describe('a form is published only without faults', () => {
  it('the whole form has none', () => expect(faults({})).toEqual({}));

  it.each<[string, Partial<CustomForm>, Record<string, string>]>([
    ['without a Malay title', { title: { en: 'A', ms: '', zh: '一' } }, { 'title-ms': 'translation' }],
    ['without an English title', { title: { en: '', ms: '', zh: '' } }, { 'title-en': 'missing' }],
    ['without next steps', { thanks: { en: '', ms: '', zh: '' } }, { 'thanks-en': 'missing' }],
    ['with personal data and no purpose', { privacy: { en: '', ms: '', zh: '' } }, { 'privacy-en': 'purpose' }],
    ['kept for no day', { keptDays: '0' }, { keptDays: 'kept' }],
    ['kept for more than three years', { keptDays: '1096' }, { keptDays: 'kept' }],
    ['answered within 31 working days', { answerWithin: '31' }, { answerWithin: 'within' }],
    ['with a last day that is none', { lastDay: '2027-02-30' }, { lastDay: 'day' }],
    ['with a wrong address', { notified: 'a@example.test\nnobody' }, { notified: 'mail' }],
    [
      'with six addresses',
      { notified: 'a b c d e f'.replaceAll(/\w/g, '$&@example.test').replaceAll(' ', '\n') },
      { notified: 'mail' },
    ],
    ['without a question', { parts: [part('q1', 'heading', 'Only this')] }, { add: 'question' }],
    [
      'that ends with a paragraph',
      { parts: [part('q1', 'text', 'Why?'), part('q2', 'paragraph', 'Thanks')] },
      { 'label-en-2': 'last' },
    ],
    [
      'with two addresses for the confirmation',
      { parts: [part('q1', 'email', 'One', { isSender: true }), part('q2', 'email', 'Two', { isSender: true })] },
      { 'isSender-2': 'twice' },
    ],
  ])('%s', (_what, change, expected) => expect(faults(change)).toEqual(expected));

  it('has 40 parts at most', () => {
    const parts = (count: number) => Array.from({ length: count }, (_one, index) => part(`q${index}`, 'text', 'Why?'));
    expect(faults({ parts: parts(40) })).toEqual({});
    expect(faults({ parts: parts(41) })).toEqual({ add: 'too_many' });
  });

  it('of a hospital asks for none', () => {
    const parts = [part('q1', 'hospital', 'Where?')];
    expect(faults({ parts })).toEqual({});
    expect(faults({ parts }, 7)).toEqual({ 'kind-1': 'hospital' });
  });

  it('has choices in each language, at least two, each once', () => {
    const choice = (en: string, ms: string) => question({ kind: 'radio', options: { en, ms, zh: '一\n二' } });
    expect(choice('A\nB', 'A\nB')).toEqual({});
    expect(choice('A\nB', 'A')).toEqual({ 'options-ms-1': 'options_differ' });
    expect(choice('A\nA', 'A\nB')).toEqual({ 'options-en-1': 'options' });
  });

  it('has ranges that can be met', () => {
    expect(question({ kind: 'number', min: '5', max: '4' })).toEqual({ 'max-1': 'range' });
    expect(question({ min: '1', max: '201' })).toEqual({ 'max-1': 'range' });
    expect(question({ kind: 'date', min: '2027-02-01', max: '2027-01-01' })).toEqual({ 'max-1': 'days' });
    expect(question({ kind: 'date', min: 'yesterday' })).toEqual({ 'min-1': 'days' });
  });
});

describe('a question that asks for a secret or an identity number', () => {
  it.each([
    'Your password',
    'Credit card number',
    'Card no.',
    'CVV',
    'The OTP we sent you',
    'Bank account number',
    'Kata laluan anda',
    'Nombor kad kredit',
    'No. akaun bank',
    '信用卡号码',
    '请输入密码',
    '短信验证码',
  ])('%s: never', (words) => {
    expect(sensitiveIn([said(words)])).toBe('secret');
    expect(question({ label: said(words), kind: 'identity' })).toEqual({ 'label-en-1': 'secret' });
  });

  it.each([
    'NRIC',
    'IC number',
    'Passport number',
    'No. kad pengenalan',
    'MyKad',
    'Nombor pasport',
    '身份证号码',
    '护照',
  ])('%s: only by the kind made for it', (words) => {
    expect(question({ label: said(words) })).toEqual({ 'label-en-1': 'identity' });
    expect(question({ label: said(words), kind: 'identity' })).toEqual({});
  });

  it.each(['Your name', 'Membership card colour', 'What went well?', 'Nama anda', '您的姓名', 'Topic', 'Clinic'])(
    '%s: is ordinary',
    (words) => expect(sensitiveIn([said(words)])).toBe(null),
  );
});

describe('the checks of an answer', () => {
  const kind = customKind({ versionId: 1, formId: 1, number: 1, slug: 'x', hospitalId: null, form: antenatalForm() });
  const right = { name: 'Nurul', email: 'a@example.test', q5: '20', q6: '2027-02-01', q7: 'o1', q8: 'o1,o3' };
  const wrong = (change: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(faultsOf(kind, { ...right, ...change }, '2027-01-15')).map(([name, words]) => [
        name,
        words({}, { locale: 'en' }),
      ]),
    );

  it('pass what fits', () => expect(wrong({})).toEqual({}));
  it.each<[Record<string, string>, Record<string, string>]>([
    [{ q5: '43' }, { q5: 'Enter a whole number from 4 to 42.' }],
    [{ q6: '2027-01-14' }, { q6: 'Enter Fri 15 Jan 2027 or a later date.' }],
    [{ q7: 'o3' }, { q7: 'Choose one of these.' }],
    [{ q8: '' }, { q8: 'Choose at least one of these.' }],
    [{ q8: 'o1,o4' }, { q8: 'Choose at least one of these.' }],
  ])('%j', (change, expected) => expect(wrong(change)).toEqual(expected));

  it.each<[FormPart['pattern'], string, string]>([
    ['digits', '0042', '42a'],
    ['letters', 'Siti Nurhaliza binti Tarudin', 'S1ti'],
    ['postcode', '30450', '3045'],
    ['website', 'www.example.com/class', 'not a page'],
  ])('a short text of %s', (pattern, fits, misfits) => {
    const form = antenatalForm({ parts: [part('q1', 'text', 'A', { pattern })] });
    const checked = customKind({ versionId: 1, formId: 1, number: 1, slug: 'x', hospitalId: null, form });
    expect(Object.keys(faultsOf(checked, { q1: fits }, '2027-01-15'))).toEqual([]);
    expect(Object.keys(faultsOf(checked, { q1: misfits }, '2027-01-15'))).toEqual(['q1']);
  });
});
