import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
const textOf = async (path: string) => (await site.request(path)).text();
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

describe('the map of the site', () => {
  it('names its parts, and every page of each part answers', async () => {
    const parts = addressesIn(await textOf('/sitemap.xml'));
    expect(parts.length).toBeGreaterThanOrEqual(3);
    for (const part of parts) {
      const addresses = addressesIn(await textOf(part));
      expect(addresses.length).toBeGreaterThan(0);
      const looked = addresses.filter((_, index) => index % Math.max(1, Math.floor(addresses.length / 12)) === 0);
      for (const address of looked) expect((await site.request(address)).status, address).toBe(200);
    }
  });

  it('names each page in three languages, with its translations and when it last changed', async () => {
    const xml = await textOf('/sitemaps/content-1.xml');
    expect(addressesIn(xml)).toContain('http://localhost:3000/zh/articles/chest-pain-when-to-call-999');
    expect(xml).toMatch(
      /<loc>http:\/\/localhost:3000\/articles\/chest-pain-when-to-call-999<\/loc><lastmod>2025-10-06T01:00:00.000Z<\/lastmod><xhtml:link rel="alternate" hreflang="en-MY"/,
    );
    expect(xml).toContain('hreflang="x-default"');
  });

  it('has no private page, and no part past its last', async () => {
    const all = (await Promise.all(addressesIn(await textOf('/sitemap.xml')).map(textOf))).join('');
    for (const path of ['/staff', '/profile', '/login', '/book'])
      expect(all).not.toContain(`<loc>http://localhost:3000${path}<`);
    expect((await site.request('/sitemaps/content-99.xml')).status).toBe(404);
    expect((await site.request('/sitemaps/secrets-1.xml')).status).toBe(404);
  });

  it('robots are told where it is, and what to leave alone', async () => {
    const text = await textOf('/robots.txt');
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(text).toContain('Disallow: /staff');
    expect(text).toContain('Disallow: /zh/events/*/register');
  });

  it('robots are kept from nothing that the map of the site names', async () => {
    const closed = [...(await textOf('/robots.txt')).matchAll(/^Disallow: (.+)$/gm)].map(
      ([, path]) =>
        new RegExp(
          `^${path!
            .split('*')
            .map((part) => part.replace(/[.?+()[\]]/g, '\\$&'))
            .join('.*')}`,
        ),
    );
    const locations = async (path: string) =>
      [...(await textOf(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    const named = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
    expect(named.length).toBeGreaterThan(1_000);
    expect(named.filter((path) => closed.some((pattern) => pattern.test(path)))).toEqual([]);
  });
});

describe('feeds', () => {
  it.each(['articles', 'podcast', 'news'])('of %s are well-formed and lead to pages that answer', async (name) => {
    const response = await site.request(`/feeds/${name}.xml`);
    expect(response.headers.get('content-type')).toContain('application/rss+xml');
    const xml = await response.text();
    expect(xml.match(/<item>/g)!.length).toBeGreaterThanOrEqual(12);
    const [first] = [...xml.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link]) => link!);
    expect((await site.request(first!)).status).toBe(200);
  });

  it('the podcast’s says what players need, and its recordings are as long as it says', async () => {
    const xml = await textOf('/feeds/podcast.xml');
    expect(xml).toContain('<itunes:category text="Health &amp; Fitness">');
    expect(xml).toMatch(/<itunes:image href="[^"]+\.png"\/>/);
    const enclosure = /<enclosure [^>]*>/.exec(xml)![0];
    const [, url] = /url="([^"]+)"/.exec(enclosure)!;
    const [, length] = /length="(\d+)"/.exec(enclosure)!;
    const whole = await site.request(url!);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect((await whole.arrayBuffer()).byteLength).toBe(Number(length));
  });

  it('in Malay speak Malay; a feed that nobody has is not found', async () => {
    expect(await textOf('/ms/feeds/articles.xml')).toContain('Sakit dada');
    expect((await site.request('/feeds/secrets.xml')).status).toBe(404);
  });
});

describe('a recording', () => {
  const path = '/recordings/after-a-miscarriage.mp3';

  it('is given in the part that a player asks for, the same bytes every time', async () => {
    const whole = new Uint8Array(await (await site.request(path)).arrayBuffer());
    expect(whole.length).toBeGreaterThan(300_000);
    const part = await site.request(path, { headers: { range: 'bytes=70000-70099' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 70000-70099/${whole.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(70_000, 70_100));
    const end = await site.request(path, { headers: { range: 'bytes=-10' } });
    expect(new Uint8Array(await end.arrayBuffer())).toEqual(whole.slice(-10));
  });

  it('beyond its end is refused, and of an unknown episode is not found', async () => {
    expect((await site.request(path, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
    expect((await site.request('/recordings/none.mp3')).status).toBe(404);
    expect((await site.request('/recordings/..%2Fsecret.mp3')).status).toBe(400);
  });
});

it('security.txt says where a weakness is reported, and when it ends', async () => {
  const response = await site.request('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: 2027-11-23T01:00:00\.000Z\nPreferred-Languages: en, ms, zh\nCanonical: http:\/\/localhost:3000\/\.well-known\/security\.txt\n$/,
  );
});
