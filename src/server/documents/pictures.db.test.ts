import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const picturesOf = (html: string) =>
  [...html.matchAll(/<img src="(\/pictures\/[^"]+)"/g)].map(([, address]) => address!.replaceAll('&amp;', '&'));

it.each(['/home', '/doctor', '/our-hospitals', '/melur-ipoh', '/corporate-home'])(
  'every picture of %s is drawn and kept by browsers for good',
  async (path) => {
    const addresses = picturesOf(await (await site.request(path)).text());
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const response = await site.request(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await response.text()).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    }
  },
);

it('a picture is sent compressed to whoever takes that', async () => {
  const [address] = picturesOf(await (await site.request('/doctor')).text());
  const response = await site.request(address!, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

it('a picture of another edition is answered but not kept: a newer release draws it differently', async () => {
  const response = await site.request('/pictures/00000000/scene/hills/1.svg');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});

it('a name that no drawing knows is drawn plainly or not found, whatever is written', async () => {
  for (const name of [
    'hospital/constructor.svg?town=__proto__&state=constructor',
    'scene/constructor/1.svg',
    'doctor/female/%3Cscript%3E.svg',
  ]) {
    const response = await site.request(`/pictures/00000000/${name}`);
    expect(response.status, name).toBe(200);
    expect(await response.text(), name).not.toContain('script');
  }
  for (const name of ['doctor/nobody/1.svg', 'car/1.svg', `scene/hills/${'1'.repeat(200)}.svg`])
    expect((await site.request(`/pictures/00000000/${name}`)).status, name).toBe(404);
});
