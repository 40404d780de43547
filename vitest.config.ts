import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.mjs';
import { LongestFirst } from './tests/support/longest-first.ts';

/** A fixed time zone far from Malaysia: code that ignores the zone becomes visible. */
process.env.TZ = 'America/St_Johns';

const shared = {
  setupFiles: ['./tests/support/quiet-console.ts'],
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A change is announced to the process that caches pages: at once, but late on a busy machine.
  expect: { poll: { timeout: 20_000 } },
};

/** Tests of the whole site: React's production build renders its pages. */
const site = { ...shared, setupFiles: ['./tests/support/production-react.ts', ...shared.setupFiles] };

const everyPage = 'tests/guards/valid-html.test.ts';
const databaseSetup = './tests/support/test-database.setup.ts';

// Groups run one after the other: races, killed servers and killed databases need the machine's two cores to
// themselves.
const together = (order: number) => ({ maxWorkers: 2, sequence: { groupOrder: order } });
const alone = (order: number) => ({ maxWorkers: 1, sequence: { groupOrder: order } });

const programs = [
  'tests/{backup,group-data,monitoring,proxy,scale,scanner,shared-cache,start}/**/*.test.ts',
  'tests/faults/*{checker,tampering}.test.ts',
];

const executablePath = await findChromium();

/** Code that only a browser runs, in Chromium: no site, no database. */
const browserProjects = executablePath
  ? [
      {
        plugins: [tailwindcss()],
        optimizeDeps: {
          include: ['react-dom/client', 'react/jsx-dev-runtime', 'react-router', 'axe-core', '@simplewebauthn/browser'],
        },
        test: {
          ...together(1),
          name: 'browser',
          // One page loads the modules once for all files.
          isolate: false,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          testTimeout: 15_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ]
  : [];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          ...together(1),
          name: 'unit',
          // A worker loads the modules once for all of its files: halves the time. A module that kept state would be a
          // fault of the site.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
          exclude: ['src/**/*.db.test.ts', 'src/**/*.browser.test.{ts,tsx}'],
        },
      },
      ...browserProjects,
      {
        test: {
          ...site,
          ...together(2),
          name: 'db',
          // Each file has its own database and makes its own application.
          isolate: false,
          include: ['src/**/*.db.test.ts', 'tests/{guards,empty-group,fuzz,upgrade}/**/*.test.ts'],
          exclude: [everyPage],
          globalSetup: [databaseSetup],
        },
      },
      // Every page in React's checking build, whose warnings fail it.
      {
        test: {
          ...shared,
          ...together(2),
          name: 'pages',
          include: [everyPage],
          globalSetup: [databaseSetup],
        },
      },
      // Programs beside the site, and servers that nobody kills: they wait more than they work.
      {
        test: {
          ...site,
          ...together(3),
          name: 'programs',
          include: programs,
          globalSetup: [databaseSetup],
        },
      },
      {
        test: {
          ...site,
          ...alone(4),
          name: 'servers',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{e2e,guards,empty-group,fuzz,upgrade,pooler}/**', ...programs],
          globalSetup: [databaseSetup],
        },
      },
      // The core of the site through PgBouncer in transaction mode.
      {
        test: {
          ...site,
          ...together(5),
          name: 'pooler',
          include: ['tests/pooler/**/*.test.ts'],
          globalSetup: [databaseSetup, './tests/support/pgbouncer.setup.ts'],
        },
      },
      // Only by its own script, which starts the emulator.
      ...(process.env.FIREBASE_AUTH_EMULATOR_HOST
        ? [{ test: { ...shared, ...alone(6), name: 'emulator', include: ['tests/emulator/*.emulator.ts'] } }]
        : []),
    ],
  },
});
