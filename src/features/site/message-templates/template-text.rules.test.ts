import { expect, test } from 'vitest';
import { faultOf, fieldsIn, fillIn, smsSizeOf, type TextShape } from './template-text.rules.ts';

const reset: TextShape = {
  kind: 'body',
  fields: [
    { name: 'brand', isRequired: false },
    { name: 'link', isRequired: true },
  ],
};
const code: TextShape = {
  kind: 'sms',
  fields: [
    { name: 'brand', isRequired: true },
    { name: 'code', isRequired: true },
  ],
};

test('the fields of a text are named once, in their order', () => {
  expect(fieldsIn('{b} and {a} and {b}')).toEqual(['b', 'a']);
});

test.each([
  ['Hello {nmae}: {link}', { fault: 'unknown_field', field: 'nmae' }],
  ['Hello {brand}', { fault: 'missing_field', field: 'link' }],
  ['Hello {link', { fault: 'braces' }],
  ['Hello {link}}', { fault: 'braces' }],
  ['Hello {}{link}', { fault: 'unknown_field', field: '' }],
  ['Hello \u0000{link}', { fault: 'characters' }],
  [`{link}${'x'.repeat(4_000)}`, { fault: 'too_long' }],
  ['Hello\n{link}', null],
])('of %j the fault is %o', (text, fault) => {
  expect(faultOf(text, reset)).toEqual(fault);
});

test('a subject is one line of at most 150 characters', () => {
  const subject: TextShape = { kind: 'subject', fields: [] };
  expect(faultOf('One\ntwo', subject)).toEqual({ fault: 'one_line' });
  expect(faultOf('x'.repeat(151), subject)).toEqual({ fault: 'too_long' });
  expect(faultOf('x'.repeat(150), subject)).toBeNull();
});

test('an SMS begins with its price and its sender', () => {
  expect(faultOf('{brand}: {code}', code)).toEqual({ fault: 'sms_start' });
  expect(faultOf('RM0.00 {code} {brand}', code)).toEqual({ fault: 'sms_start' });
  expect(faultOf('RM0.00 {brand}: {code}', code)).toBeNull();
});

test('a value is filled in as it is, and never read as a text with fields', () => {
  expect(fillIn('Dear {name}, {link}', { name: '{link}', link: 'x' })).toBe('Dear {link}, x');
  expect(fillIn('Dear {name}', {})).toBeNull();
  expect(fillIn('Dear {toString}', {})).toBeNull();
  expect(fillIn('{minutes}', { minutes: 0 })).toBe('0');
});

test.each([
  ['a'.repeat(160), { alphabet: 'GSM-7', places: 160, parts: 1 }],
  ['a'.repeat(161), { alphabet: 'GSM-7', places: 161, parts: 2 }],
  ['a'.repeat(306), { alphabet: 'GSM-7', places: 306, parts: 2 }],
  ['a'.repeat(307), { alphabet: 'GSM-7', places: 307, parts: 3 }],
  [`${'a'.repeat(159)}€`, { alphabet: 'GSM-7', places: 161, parts: 2 }],
  ['预'.repeat(70), { alphabet: 'UCS-2', places: 70, parts: 1 }],
  ['预'.repeat(71), { alphabet: 'UCS-2', places: 71, parts: 2 }],
  ['’', { alphabet: 'UCS-2', places: 1, parts: 1 }],
  ['😀', { alphabet: 'UCS-2', places: 2, parts: 1 }],
])('the carrier counts %s', (text, size) => {
  expect(smsSizeOf(text)).toEqual(size);
});
