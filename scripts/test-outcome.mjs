// What `npm test` concludes from the reports of its runs. A test counts as passed only when it passed at its first try.

/** The remark about a test that failed at the first try and passed at the second. */
export const passesAlone = 'passes alone: it depends on other tests or on time';

/**
 * The outcome of Vitest's tests. `first` is the report of the whole run, `again` that of a second try of the failed
 * files, both as scripts/test-report.mjs writes them. The second try is a diagnosis: what failed in either run counts
 * as failed.
 */
export function outcomeOfTests(first, again = { files: {}, failures: [] }) {
  const failed = [...first.failures, ...again.failures].map(({ test, words }) => `Failed: ${test}: ${words}`);
  const remarks = [];
  let passed = 0;
  for (const [file, found] of Object.entries(first.files)) {
    remarks.push(...found.skipped.map((test) => `Not run: ${file}: ${test}`));
    const secondTry = again.files[file];
    const later = secondTry?.failures ?? [];
    for (const { test, words } of found.failures) {
      const isRightAlone = secondTry && !later.some((one) => one.test === test);
      failed.push(`Failed${isRightAlone ? ` (${passesAlone})` : ''}: ${file}: ${test}: ${words}`);
    }
    const onlyLater = later.filter(({ test }) => !found.failures.some((one) => one.test === test));
    failed.push(
      ...onlyLater.map(
        ({ test, words }) => `Failed at the second try (it depends on time): ${file}: ${test}: ${words}`,
      ),
    );
    passed += Math.max(0, found.passed - onlyLater.length);
  }
  return { passed, failed: failed.length, remarks: [...remarks, ...failed.slice(0, 50)] };
}

/**
 * The outcome of the browser tests by Playwright's JSON report; `isRight` says how Playwright itself ended. A flaky
 * test, which passed at its second try, counts as failed.
 */
export function outcomeOfBrowserTests({ stats, suites }, isRight) {
  const remarks = testsOf(suites).flatMap(({ test, spec }) => {
    const name = `${spec.file} on the ${test.projectName}: ${spec.title}`;
    if (test.status === 'flaky') return [`Failed (${passesAlone}): ${name}`];
    if (test.status === 'skipped') return [`Not run: ${name}`];
    return test.status === 'unexpected' ? [`Failed: ${name}`] : [];
  });
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && !isRight ? 1 : failed, remarks };
}

/** Playwright's tests, however deep their suites. */
function testsOf(suites) {
  return suites.flatMap((suite) => [
    ...testsOf(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ test, spec }))),
  ]);
}

/** The last lines of `npm test`: durations, the slowest files, remarks, failures, and the sum as the very last line. */
export function closingLines({ times, files, remarks, steps }) {
  const seconds = (list) => list.map(([name, count]) => `${name} ${count} s`).join(', ');
  const slowest = Object.entries(files)
    .map(([file, { ms }]) => [file, Math.round(ms / 1000)])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10);
  const total = (key) => steps.reduce((sum, step) => sum + step[key], 0);
  const failures = steps.filter(({ failed }) => failed > 0).map(({ name, failed }) => `${name} (${failed})`);
  return [
    `\nWhere time went: ${seconds(times)}.`,
    `The slowest test files: ${seconds(slowest)}.`,
    ...remarks,
    ...(failures.length > 0 ? [`\nFailed: ${failures.join(', ')}`] : []),
    `\n${total('passed')} passed, ${total('failed')} failed`,
  ];
}

/** 1 when anything failed, at whichever try. */
export function exitCodeOf(steps) {
  return steps.some(({ failed }) => failed > 0) ? 1 : 0;
}
