import { expect, test } from '@playwright/test';
import { openReady, untilReady } from './site-pages.ts';

test('the language switcher keeps the path and the query, and the choice', async ({ page, context, baseURL }) => {
  await openReady(page, '/doctor?specialisation=cardiology');
  await page.locator('a[hreflang^="zh"]:visible').first().click();
  await expect(page).toHaveURL(`${baseURL}/zh/doctor?specialisation=cardiology`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('zh');
  expect((await context.cookies()).find(({ name }) => name === 'selectedLanguage')?.value).toBe('zh');
});

test('the front door opens in the language chosen before', { tag: '@once' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'selectedLanguage', value: 'ms', url: baseURL! }]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/ms(\/|$)/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^ms/);
});

test('the header stays in view, compact after 80 px, and moves nothing', async ({ page }) => {
  await openReady(page, '/doctor');
  const header = page.locator('header').first();
  const bar = header.locator('.sticky');
  const titleAt = () => page.evaluate(() => document.querySelector('h1')!.getBoundingClientRect().top + window.scrollY);
  const before = await titleAt();
  await page.evaluate(() => window.scrollTo(0, 40));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40);
  await expect(header).not.toHaveAttribute('data-compact');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(header).toHaveAttribute('data-compact');
  await expect.poll(() => bar.evaluate((box) => box.getBoundingClientRect().top)).toBe(0);
  await expect
    .poll(() => bar.evaluate((box) => box.firstElementChild!.getBoundingClientRect().height))
    .toBeLessThan(70);
  expect(await titleAt()).toBe(before);
});

test('a page tells once that it is looked at; another page of the same list and a private page tell nothing', async ({
  page,
}) => {
  const reported: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/views') reported.push(request.postData());
  });
  await openReady(page, '/ms/articles');
  await expect.poll(() => reported).toEqual(['/ms/articles']);
  await page.locator('main a[href*="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2/);
  await untilReady(page);
  await openReady(page, '/login');
  await openReady(page, '/faq');
  await expect.poll(() => reported).toEqual(['/ms/articles', '/faq']);
});

test('going back returns to where the reader was', async ({ page }) => {
  await openReady(page, '/doctor');
  const link = page.locator('main h3 a[href^="/doctor/"], main h2 a[href^="/doctor/"]').nth(6);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/doctor\/.+/);
  await untilReady(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/doctor$/);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - position)).toBeLessThan(60);
});
