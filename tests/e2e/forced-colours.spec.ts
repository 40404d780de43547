import { expect, test, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';

test.use({ forcedColors: 'active' });

/** Elements that are seen by their background alone, without a border or an outline that forced colours keep. */
const frameless = (page: Page) =>
  page
    .locator(
      [
        'a[class*=rounded-]',
        'button[class*=rounded-]',
        'input:not([type=hidden], [type=radio], [type=checkbox])',
        'select',
        '[class*=rounded-petal]',
        'span[class*=rounded-full]',
      ].join(', '),
    )
    .evaluateAll((elements) => {
      const seen = elements.filter((element) => element.checkVisibility() && element.clientWidth > 1);
      const isFramed = (element: Element) => {
        const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
        const drawn = (width: string, style: string) => style !== 'none' && Number.parseFloat(width) >= 1;
        return drawn(borderTopWidth, borderTopStyle) || drawn(outlineWidth, outlineStyle);
      };
      return {
        count: seen.length,
        frameless: seen.filter((element) => !isFramed(element)).map((element) => element.outerHTML.slice(0, 160)),
      };
    });

test('in forced colours every button, card, field and chip has a visible edge, and the chosen a thick one', async ({
  page,
}) => {
  await openReady(page, '/doctor?gender=female');
  const found = await frameless(page);
  expect(found.count).toBeGreaterThan(60);
  expect(found.frameless).toEqual([]);
  const language = page.getByRole('navigation', { name: 'Language' }).first();
  const edge = (name: string) =>
    language
      .getByRole('link', { name })
      .evaluate((link) => [getComputedStyle(link).borderTopWidth, getComputedStyle(link).borderTopStyle].join(' '));
  expect(await edge('English')).toBe('3px solid');
  expect(await edge('Bahasa Melayu')).toBe('0px solid');
  const first = page.getByRole('link', { name: 'English' }).first();
  await page.keyboard.press('Tab');
  await first.focus();
  expect(await first.evaluate((link) => getComputedStyle(link).outlineWidth)).toBe('3px');
});
