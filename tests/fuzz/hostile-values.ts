/**
 * Hostile values. Each stands for one way in which parsing goes wrong: encodings, sizes, types, dates, injected
 * languages.
 */
import type { SeededRandom } from '#src/shared/seeded-random.ts';

const encodings = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\uffff',
  '\u202e',
  '\u200b',
  '\ufeff',
  'Z\u0351\u036b\u0343\u036a\u0302',
  'ﬃ',
  'İ',
  'ı',
  'ẞ',
  '٣',
  '１２',
  '🙂',
  '👩‍👩‍👧‍👦',
  '\u0007\u001b[31m',
  '\r\nset-cookie: a=b',
  '\t',
  '\u2028',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '%25%30%30',
  '&#0;',
];
const sizes = [
  '',
  ' ',
  '   ',
  'é'.repeat(5_000),
  'x'.repeat(20_000),
  '9'.repeat(400),
  '('.repeat(3_000),
  'a,'.repeat(2_000),
];
const numbers = [
  '0',
  '-0',
  '-1',
  '1e309',
  '1e-7',
  '0x10',
  '1_000',
  '1,5',
  '+1',
  '01',
  '.5',
  '99999999999999999999',
  '-99999999999999999999',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
];
const dates = [
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0001-01-01',
  '-000001-01-01',
  '+275760-09-13',
  '+275761-01-01',
  '9999-12-31',
  '99999-12-31',
  '2026-11-31T25:61:61Z',
  '9999-12-31T23:59:60Z',
  '24:00',
  '99:99',
  '2026-W53',
  '2026-11',
  '31/02/2026',
  '0',
];
const languagesInside = [
  "'",
  '"',
  "';--",
  "' or 1=1--",
  "'); drop table accounts;--",
  '\\',
  '\\x00',
  '`',
  '$$',
  '%s%n',
  '%_',
  '*:*',
  '.*',
  '(a+)+$',
  '[',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]>',
  '<!--',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '${7*7}',
  '{{7*7}}',
  '{{constructor.constructor("return this")()}}',
  '<%= 7 %>',
  '#{7}',
  '=1+1',
  '@SUM(1)',
  '$(id)',
  '| id',
  '; id',
];
const paths = [
  '../../etc/passwd',
  '..%2f..%2f',
  '/etc/passwd',
  'C:\\boot.ini',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'https://evil.example@localhost/',
  'http://[::1]:5432/',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  'data:text/html,x',
  'a/b',
  '.',
  '..',
];
const names = [
  '[]',
  '{}',
  '[object Object]',
  '{"a":1}',
  '[1,2]',
  '{"__proto__":{"isAdmin":true}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  '00000000-0000-0000-0000-000000000000',
  'a@b',
  'a@b@c.example',
  '"a b"@example.test',
  'x@localhost',
  `${'a'.repeat(64)}@${'b'.repeat(200)}.example`,
  '+60',
  '+600000000000000000',
  '+1 900 555 0100',
  'ms',
  'en',
  '1',
  'yes',
  'on',
];

/** Hostile texts of all kinds, for parameters and form fields. */
export const hostileTexts: readonly string[] = [
  ...encodings,
  ...sizes,
  ...numbers,
  ...dates,
  ...languagesInside,
  ...paths,
  ...names,
];

/** JSON values other than texts. */
const otherJson: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -1.5,
  1e21,
  2_147_483_648,
  9_007_199_254_740_992,
  [],
  {},
  [null],
  [[]],
  ['a', 'a'],
  { a: { b: { c: [] } } },
  { $ne: null },
  { length: -1 },
  { toString: 'x' },
  Array.from({ length: 1_000 }, () => 0),
];

/** Bodies that are not an object of fields, or hardly JSON. */
export const hostileBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  'tru',
  '{',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '\u0000',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  '{"a":"\\ud800"}',
  '{"\\u0000":1}',
  '{"a":1e400}',
];

/** A value for a JSON field: a text two times in three. */
export function hostileJson({ next, pick }: SeededRandom): unknown {
  return next() < 0.67 ? pick(hostileTexts) : pick(otherJson);
}

/** The text in a query or a form. Half of a surrogate pair becomes the three bytes that UTF-8 forbids. */
export function percentEncoded(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return [...text]
    .map((character) => {
      const code = character.charCodeAt(0);
      if (character.isWellFormed()) return encodeURIComponent(character);
      return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
        .map((byte) => `%${byte.toString(16)}`)
        .join('');
    })
    .join('');
}

/**
 * One name with its value in a query or a form: once, twice, as a list, as a part of an object, without a value,
 * unencoded.
 */
export function pairOf(name: string, text: string, { next, pick }: SeededRandom): string {
  const [key, value] = [percentEncoded(name), percentEncoded(text)];
  if (next() < 0.8) return `${key}=${value}`;
  return pick([
    `${key}=${value}&${key}=${value}`,
    `${key}[]=${value}`,
    `${key}[a]=${value}`,
    `${key}.a=${value}`,
    key,
    `${key}=${text.replace(/[^\u0020-\u007e]|[#&\s]/g, '')}`,
  ]);
}
