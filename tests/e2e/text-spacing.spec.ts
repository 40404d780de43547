import { expect, test } from '@playwright/test';
import { addressOf, allPages, languagePrefixes } from './site-pages.ts';

/** The spacing that a reader may set by WCAG 2.2, success criterion 1.4.12. */
const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const inDozens = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / 12) }, (_unused, index) => paths.slice(index * 12, index * 12 + 12));

// The reader's own style sheet is not bound by the site's policy.
test.use({ viewport: { width: 320, height: 740 }, bypassCSP: true });

for (const prefix of languagePrefixes) {
  for (const [index, group] of inDozens(allPages).entries()) {
    test(
      `with the spacing that a reader sets nothing is wider than 320 px or cut off, in ${prefix || '/en'} (${index + 1})`,
      { tag: '@once' },
      async ({ page }) => {
        for (const path of group) {
          await page.goto(prefix + (await addressOf(path, page.request)));
          await page.addStyleTag({ content: readersSpacing });
          const seen = await page.evaluate(() => ({
            widest: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, window.innerWidth),
            cut: [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label, dt, dd, legend')]
              .filter((element) => {
                const { overflowX, overflowY, whiteSpace } = getComputedStyle(element);
                const hidesX = overflowX === 'hidden' || overflowX === 'clip';
                const hidesY = overflowY === 'hidden' || overflowY === 'clip';
                const isForReadersAlone = element.clientWidth <= 1 || whiteSpace === 'nowrap';
                if (isForReadersAlone && element.clientWidth <= 1) return false;
                return (
                  (hidesX && element.scrollWidth > element.clientWidth + 1) ||
                  (hidesY && element.scrollHeight > element.clientHeight + 1)
                );
              })
              .map((element) => element.outerHTML.slice(0, 120)),
          }));
          expect.soft(seen, `${prefix}${path}`).toEqual({ widest: 320, cut: [] });
        }
      },
    );
  }
}
