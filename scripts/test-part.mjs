// A part of the tests, never against an old build: `npm run test:unit`, `test:db -- FILE ...`, `test:pooler`,
// `test:e2e -- FILE ...`, and the long `test:faults` and `test:fuzz`.
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

/** Sizes of the full histories; each can be set in the environment. Without them the same files are short tests. */
const faultSizes = {
  FAULTS_BOOKINGS: '20000',
  FAULTS_SERVER_KILLS: '40',
  FAULTS_DATABASE_KILLS: '5',
  FAULTS_ORDERS: '2000',
  FAULTS_PAYMENT_KILLS: '10',
  FAULTS_PAYMENT_DATABASE_KILLS: '3',
};

const parts = {
  unit: () => vitest(['unit', 'browser']),
  db: () => vitest(['db', 'pages', 'programs', 'servers']),
  pooler: () => vitest(['pooler']),
  faults: () =>
    vitest(['servers'], ['tests/faults/booking-history', 'tests/faults/payment-history'], {
      ...faultSizes,
      ...process.env,
    }),
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

function vitest(projects, files = [], environment = {}) {
  const named = projects.flatMap((project) => ['--project', project]);
  return run(node, [programOf('vitest'), 'run', ...named, ...files, ...parameters], {
    ...environment,
    NODE_ENV: 'test',
  });
}

if (!parts[part]) giveUp(`There is no part "${part}" of the tests: ${Object.keys(parts).join(', ')}.`);
// Unit tests import sources, all others run against the built server.
const isReady = part === 'unit' ? compileMessages(node) : buildWhenStale(node);
process.exitCode = isReady && (await parts[part]()) ? 0 : 1;
