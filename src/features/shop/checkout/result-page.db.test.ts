import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { addressOf } from '#tests/support/test-database.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the page after a payment shows receipt, voucher, the total paid and the next step at once, before any job has run', async () => {
  const { id, email, link } = await shop.order();
  const back = await shop.come(await shop.pay(link));
  const look = async () => {
    const page = await shop.request(back.headers.get('location')!, { headers: { 'sec-fetch-dest': 'document' } });
    expect(page.status).toBe(200);
    return (await page.text()).replaceAll('<!-- -->', '');
  };
  const html = await look();
  expect(html).toContain(`Order ${id}`);
  expect(html).toContain('Total paid');
  expect(html).not.toContain('Order total');
  expect(html).toMatch(/Receipt R\d{4}-\d{6}, RM350\.00/);
  expect(html).toMatch(/QR code of voucher V/);
  expect(html).toContain('call the hospital to choose a day');
  // Reloading the page, and the job that runs later, make nothing a second time.
  const numbers = html.match(/Receipt R\d{4}-\d{6}/g);
  expect((await look()).match(/Receipt R\d{4}-\d{6}/g)).toEqual(numbers);
  expect(await shop.issueDocuments()).toBe(0);
  expect((await shop.outbox(email)).filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
});

test('an order that is not paid has no documents and says what is to be paid', async () => {
  const { link, id } = await shop.order();
  const fields = await shop.pay(link, { outcome: 'failure' });
  const back = await shop.come(fields);
  const page = await shop.request(back.headers.get('location')!, { headers: { 'sec-fetch-dest': 'document' } });
  const html = (await page.text()).replaceAll('<!-- -->', '');
  expect(html).toContain(`Order ${id}`);
  expect(html).toContain('Order total');
  expect(html).not.toContain('Receipt R');
});

test('while the order cannot be read the page says that the payment is safe, not to pay again, and where to look', async () => {
  const { link } = await shop.order();
  const back = await shop.come(await shop.pay(link));
  const address = back.headers.get('location')!;
  const other = new pg.Client({ connectionString: addressOf(shop.app.pool) });
  await other.connect();
  await other.query('begin; lock table order_lines in access exclusive mode');
  try {
    const page = await shop.request(address, { headers: { 'sec-fetch-dest': 'document' } });
    const html = await page.text();
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).toContain('your payment is safe: please don&#x27;t pay again');
    const { pathname, search } = new URL(address, 'http://localhost');
    expect(html).toContain(`href="${pathname}${search}"`);
  } finally {
    await other.end();
  }
});
