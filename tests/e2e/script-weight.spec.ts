import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addressOf, untilReady } from './site-pages.ts';

/**
 * Kilobytes of scripts, as compressed for the line, that a first visit loads: those included that pages ask for behind.
 */
const budgets: [path: string, kilobytes: number][] = [
  ['/home', 37],
  ['/doctor', 40],
  ['/melur-ipoh', 47],
  ['/doctor/:doctor', 40],
  ['/health-package', 39],
  ['/articles', 39],
  ['/contact-us', 45],
  ['/ms/melur-ipoh', 47],
  ['/zh/melur-ipoh', 47],
];

for (const [path, budget] of budgets) {
  test(`${path} loads at most ${budget} kB of scripts`, { tag: '@once' }, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(await addressOf(path, page.request), { waitUntil: 'networkidle' });
    await untilReady(page);
    const files = await Promise.all([...scripts].map((script) => readFile(`build/client${script}`)));
    const weight = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000;
    expect(files.length).toBeGreaterThan(3);
    process.stdout.write(`${path} ${weight.toFixed(1)} kB\n`);
    expect(weight).toBeLessThan(budget);
    const folder = /^\/(?:ms|zh)/.exec(path)?.[0] ?? '';
    const own = new RegExp(`^/assets${folder}/[^/]+\\.js$|^/assets/libraries/[^/]+\\.js$`);
    expect([...scripts].filter((script) => !own.test(script))).toEqual([]);
  });
}
