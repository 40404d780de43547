import { expect, test } from '@playwright/test';
import { crawl } from './crawl.ts';

test(
  'no link, anchor, picture or download of the whole site is broken, in any of its languages',
  { tag: '@once' },
  async ({ baseURL }) => {
    test.setTimeout(480_000);
    const origin = baseURL!;
    const addressesIn = async (path: string) =>
      [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address]) => new URL(address!.replaceAll('&amp;', '&')).pathname,
      );
    const parts = await addressesIn('/sitemap.xml');
    const inParts = async (isCare: boolean) =>
      (await Promise.all(parts.filter((part) => part.includes('care') === isCare).map(addressesIn))).flat();
    // All pages of entries are opened; of pages that are made from records some of each kind.
    const { pages, files, broken } = await crawl(origin, {
      starts: ['/', '/ms', '/zh', ...(await inParts(false))],
      map: new Set(await inParts(true)),
    });
    expect(broken).toEqual([]);
    expect(pages).toBeGreaterThan(800);
    expect(files).toBeGreaterThan(200);
  },
);
