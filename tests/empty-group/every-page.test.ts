import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '#src/routes.ts';
import type { Address } from '#src/routes/address.ts';
import { openEmptySite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openEmptySite();
});
afterAll(() => site.close());

/** What a group without hospitals, people and texts answers: an address of a thing names a thing that is not there. */
const otherwise: Record<string, number> = {
  '/404': 404,
  // Opened without what leads there.
  '/sent': 404,
  '/checkout/document': 404,
  '/checkout/pay': 302,
  '/two-factor': 302,
  '/follow-up': 200,
  '/gl-application/:reference': 200,
  '/mccn': 302,
  '/mccn/:other': 302,
  '/mccn/*': 302,
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
      expect(shown).not.toMatch(/href="(tel|mailto):"|undefined|NaN|\[object Object\]/);
      if (process.env.DUMP) {
        const main = /<main[^]*<\/main>/.exec(shown)?.[0] ?? shown;
        process.stdout.write(
          `## ${url.pathname}: ${main
            .replace(/<[^>]+>/g, ' ')
            .replace(/\s+/g, ' ')
            .slice(0, 700)}\n`,
        );
      }
    },
  );
});
