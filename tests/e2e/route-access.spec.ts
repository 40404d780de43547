import { expect, test } from '@playwright/test';
import { openReady } from './site-pages.ts';

test('a private page opened from a public one does not know its opener', { tag: '@once' }, async ({ page }) => {
  await openReady(page, '/home');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/book/whoever')),
  ]);
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});
