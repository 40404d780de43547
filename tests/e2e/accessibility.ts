/** What axe and the width of the window say about a page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each rule that the page breaks, with at most three places: 'color-contrast: .a | .b'. `within` is a selector. */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  // The other mode opens a second page for the sake of frames of other sites, which no page here has: twice as slow.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(rules);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id}: ${places.join(' | ')}`;
  });
}

/** axe finds nothing wrong and nothing is wider than the window. `name` says which page it was. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await axeFaults(page), name).toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name}: width`)
    .toBeLessThanOrEqual(page.viewportSize()!.width);
}

export const phone = { width: 360, height: 740 };
export const wideScreen = { width: 1280, height: 800 };

/** The same at both widths, in one visit: what differs between them is the style sheet's work. */
export async function expectAccessibleAtBothWidths(page: Page, name: string): Promise<void> {
  for (const size of [wideScreen, phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${name} at ${size.width} px`);
  }
}
