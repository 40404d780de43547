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

/**
 * The modules that the page's inline script asks for; those that only a use of the page asks for are not among them.
 */
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
  ['/home', 37],
  ['/doctor', 40],
  ['/melur-ipoh', 34],
  ['/health-package', 39],
  ['/articles', 39],
  ['/contact-us', 45],
  ['/ms/home', 37],
  ['/zh/doctor', 40],
])('%s loads at most %d kB of scripts', async (path, budget) => {
  const weight = await kilobytesOf(path);
  process.stdout.write(`${path} ${weight.toFixed(1)} kB\n`);
  expect(weight).toBeLessThan(budget);
});

const textsOf = async (path: string) => {
  const modules = modulesOf(await (await site.request(path)).text());
  return Promise.all(modules.map((module) => readFile(`build/client${module}`, 'utf8')));
};

test('no page loads the router, whose work the browser does itself, nor the server’s renderer', async () => {
  const texts = await textsOf('/doctor');
  expect(texts.some((text) => text.includes('dangerouslySetInnerHTML') && text.includes('__k'))).toBe(true);
  expect(texts.filter((text) => /__reactRouterContext|__reactContainer|react-dom/.test(text))).toEqual([]);
});

test.each([
  ['/doctor', 'Sign in', ['Log masuk', '登录']],
  ['/ms/doctor', 'Log masuk', ['Sign in', '登录']],
  ['/zh/doctor', '登录', ['Sign in', 'Log masuk']],
])('%s loads the words of its own language alone', async (path, own, others) => {
  const words = (await textsOf(path)).flatMap((text) => [...text.matchAll(/`([^`$]+)`/g)].map(([, word]) => word!));
  expect(words).toContain(own);
  expect(words.filter((word) => others.includes(word))).toEqual([]);
});

test('what packages hold is loaded once for all languages', async () => {
  const shared = async (path: string) =>
    modulesOf(await (await site.request(path)).text()).filter((module) => module.startsWith('/assets/libraries/'));
  expect((await shared('/doctor')).some((module) => module.includes('/framework-'))).toBe(true);
  expect(await shared('/zh/doctor')).toEqual(await shared('/doctor'));
});

/** Every module that a page loads at once or by a use of it, with its text. */
async function reachedFrom(path: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = modulesOf(await (await site.request(path)).text());
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (texts.has(module)) continue;
    const text = await readFile(`build/client${module}`, 'utf8');
    texts.set(module, text);
    for (const [, named = ''] of text.matchAll(/["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g))
      waiting.push(new URL(named, `https://site.test${module}`).pathname);
  }
  return texts;
}

/** What only the console's own modules say. */
const ofConsole = /\/staff\/(?!sign-in)/;

test.each([
  '/home',
  '/doctor',
  '/melur-ipoh',
  '/speciality-centre/cardiology',
  '/health-package/heart-check',
  '/articles',
  '/contact-us',
  '/search?keyword=heart',
  '/checkout/find',
  '/login',
])('%s loads nothing of the console, neither at once nor by a use of it', async (path) => {
  const reached = await reachedFrom(path);
  expect(reached.size).toBeGreaterThan(3);
  expect([...reached].filter(([, text]) => ofConsole.test(text)).map(([module]) => module)).toEqual([]);
});

test('the console’s own pages would be noticed', async () => {
  const texts = [...(await reachedFrom('/staff/sign-in')).values()];
  expect(texts.some((text) => ofConsole.test(text))).toBe(true);
});
