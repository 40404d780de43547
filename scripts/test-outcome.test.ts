import { expect, test } from 'vitest';
import { closingLines, exitCodeOf, outcomeOfBrowserTests, outcomeOfTests } from './test-outcome.mjs';

const race = { test: 'two at once get one place', words: 'expected 1' };

function report(failures: { test: string; words: string }[], passed: number) {
  return { files: { 'a.test.ts': { passed, skipped: [], failures, ms: 2_400 } }, failures: [] };
}

function browserReport(status: string, stats: { expected: number; flaky: number; unexpected: number }) {
  const specs = [{ file: 'cart.spec.ts', title: 'a cart is kept', tests: [{ projectName: 'phone', status }] }];
  return { stats, suites: [{ specs: [], suites: [{ specs }] }] };
}

test('a test that passes only at its second try has failed and is named', () => {
  expect(outcomeOfTests(report([race], 4), report([], 5))).toEqual({
    passed: 4,
    failed: 1,
    remarks: [
      'Failed (passes alone: it depends on other tests or on time): a.test.ts: two at once get one place: expected 1',
    ],
  });
});

test('a test that fails twice is counted once', () => {
  expect(outcomeOfTests(report([race], 4), report([{ ...race, words: 'expected 2' }], 4))).toEqual({
    passed: 4,
    failed: 1,
    remarks: ['Failed: a.test.ts: two at once get one place: expected 1'],
  });
});

test('a test that fails only at the second try has failed too', () => {
  const other = { test: 'the third waits', words: 'timed out' };
  const outcome = outcomeOfTests(report([race], 4), report([race, other], 3));
  expect(outcome).toMatchObject({ passed: 3, failed: 2 });
  expect(outcome.remarks[1]).toBe(
    'Failed at the second try (it depends on time): a.test.ts: the third waits: timed out',
  );
});

test('an error outside every test fails the run', () => {
  const first = { files: {}, failures: [{ test: 'Vitest', words: 'It ended.' }] };
  expect(outcomeOfTests(first)).toEqual({ passed: 0, failed: 1, remarks: ['Failed: Vitest: It ended.'] });
});

test('a browser test that passes only at its second try has failed and is named', () => {
  expect(outcomeOfBrowserTests(browserReport('flaky', { expected: 7, flaky: 1, unexpected: 0 }), true)).toEqual({
    passed: 7,
    failed: 1,
    remarks: ['Failed (passes alone: it depends on other tests or on time): cart.spec.ts on the phone: a cart is kept'],
  });
});

test('Playwright that ends with an error and names no test has failed', () => {
  expect(outcomeOfBrowserTests(browserReport('expected', { expected: 7, flaky: 0, unexpected: 0 }), false)).toEqual({
    passed: 7,
    failed: 1,
    remarks: [],
  });
});

test('the run ends with where time went, what failed and the sum', () => {
  const steps = [
    { name: 'types', passed: 1, failed: 0 },
    { name: 'browser tests', passed: 7, failed: 1 },
  ];
  const lines = closingLines({ times: [['types', 9]], files: report([], 1).files, remarks: ['Not run: b'], steps });
  expect(lines).toEqual([
    '\nWhere time went: types 9 s.',
    'The slowest test files: a.test.ts 2 s.',
    'Not run: b',
    '\nFailed: browser tests (1)',
    '\n8 passed, 1 failed',
  ]);
  expect(exitCodeOf(steps)).toBe(1);
  expect(exitCodeOf(steps.slice(0, 1))).toBe(0);
});
