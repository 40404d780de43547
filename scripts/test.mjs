// `npm test`: installs what is missing, runs all checks and prints how much passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { buildWhenStale, installPackages, pinnedNode, programOf, root, run, say } from './prepare.mjs';
import { closingLines, exitCodeOf, outcomeOfBrowserTests, outcomeOfTests } from './test-outcome.mjs';

process.chdir(root);
installPackages();
const node = pinnedNode();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

/** `{ name, passed, failed }` of each step. */
const steps = [];
/** Seconds of each step. */
const times = [];
/** What is to be looked into, said at the end and not only somewhere in a long output. */
const remarks = [];

async function timed(name, work) {
  say(`\n--- ${name}`);
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    times.push([name, Math.round((performance.now() - startedAt) / 1000)]);
  }
}

/** A step with one check: right or wrong. */
async function check(name, work) {
  const isRight = await timed(name, work);
  steps.push({ name, passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 });
  return isRight;
}

function conclude(name, { passed, failed, remarks: said }) {
  steps.push({ name, passed, failed });
  remarks.push(...said);
}

/** Runs tests, all of them by default. An error before there is a report is a failure. */
function vitest(name, parameters = []) {
  const report = join(results, name);
  const isRight = run(
    node,
    [programOf('vitest'), 'run', '--reporter=default', '--reporter=./scripts/test-report.mjs', ...parameters],
    { NODE_ENV: 'test', TEST_REPORT: report },
  );
  const reported = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { files: {}, failures: [] };
  const failed = Object.values(reported.files).some((file) => file.failures.length > 0) || reported.failures.length > 0;
  if (!isRight && !failed)
    reported.failures.push({ test: 'Vitest', words: 'It ended with an error and without naming a test.' });
  return reported;
}

for (const [name, work] of Object.entries(checks)) await check(name, work);
const isBuilt = await check('build', () => buildWhenStale(node));

const chromium = await findChromium();
/** Reports of test files, by file. */
const files = {};

async function testAndConclude(name, { report, parameters }) {
  const tests = await timed(name, () => vitest(report, parameters));
  Object.assign(files, tests.files);
  const failed = Object.keys(tests.files).filter((file) => tests.files[file].failures.length > 0);
  // A few failed files are tried once more by themselves, to say whether they depend on others or on time. They have
  // failed all the same.
  const again =
    failed.length > 0 && failed.length <= 3
      ? await timed('second try of what failed', () => vitest(`again-${report}`, failed))
      : undefined;
  conclude(name, outcomeOfTests(tests, again));
}

// Apart from the others: its browser works as long as its run lasts, and would slow the others down.
if (chromium) await testAndConclude('units in a browser', { report: 'units.json', parameters: ['--project=browser'] });
await testAndConclude('unit and contract tests', { report: 'vitest.json', parameters: ['--project=!browser'] });

const browserReport = join(results, 'playwright.json');
let isBrowserRight = false;
if (!isBuilt) remarks.push('Browser tests were not run: there is no build.');
else if (!chromium)
  remarks.push(
    'Browser tests were not run: no Chromium was found and none could be installed. Set CHROMIUM_PATH to one.',
  );
else {
  isBrowserRight = await timed('browser tests', () =>
    run(node, [programOf('@playwright/test', 'playwright'), 'test', '--pass-with-no-tests'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    }),
  );
  if (!existsSync(browserReport)) remarks.push('Playwright ended without a report.');
}
const browserResults = existsSync(browserReport)
  ? JSON.parse(readFileSync(browserReport, 'utf8'))
  : { stats: { expected: 0, flaky: 0, unexpected: 0 }, suites: [] };
conclude('browser tests', outcomeOfBrowserTests(browserResults, isBrowserRight));

for (const line of closingLines({ times, files, remarks, steps })) say(line);
process.exitCode = exitCodeOf(steps);
