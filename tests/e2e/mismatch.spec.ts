/** A page and its code that do not agree are noticed: the renderer itself would mend it and say nothing. */
import { expect, test } from '@playwright/test';
import { differingTexts, noteDifferingTexts, openReady } from './site-pages.ts';

test(
  'an element that the page has not and its code has is an error of the page',
  { tag: '@once' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/health-package', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/<h1[^]*?<\/h1>/, '') });
    });
    await openReady(page, '/health-package');
    expect(errors).toEqual(['The page that came has no <h1> where its code has one.']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health packages');
  },
);

test('a text that differs from what its code writes is noted', { tag: '@once' }, async ({ page }) => {
  await noteDifferingTexts(page);
  await page.route('**/health-package', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/(<h1[^>]*>)[^<]*/, '$1Another') });
  });
  await openReady(page, '/health-package');
  expect(await differingTexts(page)).toEqual(['Another']);
});
