import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '#src/routes.ts';
import type { Address } from '#src/routes/address.ts';
import { openEmptySite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openEmptySite();
});
afterAll(() => site.close());

/**
 * The expected status at a group without hospitals, people and texts: an address of an item names one that is
 * missing.
 */
const otherwise: Record<string, number> = {
  '/404': 404,
  // Opened directly, without the step before.
  '/sent': 404,
  '/checkout/document': 404,
  '/checkout/pay': 302,
  '/two-factor': 302,
  '/follow-up': 200,
  '/gl-application/:reference': 200,
  '/mccn': 302,
  '/mccn/:other': 302,
  '/mccn/*': 302,
  // No challenge is open, and no provider is set.
  '/innovationcampaign/guidelines': 404,
  '/innovationcampaign/template': 404,
  '/staff/sign-in/provider': 404,
  '/staff/sign-in/provider/return': 404,
  '/staff/sign-in/provider/end': 404,
  '/staff/sign-in': 200,
  '/staff/sign-in/code': 302,
  '/staff/sign-in/set-up': 200,
  '/staff/join': 200,
};

function expectedStatus({ path, access }: Address): number {
  const known = otherwise[path];
  if (known) return known;
  if (access === 'patient' || access === 'staff') return 302;
  return /[:*]/.test(path) ? 404 : 200;
}

const addressOf = (path: string) => path.replace(/:[^/]+/g, 'nothing').replace('*', 'nothing-here');
const languageTag = { '': 'en-MY', '/ms': 'ms-MY', '/zh': 'zh-Hans-MY' };

describe.each(Object.entries(languageTag))('on an empty group, in %s/,', (prefix, tag) => {
  test.each(addresses.map((address) => [address.path, address] as const))(
    '%s is a sensible page',
    async (path, address) => {
      const url = new URL(`${prefix}${addressOf(path === '*' ? '/*' : path)}`, 'http://localhost:3000');
      const answer = await site.request(url.pathname.replace(/\/$/, '') || '/', {
        headers: { 'sec-fetch-dest': 'document' },
      });
      expect(answer.status).toBe(expectedStatus(address));
      const html = await answer.text();
      if (answer.status === 302 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
      expect(html).toContain(`<html lang="${tag}"`);
      expect(html).toMatch(/<h1[^>]*>[^]*?\S[^]*?<\/h1>/);
      const shown = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
      // Sealed values are random letters: a word is looked for where none stands beside it.
      expect(shown).not.toMatch(/href="(tel|mailto):"|(?<![\w+/=-])(undefined|NaN)(?![\w+/=-])|\[object Object\]/);
    },
  );
});

describe.each([
  ['', 'There is nothing here yet', 'We are still writing this page.', 'No challenge is open now'],
  ['/ms', 'Belum ada apa-apa di sini', 'Halaman ini masih kami sediakan.', 'Tiada cabaran dibuka buat masa ini'],
  ['/zh', '这里暂无内容', '本页内容仍在编写中。', '目前没有开放的挑战赛'],
])('on an empty group, in %s/, what is not there yet is said:', (prefix, nothing, unwritten, noChallenge) => {
  test.each([
    '/our-hospitals',
    '/doctor',
    '/speciality-centre',
    '/health-package',
    '/articles',
    '/faq',
    '/insights-corner',
    '/mccn/faq',
    '/gl-application',
  ])('%s lists nothing yet', async (path) => {
    expect(await (await site.request(prefix + path)).text()).toContain(nothing);
  });
  test.each(['/contact-us', '/pdpa', '/terms', '/cares', '/health-tourism', '/mccn/our-collaboration'])(
    '%s is not written yet',
    async (path) => {
      const html = await (await site.request(prefix + path)).text();
      expect(html).toContain(unwritten);
      if (path !== '/mccn/our-collaboration' && path !== '/contact-us')
        expect(html).toContain('<meta name="robots" content="noindex"');
    },
  );
  test('the challenge waits for the next one', async () => {
    expect(await (await site.request(`${prefix}/innovationcampaign`)).text()).toContain(noChallenge);
  });
});
