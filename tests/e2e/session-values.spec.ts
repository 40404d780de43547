import { expect, test, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test(
  'the language is English until one is chosen, and the choice opens the home page',
  { tag: '@once' },
  async ({ page, context }) => {
    await openReady(page, '/ms/doctor');
    expect(await stored(page, 'selectedLanguage')).toBe('en');
    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'zh'));
    await openReady(page, '/doctor');
    await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
    await context.clearCookies();
    await page.goto('/');
    await expect(page).toHaveURL(/\/zh\/?$/);
    await expect(page.locator('html')).toHaveAttribute('data-language', 'zh');
  },
);

test(
  'the active tab is Public until the group’s own pages are opened, and is kept for the session',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const storedTab = () => page.evaluate(() => sessionStorage.getItem('activeTab'));
    const active = page.getByRole('navigation', { name: 'Parts of the site' }).locator('[aria-current]');
    await openReady(page, '/doctor');
    await expect(active).toHaveText('Public');
    expect(await storedTab()).toBe('Public');
    await page.getByRole('link', { name: 'Corporate', exact: true }).click();
    await expect(page).toHaveURL(/\/corporate-home$/);
    // The address changes before the new page is rendered and stores the tab.
    await expect(active).toHaveText('Corporate');
    await expect.poll(storedTab).toBe('Corporate');
    await openReady(page, '/news');
    await expect(active).toHaveText('Corporate');
    expect(await storedTab()).toBe('Corporate');
    await openReady(page, '/home');
    await expect(active).toHaveText('Public');
  },
);

test('suggestions hang over the edge of the page’s header', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openReady(page, '/search');
  await page.getByRole('combobox').fill('heart');
  await expect(page.getByRole('option').nth(3)).toBeVisible();
  const seen = await page.getByRole('listbox').evaluate((list) => {
    const box = list.getBoundingClientRect();
    const header = list.closest('header')!.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.bottom - 10);
    return { hangsOver: box.bottom > header.bottom + 20, isOnTop: list.contains(at) };
  });
  expect(seen).toEqual({ hangsOver: true, isOnTop: true });
});

test('the list of events reads the location of the health camps', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('filters:camps', JSON.stringify({ location: 'Sarawak' })));
  await openReady(page, '/events');
  await expect(page).toHaveURL(/\/events\?location=Sarawak$/);
});
