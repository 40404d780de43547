import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import {
  addressOf,
  allPages,
  differingTexts,
  mainRoad,
  noteDifferingTexts,
  takeAllOver,
  untilReady,
} from './site-pages.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const translated = mainRoad.flatMap((path) => [`/ms${path}`, `/zh${path}`]);

/** Records requests to other sites and logged errors of a page. */
function listen(page: Page, baseURL: string): { foreign: string[]; errors: string[] } {
  const heard = { foreign: [] as string[], errors: [] as string[] };
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      heard.foreign.push(request.url());
  });
  page.on('console', (message) => {
    // The browser itself reports a page with status 404, which /404 must have.
    const isOwnStatus = /status of 404/.test(message.text()) && message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus) heard.errors.push(message.text());
  });
  page.on('pageerror', (error) => heard.errors.push(error.message));
  return heard;
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

for (const path of [...allPages, ...translated]) {
  // Another language changes the length of texts, and space is scarcest on the phone.
  test(
    `${path}: axe finds nothing wrong, nothing moves, fails or is asked of another site`,
    { tag: translated.includes(path) ? '@once' : [] },
    async ({ page, baseURL }) => {
      const address = await addressOf(path, page.request);
      const heard = listen(page, baseURL!);
      await sumLayoutShifts(page);
      await noteDifferingTexts(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      // A real layout shift occurs each time; a font that arrived late on a busy machine does not arrive late three
      // times.
      for (let attempt = 0; attempt < 2 && (await layoutShift(page)) > 0; attempt += 1) {
        // A stored filter leads to another address.
        await page.evaluate(() => localStorage.clear());
        await page.goto(address, { waitUntil: 'networkidle' });
      }
      expect.soft(await layoutShift(page), 'layout shift').toBe(0);
      await untilReady(page);
      await takeAllOver(page);
      expect(await differingTexts(page)).toEqual([]);
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .withTags(rules)
        .analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map(({ target }) => target.join(' '))
              .join(' | ')}`,
        ),
      ).toEqual([]);
      expect(heard).toEqual({ foreign: [], errors: [] });
    },
  );
}
