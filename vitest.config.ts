import { defineConfig } from 'vitest/config';

/** A fixed zone far from Malaysia: whatever forgets the zone shows itself. */
process.env.TZ = 'America/St_Johns';

const shared = {
  setupFiles: ['./tests/support/quiet-console.ts'],
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A change is announced to the process that keeps pages: at once, and late where the machine is busy.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/**/*.db.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'db',
          include: ['src/**/*.db.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/pooler/**'],
          globalSetup: ['./tests/support/test-database.setup.ts'],
        },
      },
      // The core of the site through PgBouncer in transaction mode.
      {
        test: {
          ...shared,
          name: 'pooler',
          include: ['tests/pooler/**/*.test.ts'],
          globalSetup: ['./tests/support/test-database.setup.ts', './tests/support/pgbouncer.setup.ts'],
        },
      },
      // Only by its own script, which starts the emulator.
      ...(process.env.FIREBASE_AUTH_EMULATOR_HOST
        ? [{ test: { ...shared, name: 'emulator', include: ['tests/emulator/*.emulator.ts'] } }]
        : []),
    ],
    // One file at a time: tests of races and of killed databases need the machine's two cores to themselves.
    maxWorkers: 1,
  },
});
