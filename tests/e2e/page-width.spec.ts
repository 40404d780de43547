import { expect, test, type Page } from '@playwright/test';
import { addressOf, allPages, languagePrefixes } from './site-pages.ts';

/** The spacing that a reader may set by WCAG 2.2, success criterion 1.4.12. */
const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** A dozen pages at a time: each group ends within a test's time, also on a slow machine. */
const inDozens = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / 12) }, (_unused, index) => paths.slice(index * 12, index * 12 + 12));

const widest = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, window.innerWidth));

/** Controls, headings and terms whose text does not fit and is hidden; not those that screen readers alone see. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label, dt, dd, legend')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (element.clientWidth <= 1) return false;
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

// The reader's own style sheet is not bound by the site's policy.
test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true });

for (const prefix of languagePrefixes) {
  for (const [index, group] of inDozens(allPages).entries()) {
    test(
      `nothing is wider than a phone, nor with the spacing that a reader sets, in ${prefix || '/en'} (${index + 1})`,
      { tag: '@once' },
      async ({ page }) => {
        for (const path of group) {
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto(prefix + (await addressOf(path, page.request)));
          expect.soft(await widest(page), `${prefix}${path} at 360 px`).toBeLessThanOrEqual(360);
          await page.setViewportSize({ width: 320, height: 740 });
          expect.soft(await widest(page), `${prefix}${path} at 320 px`).toBeLessThanOrEqual(320);
          await page.addStyleTag({ content: readersSpacing });
          const spaced = { widest: await widest(page), cut: await cutOff(page) };
          expect.soft(spaced, `${prefix}${path} with more space`).toEqual({ widest: 320, cut: [] });
        }
      },
    );
  }
}
