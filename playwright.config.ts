import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/e2e/chromium.ts';

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/browser',
  globalSetup: './tests/support/browser-site.setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What fails is tried once more to say whether it depends on time. It has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Set by the global setup before the workers start.
    baseURL: process.env.E2E_ORIGIN,
    locale: 'en-MY',
    // Far from Malaysia: a time that ignores the time zone becomes visible.
    timezoneId: 'America/St_Johns',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // Tests that do not depend on the screen run once, on the phone.
    { name: 'desktop', grepInvert: /@once/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
