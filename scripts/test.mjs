// `npm test`: installs what is missing, then checks everything and says how much passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { buildWhenStale, installPackages, pinnedNode, programOf, root, run, say } from './prepare.mjs';

process.chdir(root);
installPackages();
const node = pinnedNode();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const total = { passed: 0, failed: 0 };
const failures = [];
const remarks = [];

function count(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
}

/** Seconds of each step, and of single files, told at the end. */
const times = [];

async function timed(name, work) {
  say(`\n--- ${name}`);
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    times.push([name, Math.round((performance.now() - startedAt) / 1000)]);
  }
}

/** A step that is one check: right or wrong. */
async function check(name, work) {
  const isRight = await timed(name, work);
  count(name, isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return isRight;
}

/** Says at the end what is to be looked into, and not only somewhere in a long output. */
function remark(words) {
  remarks.push(words);
}

for (const [name, work] of Object.entries(checks)) await check(name, work);
const isBuilt = await check('build', () => buildWhenStale(node));

/** Runs test files, all of them when none is named. What breaks before there is a report is a failure. */
function vitest(name, files = []) {
  const report = join(results, name);
  const isRight = run(
    node,
    [programOf('vitest'), 'run', '--reporter=default', '--reporter=./scripts/test-report.mjs', ...files],
    { NODE_ENV: 'test', TEST_REPORT: report },
  );
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { files: {}, failures: [] };
  const failed = Object.values(told.files).some((file) => file.failures.length > 0) || told.failures.length > 0;
  if (!isRight && !failed) told.failures.push('Vitest ended with an error and without naming a test.');
  return told;
}

const tests = await timed('unit and contract tests', () => vitest('vitest.json'));
const failedFiles = Object.keys(tests.files).filter((file) => tests.files[file].failures.length > 0);
// Races and killed databases on two busy cores: a few files that failed are tried once more, by themselves, and are named.
if (failedFiles.length > 0 && failedFiles.length <= 3) {
  for (const file of failedFiles)
    for (const words of tests.files[file].failures) remark(`Failed at the first try: ${file}: ${words}`);
  const again = vitest('vitest-again.json', failedFiles);
  tests.failures.push(...again.failures);
  Object.assign(tests.files, again.files);
}
const failedTests = [
  ...tests.failures,
  ...Object.entries(tests.files).flatMap(([file, found]) => found.failures.map((words) => `${file}: ${words}`)),
];
const skippedTests = Object.entries(tests.files).flatMap(([file, found]) =>
  found.skipped.map((words) => `${file}: ${words}`),
);
skippedTests.forEach((words) => remark(`Not run: ${words}`));
failedTests.slice(0, 50).forEach((words) => remark(`Failed: ${words}`));
count('unit and contract tests', {
  passed: Object.values(tests.files).reduce((sum, file) => sum + file.passed, 0),
  failed: failedTests.length,
});

/** Playwright's tests, however deep their suites. */
function testsOf(suites) {
  return suites.flatMap((suite) => [
    ...testsOf(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ test, spec }))),
  ]);
}

const chromium = isBuilt ? await findChromium() : undefined;
const browserReport = join(results, 'playwright.json');
let isBrowserRight = false;
if (!isBuilt) remark('Browser tests were not run: there is no build.');
else if (!chromium)
  remark('Browser tests were not run: no Chromium was found and none could be installed. Set CHROMIUM_PATH to one.');
else {
  isBrowserRight = await timed('browser tests', () =>
    run(node, [programOf('@playwright/test', 'playwright'), 'test', '--pass-with-no-tests'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    }),
  );
  if (!existsSync(browserReport)) remark('Playwright ended without a report.');
}
const { stats, suites } = existsSync(browserReport)
  ? JSON.parse(readFileSync(browserReport, 'utf8'))
  : { stats: { expected: 0, flaky: 0, unexpected: 0 }, suites: [] };
for (const { test, spec } of testsOf(suites)) {
  if (test.status === 'flaky')
    remark(`Failed at the first try: ${spec.file} on the ${test.projectName}: ${spec.title}`);
  if (test.status === 'unexpected') remark(`Failed: ${spec.file} on the ${test.projectName}: ${spec.title}`);
}
count('browser tests', { passed: stats.expected + stats.flaky, failed: stats.unexpected || (isBrowserRight ? 0 : 1) });

const slowest = Object.entries(tests.files)
  .map(([file, { ms }]) => [file, Math.round(ms / 1000)])
  .toSorted(([, one], [, other]) => other - one)
  .slice(0, 10);
say(`\nWhere time went: ${times.map(([name, seconds]) => `${name} ${seconds} s`).join(', ')}.`);
say(`The slowest test files: ${slowest.map(([file, seconds]) => `${file} ${seconds} s`).join(', ')}.`);
for (const words of remarks) say(words);
if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
