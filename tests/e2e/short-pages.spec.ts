import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 740 } });

/** Maximum length of a page on a phone, in screens of 740 px. */
const limits: readonly [path: string, screens: number][] = [
  ['/home', 8],
  ['/melur-bangsar', 7],
  ['/our-hospitals', 8],
  ['/articles', 6],
  ['/mccn/health-library', 4.5],
];

test('pages stay short on a phone', { tag: '@once' }, async ({ page }) => {
  const screens: Record<string, number> = {};
  for (const [path] of limits) {
    await page.goto(path);
    screens[path] = await page.evaluate(() => {
      // Cards far below count with their real height, not with the estimated one.
      for (const card of document.querySelectorAll<HTMLElement>('.later')) card.style.contentVisibility = 'visible';
      return document.documentElement.scrollHeight / 740;
    });
  }
  for (const [path, most] of limits) expect(screens[path], path).toBeLessThanOrEqual(most);
});

test('a phone sees the library’s title at once, and all of Malaysia on the map', { tag: '@once' }, async ({ page }) => {
  await page.goto('/mccn/health-library');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/our-hospitals?view=map');
  const map = page.locator('svg[role=group]:visible');
  const box = (await map.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  const targets = await map.locator('a > g > circle:first-child').evaluateAll((circles) =>
    circles.map((circle) => {
      const { width, height } = circle.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(targets.length).toBeGreaterThan(4);
  for (const size of targets) expect(size).toBeGreaterThanOrEqual(44);
});
