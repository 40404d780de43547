import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hydrationScriptHash } from '#src/deferred-hydration.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { contentHash } from '#src/platform/http/content-security-policy.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it.each([
  ['/doctor', 'These need it: video consultations'],
  ['/ms/login', 'Yang memerlukannya: konsultasi video'],
  ['/zh/book', '视频问诊、通行密钥和搜索建议则需要开启'],
  ['/staff/sign-in', 'These need it: the commands (Ctrl+K)'],
  ['/ms/staff/sign-in', 'Yang memerlukannya: arahan (Ctrl+K)'],
  ['/zh/staff/sign-in', '快捷命令（Ctrl+K）'],
])('without scripts %s says at its top what needs them, with the number to call', async (path, words) => {
  const html = await (await site.request(path)).text();
  const line = /<noscript><p role="status".*?<\/noscript>/s.exec(html)?.[0] ?? '';
  expect(line).toContain(words);
  expect(line).toContain('href="tel:+60326101000"');
});

describe('a public page', () => {
  it('is the same bytes for everyone: no cookie goes in or comes out', async () => {
    const plain = await site.request('/doctor');
    const personal = await site.request('/doctor', {
      headers: { cookie: 'guest=someone; selectedLanguage=ms', authorization: 'Bearer x' },
    });
    expect(plain.headers.get('set-cookie')).toBeNull();
    expect(personal.headers.get('set-cookie')).toBeNull();
    expect(await personal.text()).toBe(await plain.text());
  });

  it('is rendered to its end for all who wait for it, also when the first of them goes away', async () => {
    const leaving = new AbortController();
    const ask = Object.getPrototypeOf(site.app.pool).query as () => unknown;
    const query = vi.spyOn(site.app.pool, 'query').mockImplementation(((...input: unknown[]) => {
      // During the rendering.
      leaving.abort();
      return Reflect.apply(ask, site.app.pool, input) as unknown;
    }) as typeof site.app.pool.query);
    const visitors = [{ signal: leaving.signal }, {}];
    const answers = await Promise.all(visitors.map((visitor) => site.request('/doctor?doctor_name=nurul', visitor)));
    query.mockRestore();
    expect(leaving.signal.aborted).toBe(true);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[1]!.text()).toMatch(/<h1[\s>][\s\S]*<\/html>/);
  });

  it('is answered 304 to whoever has it, and compressed as asked', async () => {
    const first = await site.request('/our-hospitals', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag')!;
    expect((await site.request('/our-hospitals', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(
      (await site.request('/our-hospitals', { headers: { 'accept-encoding': 'gzip' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('gzip');
  });

  it('drops query parameters that it does not read', async () => {
    const asked = await site.request('/our-hospitals?utm_source=x&location=Perak&__proto__=1');
    const plain = await site.request('/our-hospitals?location=Perak');
    expect(asked.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect((await site.request('/our-hospitals')).headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it('changes within moments of what it shows', async () => {
    expect(await (await site.request('/melur-ipoh')).text()).not.toContain('Hospital Renamed Today');
    await inTransaction(site.app.db, async (tx) => {
      await tx.execute(sql`update hospitals set name = 'Hospital Renamed Today' where slug = 'melur-ipoh'`);
      await invalidateTag(tx, 'hospitals');
    });
    await expect.poll(async () => (await site.request('/melur-ipoh')).text()).toContain('Hospital Renamed Today');
  });

  it('changes within two seconds on every process', async () => {
    const other = site.beside();
    const shown = async (request: typeof site.request) => (await request('/melur-kuching')).text();
    try {
      // Twice each: the second answer comes from the cache.
      for (const request of [site.request, other.request, site.request, other.request])
        expect(await shown(request)).not.toContain('Hospital Renamed Everywhere');
      await inTransaction(site.app.db, async (tx) => {
        await tx.execute(sql`update hospitals set name = 'Hospital Renamed Everywhere' where slug = 'melur-kuching'`);
        await invalidateTag(tx, 'hospitals');
      });
      for (const request of [other.request, site.request])
        await expect.poll(() => shown(request)).toContain('Hospital Renamed Everywhere');
    } finally {
      await other.close();
    }
  });

  it('shows new settings within moments, though they are kept in memory', async () => {
    expect(await (await site.request('/corporate-home')).text()).not.toContain('+60 3-5555 0123');
    await inTransaction(site.app.db, async (tx) => {
      await tx.execute(
        sql`update settings set value = jsonb_set(value, '{phone}', '"+60 3-5555 0123"') where key = 'brand'`,
      );
      await invalidateTag(tx, 'settings');
    });
    await expect.poll(async () => (await site.request('/corporate-home')).text()).toContain('+60 3-5555 0123');
  });

  it('asks for its scripts after it was painted, all at once', async () => {
    const html = await (await site.request('/home')).text();
    expect(html).toContain('rel="stylesheet"');
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('<script type="module"');
    const [, held = '{}'] =
      /<script type="application\/json" data-hydration="start">([^]*?)<\/script>/.exec(html) ?? [];
    const start = JSON.parse(held) as { preloads: string[]; routes: string[]; entry: string };
    expect(start.preloads.length).toBeGreaterThan(3);
    for (const module of start.preloads) expect(module).toMatch(/^\/assets\/.+\.js$/);
    expect(start.routes).toHaveLength(3);
    expect(start.preloads).toEqual(expect.arrayContaining([...start.routes, start.entry]));
    expect(start.entry).toMatch(/^\/assets\/entry\.client-.+\.js$/);
  });

  it('runs one inline program, whose hash was known when the site was built, and no inline handler', async () => {
    const response = await site.request('/doctor');
    const policy = response.headers.get('content-security-policy')!;
    const html = await response.text();
    const scripts = html.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>([^]*?)<\/script>/g);
    const inline = [...scripts].flatMap(([, body]) => body || []);
    expect(inline.map(contentHash)).toEqual([hydrationScriptHash]);
    expect(/script-src [^;]*/.exec(policy)?.[0]).toBe(`script-src 'self' ${hydrationScriptHash}`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
  });
});

describe('languages', () => {
  it('a page names its translations and its own address', async () => {
    const html = await (await site.request('/zh/doctor')).text();
    expect(html).toContain('<html lang="zh-Hans-MY"');
    for (const [tag, path] of [
      ['en-MY', '/doctor'],
      ['ms-MY', '/ms/doctor'],
      ['zh-Hans-MY', '/zh/doctor'],
      ['x-default', '/doctor'],
    ]) {
      expect(html).toContain(`hrefLang="${tag}" href="http://localhost:3000${path}"`);
    }
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/zh/doctor"');
  });

  it('the home page has one address for search engines, though it answers under two', async () => {
    for (const [path, canonical] of [
      ['/', '/home'],
      ['/home', '/home'],
      ['/ms', '/ms/home'],
      ['/zh/home', '/zh/home'],
    ]) {
      const html = await (await site.request(path!)).text();
      expect(html, path).toContain(`<link rel="canonical" href="http://localhost:3000${canonical}"`);
      expect(html, path).toContain('hrefLang="x-default" href="http://localhost:3000/home"');
    }
  });

  it('the chosen language decides on / alone', async () => {
    const chosen = { headers: { cookie: 'selectedLanguage=ms' } };
    const home = await site.request('/', chosen);
    expect([home.status, home.headers.get('location')]).toEqual([302, '/ms']);
    // A cache between browser and server must ask again for a visitor with another cookie; elsewhere the cookie
    // changes nothing.
    expect((await site.request('/')).headers.get('vary')).toBe('accept-encoding, cookie');
    expect((await site.request('/home')).headers.get('vary')).toBe('accept-encoding');
    expect((await site.request('/doctor', chosen)).status).toBe(200);
    expect((await site.request('/zh', chosen)).status).toBe(200);
  });
});

describe('every page', () => {
  it.each([
    '/',
    '/home',
    '/corporate-home',
    '/our-hospitals',
    '/our-hospitals?view=map',
    '/speciality-centre',
    '/doctor',
    '/melur-ipoh',
    '/melur-ipoh/our-services',
    '/melur-ipoh/patient-care',
    '/book',
  ])('has one h1, a title, a description and structured data that parses, in three languages: %s', async (path) => {
    for (const prefix of ['', '/ms', '/zh']) {
      const html = await (await site.request(path === '/' ? prefix || '/' : prefix + path)).text();
      expect(html.match(/<h1[\s>]/g), prefix + path).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
        expect(() => JSON.parse(json!)).not.toThrow();
    }
  });

  it('is refused to a form sent from another site', async () => {
    const response = await site.request('/book/anyone', {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
  });

  it('carries the headers that protect it', async () => {
    const { headers } = await site.request('/home');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});

describe('operations', () => {
  it('tell whether the server lives and is ready, and keep figures from strangers', async () => {
    expect((await site.request('/health/live')).status).toBe(200);
    expect((await site.request('/health/ready')).status).toBe(200);
    expect((await site.request('/metrics')).status).toBe(404);
  });
});
