/** What a first visit loads in scripts, in kB as compressed for the line: one budget for each kind of public page. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The modules that the page's inline script asks for; those that only a use of the page asks for are not among them. */
function modulesOf(html: string): string[] {
  const [, json = '{}'] = /data-hydration="start">([^<]*)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { preloads: string[] }).preloads;
}

async function kilobytesOf(path: string): Promise<number> {
  const html = await (await site.request(path)).text();
  const modules = modulesOf(html);
  expect(modules.length).toBeGreaterThan(3);
  const files = await Promise.all(modules.map((module) => readFile(`build/client${module}`)));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000;
}

test.each([
  ['/home', 106],
  ['/doctor', 106],
  ['/melur-ipoh', 106],
  ['/health-package', 106],
  ['/articles', 106],
  ['/contact-us', 106],
])('%s loads at most %d kB of scripts', async (path, budget) => {
  const weight = await kilobytesOf(path);
  process.stdout.write(`${path} ${weight.toFixed(1)} kB\n`);
  expect(weight).toBeLessThan(budget);
});

test('no page loads the router, whose work the browser does itself', async () => {
  const modules = modulesOf(await (await site.request('/doctor')).text());
  const texts = await Promise.all(modules.map((module) => readFile(`build/client${module}`, 'utf8')));
  expect(texts.some((text) => text.includes('hydrateRoot') || text.includes('__reactContainer$'))).toBe(true);
  expect(texts.filter((text) => text.includes('__reactRouterContext'))).toEqual([]);
});
