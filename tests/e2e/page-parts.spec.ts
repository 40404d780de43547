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
    // On a wide screen, where the field is not behind a fold: to open one is a use of the part.
    await page.setViewportSize({ width: 1280, height: 800 });
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** Sections and cards that the browser has not laid out: they are far below the window. */
  const notLaidOut = (page: Page) =>
    page.locator('.later').evaluateAll((places) => {
      const isLaidOut = (place: Element) => place.firstElementChild!.checkVisibility({ contentVisibilityAuto: true });
      return places.filter((place) => place.checkVisibility() && !isLaidOut(place)).length;
    });

  const far: readonly [path: string, places: number][] = [
    ['/home', 5],
    ['/our-hospitals', 5],
  ];
  for (const [path, places] of far)
    test(
      `${path}: at least ${places} sections or cards are not laid out before they come near`,
      { tag: '@once' },
      async ({ page }) => {
        await openReady(page, path);
        expect(await notLaidOut(page)).toBeGreaterThanOrEqual(places);
      },
    );

  test('a card far below takes the focus, and is hydrated when it comes near', { tag: '@once' }, async ({ page }) => {
    await openReady(page, '/doctor');
    const last = cards(page).last();
    const part = last.locator('> [data-part]');
    await expect(part).toHaveAttribute('data-part', 'near');
    const link = last.locator('h3 a');
    await link.focus();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await expect(part).toHaveAttribute('data-part', 'live');
    const heart = last.locator('form[action="/bookmarks"] button');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('what is folded is hydrated when it is opened, not before', { tag: '@once' }, async ({ page }) => {
    await openReady(page, '/melur-ipoh');
    const folds = page.locator('main details:has(> div > [data-part])');
    expect(await folds.count()).toBeGreaterThanOrEqual(6);
    for (const part of await folds.locator('> div > [data-part]').all())
      await expect(part).toHaveAttribute('data-part', 'near');
    const fold = folds.nth(2);
    await fold.locator('> summary').click();
    await expect(fold.locator('> div > [data-part]')).toHaveAttribute('data-part', 'live');
    await expect(folds.nth(3).locator('> div > [data-part]')).toHaveAttribute('data-part', 'near');
  });
});
