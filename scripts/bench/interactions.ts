/**
 * `npm run interactions`: how long a visitor waits for the next picture after touching each kind of control, on a phone
 * four times slower than this machine. The built site runs at ORIGIN. The bar that asks for consent is not among them:
 * the sample has no script that needs it.
 */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tests/e2e/chromium.ts';
import { median } from './timing.ts';

const goalMs = 100;
const origin = process.env['ORIGIN'] ?? 'http://localhost:3000';

/** Kind of control, its page, and what a visitor does there. A link is measured until its page goes. */
const controls: readonly (readonly [kind: string, path: string, use: (page: Page) => Promise<void>])[] = [
  ['menu', '/home', tap('header summary:visible')],
  ['filters unfolded', '/doctor', tap('main form summary:visible')],
  ['heart on a card', '/doctor', tap('main form[action="/bookmarks"] button')],
  ['heart of a page', '/health-package/heart-check', tap('main form[action="/bookmarks"] button')],
  ['suggestions', '/search', suggest],
  [
    'nearest hospital',
    '/doctor',
    (page) =>
      page
        .locator('#near')
        .selectOption({ index: 2 })
        .then(() => undefined),
  ],
  ['first button of home', '/home', tap('main section button[type=button]:visible')],
  ['day of the calendar', '/book/:doctor', tap('main a[href*="day="]:visible')],
  ['field of a form', '/enquiry', (page) => page.locator('main input[type=text]:visible').first().fill('Siti')],
];

function tap(selector: string) {
  return (page: Page) => page.locator(selector).first().tap({ timeout: 5_000 });
}

async function suggest(page: Page): Promise<void> {
  await page.locator('#keyword').tap();
  await page.keyboard.type('heart', { delay: 200 });
  await page.locator('[role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

const browser = await chromium.launch(launchOptions);
try {
  for (const [kind, path, use] of controls) {
    const address = path.replace(':doctor', await aDoctor());
    const measured = [];
    for (let turn = 0; turn < 3; turn += 1) measured.push(await slowest(address, use));
    const middle = median(measured);
    if (middle > goalMs) process.exitCode = 1;
    process.stdout.write(
      `${middle > goalMs ? 'MISSED ' : 'reached'}  ${kind.padEnd(22)} ${address.padEnd(36)} ${middle} ms\n`,
    );
  }
} finally {
  await browser.close();
}

/**
 * The longest time from an event of a touch or key to the next picture, in milliseconds; the browser counts from 16.
 */
async function slowest(address: string, use: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const seen: number[] = [];
  await page.exposeFunction('interactionTook', (milliseconds: number) => seen.push(milliseconds));
  await page.addInitScript(() => {
    const report = (window as unknown as { interactionTook(milliseconds: number): void }).interactionTook;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) report(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  seen.length = 0;
  await use(page);
  await page.waitForTimeout(600);
  await context.close();
  return Math.max(0, ...seen);
}

async function aDoctor(): Promise<string> {
  const html = await (await fetch(`${origin}/doctor`)).text();
  return /href="\/doctor\/([a-z][a-z-]+)"/.exec(html)![1]!;
}
