// `npm test`: installs what is missing, then checks everything and says how much passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { buildWhenStale, compileMessages, installPackages, pinnedNode, programOf, root, run, say } from './prepare.mjs';

process.chdir(root);
installPackages();
const node = pinnedNode();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const total = { passed: 0, failed: 0 };
const failures = [];

function count(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
}

/** A step that is one check: right or wrong. */
function check(name, work) {
  say(`\n--- ${name}`);
  const isRight = work();
  count(name, isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return isRight;
}

/** A step of many tests: its own report says how many. A report that is missing is a failure. */
function suite(name, report, { work, read }) {
  say(`\n--- ${name}`);
  const isRight = work();
  const path = join(results, report);
  const counted = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
  // What breaks outside a test (a file that does not load, a leak at the end) has no line in the report.
  if (!isRight && counted.failed === 0) counted.failed = 1;
  count(name, counted);
}

check('texts', () => compileMessages(node));
check('lint', () => run(node, [programOf('oxlint'), '--deny-warnings']));
check('boundaries', () => run(node, ['scripts/boundaries.mjs']));
check('types', () => run(node, [programOf('@react-router/dev', 'react-router'), 'typegen']) && run(node, [programOf('typescript', 'tsc'), '--noEmit', '-p', '.']));
const isBuilt = check('build', () => buildWhenStale(node));

suite('unit and contract tests', 'vitest.json', {
  work: () => run(node, [programOf('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`], { NODE_ENV: 'test' }),
  read: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
});

const chromium = isBuilt ? await findChromium() : undefined;
suite('browser tests', 'playwright.json', {
  work: () => {
    if (!isBuilt) say('Not run: there is no build.');
    else if (!chromium) say('Not run: no Chromium was found and none could be installed. Set CHROMIUM_PATH to one.');
    else return run(node, [programOf('@playwright/test', 'playwright'), 'test', '--pass-with-no-tests'], { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json') });
    return false;
  },
  read: ({ stats }) => {
    if (stats.flaky > 0) say(`\nBrowser tests that passed at the second try only: ${stats.flaky}. The list above names them.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
});

if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
