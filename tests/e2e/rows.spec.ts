/** How many stand beside each other: days of a calendar, chips of a search. */
import { expect, test, type Locator } from '@playwright/test';
import { addressOf } from './site-pages.ts';

/** The number of visible elements in each row, from the top. */
const rowsOf = (places: Locator): Promise<number[]> =>
  places.evaluateAll((elements) => {
    const tops = elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().top);
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a row of the booking calendar is a week', { tag: '@once' }, async ({ page, request }) => {
    await page.goto(await addressOf('/book/:doctor', request));
    const rows = await rowsOf(page.locator('#calendar ol > li'));
    expect(
      rows.slice(0, -1).every((count) => count === 7),
      String(rows),
    ).toBe(true);
    expect(rows[0]).toBe(7);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('two days of the booking calendar stand beside each other', { tag: '@once' }, async ({ page, request }) => {
    await page.goto(await addressOf('/book/:doctor', request));
    expect((await rowsOf(page.locator('#calendar ol > li')))[0]).toBe(2);
  });

  test(
    'the kinds of a search are one line that the keyboard reaches to its end',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/search?keyword=heart');
      const chips = page.getByRole('navigation', { name: 'Kind of result' }).getByRole('link');
      expect(await rowsOf(chips)).toHaveLength(1);
      for (const chip of await chips.all()) expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      const last = chips.last();
      await expect(last).not.toBeInViewport({ ratio: 0.5 });
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    },
  );
});
