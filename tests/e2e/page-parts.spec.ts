/** A page is hydrated in parts: what is far waits, and nothing that a visitor does to it is lost. */
import { expect, test, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';

const waiting = (page: Page) => page.locator('main [data-part=near]');
const cards = (page: Page) => page.locator('main li:has(article)');

test('what is far from the window waits until it comes near', async ({ page }) => {
  await openReady(page, '/doctor');
  const last = cards(page).last().locator('> [data-part]');
  await expect(last).toHaveAttribute('data-part', 'near');
  await expect(cards(page).first().locator('> [data-part]')).toHaveAttribute('data-part', 'live');
  expect(await waiting(page).count()).toBeGreaterThanOrEqual(5);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-part', 'live');
});

/** A browser whose windows never say what is near: every part waits for its visitor. */
async function seeNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
}

test('a part is hydrated by the touch that uses it, and the touch counts', async ({ page }) => {
  await seeNothing(page);
  await openReady(page, '/doctor');
  const card = cards(page).nth(2);
  await expect(card.locator('> [data-part]')).toHaveAttribute('data-part', 'near');
  const heart = card.locator('form[action="/bookmarks"] button');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/doctor$/);
  await expect(card.locator('> [data-part]')).toHaveAttribute('data-part', 'live');
  // The others still wait.
  await expect(cards(page).nth(3).locator('> [data-part]')).toHaveAttribute('data-part', 'near');
});

test('a script’s own click and a key count too', { tag: '@once' }, async ({ page }) => {
  await seeNothing(page);
  await openReady(page, '/doctor');
  const heartOf = (place: number) => cards(page).nth(place).locator('form[action="/bookmarks"] button');
  await heartOf(4).evaluate((button: HTMLButtonElement) => button.click());
  await expect(heartOf(4)).toHaveAttribute('aria-pressed', 'true');
  await heartOf(5).focus();
  await page.keyboard.press('Enter');
  await expect(heartOf(5)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(5)).toBeFocused();
  await expect(page).toHaveURL(/\/doctor$/);
});

test(
  'letters typed into a part that waits are all there, and lead where they say',
  { tag: '@once' },
  async ({ page }) => {
    await seeNothing(page);
    await openReady(page, '/doctor');
    const name = page.getByRole('searchbox', { name: /name/i });
    await name.pressSequentially('lim');
    await expect(name).toHaveValue('lim');
    await name.press('Enter');
    // With scripts, empty fields are left out of the address.
    await expect(page).toHaveURL(/\/doctor\?doctor_name=lim$/);
  },
);
