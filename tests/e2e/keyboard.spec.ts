import { expect, test, type Page } from '@playwright/test';
import { addressOf, openReady } from './site-pages.ts';

test('the first stop is the skip link, and it leads past the header', async ({ page }) => {
  await openReady(page, '/doctor');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the menu opens by Enter, and Escape closes it and gives the focus back', async ({ page }) => {
  await openReady(page, '/home');
  const summary = page.locator('header details[data-menu] > summary:visible').first();
  const menu = summary.locator('..');
  for (let stop = 0; stop < 15 && !(await summary.evaluate((element) => element === document.activeElement)); stop++)
    await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

/** Where the focus is, when a fixed element covers it; undefined when it is visible. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('header')) return undefined;
    const { top, bottom, left, width } = focused.getBoundingClientRect();
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    if (isFixed(focused)) return undefined;
    // The header of a flow is not sticky.
    const bar = document.querySelector('header .sticky')?.firstElementChild?.getBoundingClientRect() ?? {
      top: 0,
      bottom: 0,
    };
    const isOverFocus = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && !element.contains(focused) && box.top < bottom && box.bottom > top;
    };
    const covers = [
      ...[...document.querySelectorAll('nav')].filter((nav) => isFixed(nav) && nav.getBoundingClientRect().height > 0),
      ...[...document.querySelectorAll('.above-bottom-nav')].filter(isOverFocus),
    ].map((element) => element.getBoundingClientRect().top);
    const floor = Math.min(innerHeight, ...covers);
    const isSeen = top >= bar.bottom - 1 && (bottom <= floor + 1 || bottom - top > floor - bar.bottom);
    // Before scrolling, the bar is below the line of telephone numbers: elements above it are not covered.
    if (isSeen || bottom <= bar.top + 1) return undefined;
    return `${focused.tagName} "${(focused.textContent || focused.getAttribute('name') || '').slice(0, 40)}" at ${Math.round(top)}-${Math.round(bottom)}, x ${Math.round(left)} w ${Math.round(width)}, free ${Math.round(bar.bottom)}-${Math.round(floor)}`;
  });
}

for (const path of ['/home', '/doctor', '/doctor/:doctor', '/book/:doctor']) {
  test(`the focus is never under something fixed on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, await addressOf(path, page.request));
    const covered = new Set<string>();
    for (const key of [...Array<string>(50).fill('Tab'), ...Array<string>(45).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const found = await coveredFocus(page);
      if (found) covered.add(`${key}: ${found}`);
    }
    expect([...covered]).toEqual([]);
  });
}
