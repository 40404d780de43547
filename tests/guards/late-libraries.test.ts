import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const program = readFileSync('build/server/index.js', 'latin1');

test.each(['pdfkit', 'pdf-lib', '@simplewebauthn/server', 'hucre/xlsx'])(
  'the server starts without %s, which is loaded when it is first needed',
  (library) => {
    expect(program).not.toMatch(new RegExp(`^import [^;]*"${library}";`, 'm'));
    expect(program).toContain(`import("${library}")`);
  },
);

test('the built server has no letter outside of ASCII, so that V8 holds it in one byte a letter', () => {
  expect(/[^\0-\x7f]/.exec(program)?.[0]).toBeUndefined();
});
