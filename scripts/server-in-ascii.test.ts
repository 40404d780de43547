import { expect, test } from 'vitest';
import { inAscii } from './server-in-ascii.ts';

/** What the program is worth once it has run. */
const valueOf = (code: string): unknown => new Function(`return ${code}`)() as unknown;

test.each([
  ["'Butterworth – 北海'", "'Butterworth \\u2013 \\u5317\\u6d77'", 'Butterworth – 北海'],
  ['`😀 ${1 + 1}`', '`\\ud83d\\ude00 ${1 + 1}`', '😀 2'],
  ["/^[一-龥]+$/.test('胸痛')", "/^[\\u4e00-\\u9fa5]+$/.test('\\u80f8\\u75db')", true],
  ['String.raw`[时点]` + `北`', 'String.raw`[时点]` + `\\u5317`', '[时点]北'],
  ["/^[😀]$/u.test('😀')", "/^[\\ud83d\\ude00]$/u.test('\\ud83d\\ude00')", true],
])('%s stands in ASCII and is worth the same', (code, ascii, value) => {
  expect(inAscii(code)).toBe(ascii);
  expect(valueOf(ascii)).toBe(value);
});
