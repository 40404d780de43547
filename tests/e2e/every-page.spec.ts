import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addressOf, allPages, languagePrefixes, mainRoad, openReady } from './site-pages.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const translated = mainRoad.flatMap((path) => [`/ms${path}`, `/zh${path}`]);

for (const path of [...allPages, ...translated]) {
  // Another language changes words and their room, which is scarcest on the phone.
  test(`axe finds nothing wrong on ${path}`, { tag: translated.includes(path) ? '@once' : [] }, async ({ page }) => {
    await openReady(page, await addressOf(path, page.request));
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
  });
}

/** A dozen pages at a time: each group ends within a test's time, also where the machine is slow. */
function inDozens(paths: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / 12) }, (_unused, index) =>
    paths.slice(index * 12, index * 12 + 12),
  );
}

for (const prefix of languagePrefixes) {
  for (const [index, group] of inDozens(allPages).entries()) {
    test(
      `nothing is wider than a screen of 360 or 320 px, in ${prefix || '/en'} (${index + 1})`,
      { tag: '@once' },
      async ({ page }) => {
        for (const path of group) {
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto(prefix + (await addressOf(path, page.request)));
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 740 });
            const widest = await page.evaluate(() =>
              Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, window.innerWidth),
            );
            expect.soft(widest, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(width);
          }
        }
      },
    );
  }
}

for (const [index, group] of inDozens([...allPages, ...translated]).entries()) {
  test(
    `nothing is asked of another site, and no page logs an error (${index + 1})`,
    { tag: '@once' },
    async ({ page, baseURL }) => {
      const foreign: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
      });
      page.on('console', (message) => {
        // The browser itself reports a page that is answered with 404, as /404 must be.
        const isOwnStatus = /status of 404/.test(message.text()) && message.location().url === page.url();
        if (message.type() === 'error' && !isOwnStatus) errors.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
      for (const path of group) await page.goto(await addressOf(path, page.request), { waitUntil: 'networkidle' });
      expect(foreign).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
}

for (const [index, group] of inDozens(allPages).entries()) {
  test(`nothing moves while a page loads (${index + 1})`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of group) {
      // What a page itself moves, it moves each time; a face that came late on a busy machine does not come late three times.
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 3 && least > 0; attempt += 1) {
        // A fresh memory each time: a remembered filter leads to another address.
        await page.goto(await addressOf(path, page.request), { waitUntil: 'networkidle' });
        await page.evaluate(() => localStorage.clear());
        least = Math.min(least, await page.evaluate(() => (window as unknown as { shift: number }).shift));
      }
      expect.soft(least, path).toBe(0);
    }
  });
}
