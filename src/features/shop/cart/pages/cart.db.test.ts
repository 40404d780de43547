import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  cookie = '';
  await site.app.db.execute(sql`delete from cart_lines`);
});

/** A browser without scripts: it stores its cookie and sends plain forms. */
async function visit(path: string, form?: Record<string, string>): Promise<Response> {
  const response = await site.request(path, {
    headers: { cookie, ...(form ? { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin } : {}) },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  for (const text of response.headers.getSetCookie()) if (text.startsWith('guest=')) cookie = text.split(';')[0]!;
  return response;
}
const pageOf = async (path: string) => (await (await visit(path)).text()).replace(/<!-- -->/g, '');
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
const add = (form: Record<string, string> = {}) =>
  visit('/cart/add', { healthpackage_id: '1', hospital_id: '1', person: '', cart_quantity: '2', ...form });
const count = async () => (await visit('/cart/count')).json();

/** Sends the first line's form of the cart as a browser would. */
async function change(form: Record<string, string>): Promise<Response> {
  const html = await pageOf('/cart');
  return visit('/cart', {
    zone_token: hidden(html, 'zone_token'),
    line: hidden(html, 'line'),
    intent: 'update',
    isSelected: 'yes',
    hospital_id: '1',
    person: '',
    cart_quantity: '2',
    ...form,
  });
}

describe('the cart of a visitor without scripts', () => {
  it('is filled from a package’s page, and shown with its totals', async () => {
    const added = await add({ person: 'not_citizen' });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/cart']);
    // The next page still knows that there is a number to ask for, although the cart's scripts did not run.
    expect(added.headers.getSetCookie().some((text) => text.startsWith('cart_hint=1; Path=/'))).toBe(true);
    const html = await pageOf('/cart');
    for (const words of [
      'Essential health screening',
      '2 × RM288.00',
      'RM576.00',
      'Service tax 6%',
      'RM34.56',
      'RM610.56',
    ])
      expect(html, words).toContain(words);
    expect(await count()).toEqual({ count: 2 });
  });

  it('changes, keeps a line for later and removes it', async () => {
    await add();
    expect((await change({ cart_quantity: '5', hospital_id: '3', person: 'citizen' })).status).toBe(303);
    expect(await pageOf('/cart')).toContain('5 × RM288.00');
    await change({ isSelected: 'no' });
    expect(await pageOf('/cart')).toContain('Nothing is selected');
    await change({ intent: 'remove' });
    expect(await pageOf('/cart')).toContain('Your cart is empty');
    expect(await count()).toEqual({ count: 0 });
  });

  it.each(['0', '-1', '1.5', '999', 'two', ''])(
    'says beside the field what is wrong with a quantity of "%s", and keeps it and the line',
    async (cart_quantity) => {
      await add();
      const response = await change({ cart_quantity });
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain('Choose a whole number from 1 to 20.');
      expect(html).toContain('aria-invalid="true"');
      expect(html).toContain(`value="${cart_quantity}"`);
      expect(await count()).toEqual({ count: 2 });
    },
  );

  it('says why something could not be added, and leaves the cart as it was', async () => {
    await add();
    for (const [form, words] of [
      [{ cart_quantity: '0' }, 'Choose a whole number'],
      [{ hospital_id: '' }, 'This hospital does not offer'],
      [{ healthpackage_id: '999' }, 'no longer on sale'],
      [{ person: 'x' }, 'Choose who it is for'],
    ] as const) {
      const response = await add(form);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text(), words).toContain(words);
    }
    expect(await count()).toEqual({ count: 2 });
  });

  it('tells a changed price until it is seen', async () => {
    await add();
    await site.app.db.execute(sql`update health_packages set price_sen = 30000 where id = 1`);
    const html = await pageOf('/cart');
    expect(html).toContain('Prices have changed');
    expect(html).toContain('It was RM288.00');
    expect((await change({ intent: 'noted' })).status).toBe(303);
    expect(await pageOf('/cart')).not.toContain('Prices have changed');
    await site.app.db.execute(sql`update health_packages set price_sen = 28800 where id = 1`);
  });
});

describe('a cart is its owner’s', () => {
  it('a form without the page’s own token is refused, and so is another visitor’s line', async () => {
    await add();
    const html = await pageOf('/cart');
    const line = hidden(html, 'line');
    expect((await visit('/cart', { line, intent: 'remove' })).status).toBe(403);
    const owner = cookie;
    cookie = '';
    await add({ healthpackage_id: '2', hospital_id: '1' });
    const strange = await visit('/cart', {
      zone_token: hidden(await pageOf('/cart'), 'zone_token'),
      line,
      intent: 'remove',
    });
    expect([strange.status, (await strange.text()).includes('no longer in your cart')]).toEqual([404, true]);
    cookie = owner;
    expect(await count()).toEqual({ count: 2 });
  });

  it('a form sent from another site is refused', async () => {
    const response = await site.request('/cart/add', {
      method: 'POST',
      body: new URLSearchParams({ healthpackage_id: '1', hospital_id: '1', cart_quantity: '1' }),
      headers: { origin: 'https://elsewhere.example.test' },
    });
    expect(response.status).toBe(403);
  });

  it('the page is never stored, and looking at packages makes nobody a guest', async () => {
    expect((await visit('/cart')).headers.get('cache-control')).toBe('no-store');
    expect((await visit('/cart/count')).headers.get('cache-control')).toBe('no-store');
    const fresh = await site.request('/health-package/heart-check');
    expect(fresh.headers.getSetCookie()).toEqual([]);
    expect((await site.request('/cart/count')).headers.getSetCookie()).toEqual([]);
  });
});
