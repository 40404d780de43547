import { existsSync, statSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { axeFaults, phone, wideScreen } from './accessibility.ts';
import {
  addressOf,
  allPages,
  differingTexts,
  mainRoad,
  noteDifferingTexts,
  takeAllOver,
  untilReady,
} from './site-pages.ts';

/** The limit of the scripts that a public page loads, in kB as they are sent, once all of the page is in use. */
const scriptBudget = 70;
/** Small files are not compressed. */
const bytesOf = (script: string) => {
  const file = `build/client${script}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};
const isForEverybody = (path: string) => !/^\/(?:design|staff)/.test(path);
const translated = mainRoad.flatMap((path) => [`/ms${path}`, `/zh${path}`]);

interface Heard {
  foreign: string[];
  errors: string[];
}

/** Records requests to other sites, logged errors and scripts of a page. */
function listen(page: Page, baseURL: string): { heard: Heard; scripts: Set<string> } {
  const heard: Heard = { foreign: [], errors: [] };
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      heard.foreign.push(request.url());
  });
  page.on('console', (message) => {
    // The browser itself reports a page with status 404, which /404 must have.
    const isOwnStatus = /status of 404/.test(message.text()) && message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus) heard.errors.push(message.text());
  });
  page.on('pageerror', (error) => heard.errors.push(error.message));
  return { heard, scripts };
}

async function sumLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const layoutShift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

/** Opens a page and expects that nothing moves while it loads. */
async function openStill(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // A real layout shift occurs each time; a font that arrived late on a busy machine does not arrive late three times.
  for (let attempt = 0; attempt < 2 && (await layoutShift(page)) > 0; attempt += 1) {
    // A stored filter leads to another address.
    await page.evaluate(() => localStorage.clear());
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect.soft(await layoutShift(page), `layout shift at ${page.viewportSize()!.width} px`).toBe(0);
}

for (const path of [...allPages, ...translated]) {
  test(
    `${path}: axe finds nothing wrong, nothing moves, fails or is asked of another site`,
    { tag: '@once' },
    async ({ page, baseURL }) => {
      const address = await addressOf(path, page.request);
      const { heard, scripts } = listen(page, baseURL!);
      await sumLayoutShifts(page);
      await noteDifferingTexts(page);
      // Another language changes the length of texts, and space is scarcest on the phone.
      const sizes = translated.includes(path) ? [phone] : [wideScreen, phone];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await openStill(page, address);
      }
      await untilReady(page);
      await takeAllOver(page);
      expect(await differingTexts(page)).toEqual([]);
      for (const size of sizes.toReversed()) {
        await page.setViewportSize(size);
        expect.soft(await axeFaults(page), `${size.width} px`).toEqual([]);
      }
      expect(heard).toEqual({ foreign: [], errors: [] });
      const kilobytes = [...scripts].reduce((sum, script) => sum + bytesOf(script), 0) / 1000;
      if (isForEverybody(path)) expect(kilobytes, 'kB of scripts').toBeLessThan(scriptBudget);
    },
  );
}
