import { expect, test } from '@playwright/test';
import { crawl } from './crawl.ts';

test('no link, anchor, picture or download of the whole site is broken, in any of its languages', { tag: '@once' }, async ({ baseURL }) => {
  test.setTimeout(300_000);
  const origin = baseURL!;
  const addressesIn = async (path: string) => [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!.replaceAll('&amp;', '&')).pathname);
  const mapped = (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat();
  const { pages, files, broken } = await crawl(origin, { starts: ['/', '/ms', '/zh', ...mapped], map: new Set(mapped) });
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(1_000);
  expect(files).toBeGreaterThan(300);
});
