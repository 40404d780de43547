// Takes single guarded lines out, one after another, and sees the test that guards each fail: `npm run test:mutations`.
// With words after it, only those whose file or test contains one of them. Every file is put back as it was.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationMutations } from './mutations/operations.mjs';
import { readingMutations } from './mutations/reading.mjs';
import { ruleMutations } from './mutations/rules.mjs';
import { securityMutations } from './mutations/security.mjs';
import { findChromium } from './chromium.mjs';
import { buildWhenStale, giveUp, installPackages, pinnedNode, programOf, root, run, say } from './prepare.mjs';

/**
 * `line` is removed from `file`, or replaced by `instead`; `test` must then fail. `built`: the test runs against the
 * built server. `project: 'browser'`: a test of Playwright, against the built server.
 */
const mutations = [...ruleMutations, ...operationMutations, ...securityMutations, ...readingMutations];

// Ctrl+C restores the file too.
process.on('SIGINT', () => process.exit(1));
process.chdir(root);
const words = process.argv.slice(2);
installPackages();
const node = pinnedNode();
const report = join(root, 'test-results/mutation.json');
mkdirSync(join(root, 'test-results'), { recursive: true });

/** Whether the test ran and failed; a build or a file that does not load is not a failed test. */
async function seenToFail({ test, project = 'db', built }) {
  const isBrowser = project === 'browser';
  if ((built || isBrowser) && !buildWhenStale(node)) return false;
  rmSync(report, { force: true });
  if (isBrowser) return browserTestFails(test);
  const parameters = ['run', '--project', project, '--reporter=./scripts/test-report.mjs', test];
  run(node, [programOf('vitest'), ...parameters], { NODE_ENV: 'test', TEST_REPORT: report });
  const reported = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).files[test] : undefined;
  return (
    reported !== undefined && reported.failures.some((failure) => !/^(could not be run|outside a test)/.test(failure))
  );
}

async function browserTestFails(test) {
  const parameters = ['test', '--project=phone', '--retries=0', '--reporter=json', test];
  run(node, [programOf('@playwright/test', 'playwright'), ...parameters], {
    CHROMIUM_PATH: (await findChromium()) ?? giveUp('No Chromium was found. Set CHROMIUM_PATH to one.'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats, errors } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { errors: ['no report'] };
  return errors.length === 0 && stats.unexpected > 0;
}

const unseen = [];
for (const mutation of mutations) {
  await new Promise(setImmediate);
  const { file, line, instead = '', test } = mutation;
  if (words.length > 0 && !words.some((word) => file.includes(word) || test.includes(word))) continue;
  const text = readFileSync(file, 'utf8');
  if (text.split('\n').filter((one) => one === line).length !== 1) giveUp(`${file} has not exactly one line:\n${line}`);
  const putBack = () => writeFileSync(file, text);
  process.once('exit', putBack);
  writeFileSync(
    file,
    text.replace(line, () => instead),
  );
  const isSeen = await seenToFail(mutation);
  putBack();
  process.off('exit', putBack);
  say(`${isSeen ? 'seen to fail' : 'NOT SEEN TO FAIL'}: ${test} without ${file}: ${line.trim()}`);
  if (!isSeen) unseen.push(line);
}
process.exitCode = unseen.length > 0 ? 1 : 0;
