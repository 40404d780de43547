// A part of the tests, never against an old build: `npm run test:unit`, `test:db -- FILE ...`, `test:e2e -- FILE ...`, `test:fuzz`.
import { findChromium } from './chromium.mjs';
import {
  buildWhenStale,
  compileMessages,
  giveUp,
  installPackages,
  pinnedNode,
  programOf,
  root,
  run,
} from './prepare.mjs';

process.chdir(root);
const [part, ...parameters] = process.argv.slice(2);
installPackages();
const node = pinnedNode();

const parts = {
  unit: () => vitest('unit'),
  db: () => vitest('db'),
  // The long form of a test that `npm test` runs briefly.
  fuzz: () =>
    run(node, [programOf('vitest'), 'run', '--project', 'db', 'tests/fuzz', ...parameters], {
      NODE_ENV: 'test',
      FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '100000',
    }),
  e2e: async () =>
    run(node, [programOf('@playwright/test', 'playwright'), 'test', ...parameters], {
      CHROMIUM_PATH: (await findChromium()) ?? giveUp('No Chromium was found. Set CHROMIUM_PATH to one.'),
    }),
};

function vitest(project) {
  return run(node, [programOf('vitest'), 'run', '--project', project, ...parameters], { NODE_ENV: 'test' });
}

if (!parts[part]) giveUp(`There is no part "${part}" of the tests: ${Object.keys(parts).join(', ')}.`);
// Unit tests import sources, all others drive the built server.
const isReady = part === 'unit' ? compileMessages(node) : buildWhenStale(node);
process.exitCode = isReady && (await parts[part]()) ? 0 : 1;
