// The Vitest reporter of `npm test`: what passed and failed in each file, with errors outside tests.
import { writeFileSync } from 'node:fs';

/**
 * Writes to TEST_REPORT: `{ files: { [file]: { passed, skipped, failures, ms } }, failures }`, each failure `{ test,
 * words }`.
 */
export default class TestReport {
  onTestRunEnd(modules, unhandledErrors) {
    const files = {};
    for (const module of modules)
      files[module.relativeModuleId] = {
        passed: [...module.children.allTests('passed')].length,
        skipped: [...module.children.allTests('skipped')].map((test) => test.fullName),
        failures: failuresOf(module),
        ms: Math.round(module.diagnostic().duration),
      };
    const failures = [];
    for (const error of unhandledErrors) {
      const module = modules.find(({ moduleId }) => moduleId === error.VITEST_TEST_PATH);
      const into = module ? files[module.relativeModuleId].failures : failures;
      into.push({ test: 'outside a test', words: firstLine(error) });
    }
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ files, failures }));
  }
}

function failuresOf(module) {
  const failures = module.errors().map((error) => ({ test: 'could not be run', words: firstLine(error) }));
  for (const suite of module.children.allSuites())
    failures.push(...suite.errors().map((error) => ({ test: suite.fullName, words: firstLine(error) })));
  for (const test of module.children.allTests('failed'))
    failures.push({ test: test.fullName, words: test.result().errors.map(firstLine).join(' | ') });
  return failures;
}

/** The first line only: an assertion on a page's HTML contains the whole page. */
function firstLine({ message }) {
  return message.trim().split('\n')[0].slice(0, 300);
}
