import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartLines } from '#src/features/shop/cart/data/cart.table.ts';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';
import { addDependant } from '#src/features/patient/persons/persons.server.ts';
import { dependantSchema } from '#src/features/patient/persons/persons.schema.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { testOrigin } from '#tests/support/test-site.ts';
import { eInvoices, orderLines, orders } from '#src/features/shop/orders/data/orders.table.ts';
import { browser, inputs, shopper } from './checkout.fixture.ts';
import { reorder } from './reorder.server.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';

const kim = {
  name: 'Kim Min-jun',
  idKind: 'passport',
  idNumber: 'M12345678',
  nationality: 'KR',
  dateOfBirth: '2019-05-06',
  gender: 'male',
};
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function details(one: Awaited<ReturnType<typeof shopper>>, change: Record<string, string> = {}) {
  const id = await one.lineId();
  return {
    'buyer.name': 'Aminah binti Yusof',
    'buyer.email': 'aminah@example.test',
    'buyer.phone': '012-345 6789',
    termsVersion: 'yes',
    intent: 'review',
    [`line-${id}-name`]: 'Aminah binti Yusof',
    [`line-${id}-citizen`]: 'yes',
    ...change,
  };
}
const orderOf = async (location: string | null) => {
  const { html } = await browser(shop, '').open(location!);
  return inputs(html)['orderid']!;
};

describe('the checkout, without scripts', () => {
  test('leads from the cart by a look at everything to the gateway; the order is there before any money', async () => {
    const one = await shopper(shop);
    const { html } = await one.open('/checkout');
    expect(html).toContain('Heart check for tests');
    expect(html).toMatch(/Step 1 of 3[^]*Checkout[^]*What you are buying[^]*RM350\.00[^]*buyer\.name/);
    const reviewed = await one.send('/checkout', await details(one));
    expect(reviewed.response.status).toBe(200);
    expect(reviewed.html).toMatch(/Step 2 of 3[^]*For Aminah binti Yusof[^]*RM350\.00/);
    expect(reviewed.html).toMatch(
      /Sold by[^]*Melur Healthcare[^]*198601000123[^]*By paying you agree to the[^]*terms of sale[^]*Pay RM350\.00/,
    );
    expect(reviewed.html).not.toContain('simulated-');
    const placed = await one.send('/checkout', { ...inputs(reviewed.html), intent: 'place' });
    expect(placed.response.status).toBe(303);
    const location = placed.response.headers.get('location')!;
    const pay = await one.open(location);
    expect(pay.response.headers.get('content-security-policy')).toContain(`form-action 'self' ${testOrigin}`);
    expect(inputs(pay.html)).toMatchObject({
      amount: '350.00',
      country: 'MY',
      currency: 'MYR',
      bill_name: 'Aminah binti Yusof',
    });
    expect(pay.html).not.toMatch(/simulated-(verify|secret)/);
    const orderId = inputs(pay.html)['orderid']!;
    expect(await shop.stateOf(orderId)).toBe('pending');
    expect(await shop.app.db.select().from(cartLines).where(eq(cartLines.ownerKey, one.guest!.ownerKey))).toEqual([]);
    expect((await shop.outbox('aminah@example.test'))[0]!.subject).toBe(`Your order ${orderId} at Melur: RM350.00`);
    const again = await one.send('/checkout', { ...inputs(reviewed.html), intent: 'place' });
    expect(await orderOf(again.response.headers.get('location'))).toBe(orderId);
  });

  test('lets everything be corrected, and loses nothing that was typed', async () => {
    const one = await shopper(shop);
    const wrong = await one.send('/checkout', await details(one, { 'buyer.email': 'nobody', 'buyer.phone': '' }));
    expect(wrong.response.status).toBe(422);
    expect(wrong.html).toContain('<title>Error: Checkout');
    for (const words of ['Enter an email address', 'Enter a phone number']) expect(wrong.html).toContain(words);
    expect(wrong.html).toContain('value="Aminah binti Yusof"');
    const reviewed = await one.send('/checkout', await details(one));
    const edited = await one.send('/checkout', { ...inputs(reviewed.html), intent: 'edit' });
    expect(inputs(edited.html)).toMatchObject({ 'buyer.email': 'aminah@example.test' });
  });

  test('takes no order without the terms that stand beside the button, in the version that is shown', async () => {
    const one = await shopper(shop);
    const form = inputs((await one.send('/checkout', await details(one))).html);
    const without = await one.send('/checkout', { ...form, termsVersion: '', intent: 'place' });
    expect([without.response.status, without.html.includes('Agree to the terms')]).toEqual([422, true]);
    const outdated = await one.send('/checkout', { ...form, termsVersion: '1999-01', intent: 'place' });
    expect([outdated.response.status, outdated.html.includes('Agree to the terms')]).toEqual([422, true]);
  });

  test('a guest who buys for herself types her name once', async () => {
    const one = await shopper(shop);
    const id = await one.lineId();
    const typed = await details(one, { [`line-${id}-who`]: 'me', [`line-${id}-name`]: '' });
    const reviewed = await one.send('/checkout', typed);
    expect(reviewed.html).toContain('For Aminah binti Yusof');
    const other = await one.send('/checkout', { ...typed, [`line-${id}-who`]: 'other' });
    expect([other.response.status, other.html.includes(`href="#line-${id}-name"`)]).toEqual([422, true]);
  });

  test('asks who is treated: 6 % service tax for a person who is not a citizen, shown before confirming', async () => {
    const one = await shopper(shop);
    const id = await one.lineId();
    expect((await one.send('/checkout', await details(one, { [`line-${id}-citizen`]: '' }))).html).toContain(
      'Tell us whether this person is a Malaysian citizen',
    );
    const reviewed = await one.send('/checkout', await details(one, { [`line-${id}-citizen`]: 'no' }));
    expect(reviewed.html).toContain('RM21.00');
    expect(reviewed.html).toContain('RM371.00');
    const placed = await one.send('/checkout', { ...inputs(reviewed.html), intent: 'place' });
    const orderId = await orderOf(placed.response.headers.get('location'));
    expect((await shop.app.db.select().from(orders).where(eq(orders.id, orderId)))[0]).toMatchObject({
      serviceTaxSen: 2_100,
      totalSen: 37_100,
      taxPercent: 6,
    });
  });

  test('shows a price that changed meanwhile again before it counts; an order keeps the price it was bought at', async () => {
    const one = await shopper(shop);
    const reviewed = await one.send('/checkout', await details(one));
    await shop.app.db.update(healthPackages).set({ priceSen: 36_000 }).where(eq(healthPackages.id, shop.packageId));
    const changed = await one.send('/checkout', { ...inputs(reviewed.html), intent: 'place' });
    expect(changed.response.status).toBe(409);
    expect(changed.html).toContain('The price has changed since you saw it');
    expect(changed.html).toContain('RM360.00');
    const placed = await one.send('/checkout', { ...inputs(changed.html), intent: 'place' });
    const orderId = await orderOf(placed.response.headers.get('location'));
    await shop.app.db.update(healthPackages).set({ priceSen: 35_000 }).where(eq(healthPackages.id, shop.packageId));
    expect((await shop.app.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0]).toMatchObject({
      unitPriceSen: 36_000,
    });
  });

  test('takes an e-invoice when asked, needs one above RM10,000, and keeps it sealed and not submitted', async () => {
    const eInvoice = {
      'eInvoice.name': 'Yusof Sdn Bhd',
      'eInvoice.idKind': 'BRN',
      'eInvoice.idNumber': '202001012345',
      'eInvoice.tin': 'C12345678900',
      'eInvoice.address': '1 Jalan Ipoh, 50000 Kuala Lumpur',
    };
    const large = await shopper(shop, { quantity: 3 });
    await shop.app.db.update(healthPackages).set({ priceSen: 400_000 }).where(eq(healthPackages.id, shop.packageId));
    const asked = await large.send('/checkout', await details(large));
    expect([asked.response.status, asked.html.includes('needs an e-invoice')]).toEqual([422, true]);
    const wrong = await large.send(
      '/checkout',
      await details(large, { wantsEInvoice: 'yes', ...eInvoice, 'eInvoice.tin': '123' }),
    );
    expect(wrong.html).toContain('Enter the tax number (TIN)');
    const reviewed = await large.send('/checkout', await details(large, { wantsEInvoice: 'yes', ...eInvoice }));
    const placed = await large.send('/checkout', { ...inputs(reviewed.html), intent: 'place' });
    await shop.app.db.update(healthPackages).set({ priceSen: 35_000 }).where(eq(healthPackages.id, shop.packageId));
    const pay = await large.open(placed.response.headers.get('location')!);
    const fields = inputs(pay.html);
    await shop.pay(`http://localhost:3000/__sim/pay/SB_sandbox/?${new URLSearchParams(fields)}`);
    await shop.issueDocuments();
    const [kept] = await shop.app.db.select().from(eInvoices).where(eq(eInvoices.orderId, fields['orderid']!));
    expect(kept).toMatchObject({ typeCode: '01', state: 'not_submitted' });
    expect(kept!.document).not.toContain('Yusof');
    const document = shop.app.secrets.open(kept!.document, ['e_invoices', 'document', kept!.id]);
    expect(JSON.parse(document).Invoice[0].LegalMonetaryTotal[0].PayableAmount[0]._).toBe(12_000);
  });

  test('sent twenty times at once makes one order', async () => {
    const one = await shopper(shop);
    const reviewed = await one.send('/checkout', await details(one, { 'buyer.email': 'twenty@example.test' }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => one.send('/checkout', { ...inputs(reviewed.html), intent: 'place' })),
    );
    const ids = new Set(
      await Promise.all(
        answers
          .filter(({ response }) => response.status === 303)
          .map(({ response }) => orderOf(response.headers.get('location'))),
      ),
    );
    expect([...ids].filter(Boolean)).toHaveLength(1);
    expect(await shop.outbox('twenty@example.test')).toHaveLength(1);
  });

  test('says what to do where there is nothing to buy; a form without its document’s token is refused', async () => {
    const nobody = browser(shop, '');
    expect((await nobody.open('/checkout')).html).toContain('There is nothing to pay for yet');
    const one = await shopper(shop);
    await one.open('/checkout');
    expect((await one.send('/checkout', { ...(await details(one)), zone_token: 'z1.forged' })).response.status).toBe(
      403,
    );
  });
});

test('a patient chooses one of the family: name and nationality come from the account', async () => {
  const patient = await signedInPatient(shop.app);
  const { id: child } = await addDependant(shop.app, patient.actor, {
    details: dependantSchema.parse({ ...kim, relationship: 'child' }),
    hasAgreed: true,
  });
  await shop.putInCart({ token: '', ownerKey: `patient:${patient.accountId}`, headers: {} });
  const one = browser(shop, patient.cookie);
  const { html } = await one.open('/checkout');
  const [, lineId] = /name="line-([^"]+)-who"/.exec(html)!;
  expect(html).toMatch(new RegExp(`value="known:${child}"[^]*Kim Min-jun`));
  const reviewed = await one.send('/checkout', {
    ...inputs(html),
    'buyer.phone': '0123456789',
    intent: 'review',
    [`line-${lineId}-who`]: `known:${child}`,
    [`line-${lineId}-citizen`]: 'yes',
  });
  expect(reviewed.html).toMatch(/For Kim Min-jun · Service tax 6% RM21\.00/);
  const placed = await one.send('/checkout', { ...inputs(reviewed.html), intent: 'place' });
  const orderId = await orderOf(placed.response.headers.get('location'));
  expect((await shop.app.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0]).toMatchObject({
    personId: child,
    personIsCitizen: false,
  });
});

describe('a patient', () => {
  let patient: SignedIn;
  let orderId: string;
  beforeAll(async () => {
    shop.clock.advance(31 * 86_400_000);
    patient = await signedInPatient(shop.app);
    await shop.putInCart({ token: '', ownerKey: `patient:${patient.accountId}`, headers: {} });
    const one = browser(shop, patient.cookie);
    const { html } = await one.open('/checkout');
    expect(inputs(html)).toMatchObject({
      'buyer.name': 'Aminah binti Yusof',
      'buyer.email': `${patient.accountId}@example.test`,
    });
    const [line] = await shop.app.db
      .select()
      .from(cartLines)
      .where(eq(cartLines.ownerKey, `patient:${patient.accountId}`));
    const reviewed = await one.send('/checkout', {
      ...inputs(html),
      'buyer.phone': '0123456789',
      termsVersion: 'yes',
      intent: 'review',
      [`line-${line!.id}-name`]: 'Aminah',
      [`line-${line!.id}-citizen`]: 'yes',
    });
    const placed = await one.send('/checkout', { ...inputs(reviewed.html), intent: 'place' });
    const pay = await one.open(placed.response.headers.get('location')!);
    const fields = inputs(pay.html);
    orderId = fields['orderid']!;
    await shop.pay(`http://localhost:3000/__sim/pay/SB_sandbox/?${new URLSearchParams(fields)}`);
    await shop.issueDocuments();
  });

  test('sees the purchase with its receipt and the vouchers’ QR codes, and nobody else does', async () => {
    const one = browser(shop, patient.cookie);
    expect((await one.open('/my-purchases')).html).toContain(orderId);
    const { html } = await one.open(`/my-purchases/${orderId}`);
    expect(html).toContain('data:image/png;base64,');
    const number = /R20\d\d-\d{6}/.exec(html)![0];
    const pdf = await shop.request(`/my-purchases/${orderId}/document?number=${number}`, {
      headers: { cookie: patient.cookie, 'sec-fetch-dest': 'document' },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const other = browser(shop, (await signedInPatient(shop.app, 'Somebody Else')).cookie);
    expect((await other.open(`/my-purchases/${orderId}`)).response.status).toBe(404);
    expect((await other.open(`/my-purchases/${orderId}/document?number=${number}`)).response.status).toBe(404);
    expect((await browser(shop, '').open('/my-purchases')).response.status).toBe(302);
  });

  test('gets the receipt again, three times an hour, and buys the same again at today’s price', async () => {
    const one = browser(shop, patient.cookie);
    const path = `/my-purchases/${orderId}`;
    for (let time = 0; time < 3; time += 1)
      expect((await one.send(path, { intent: 'resend' })).html).toContain('The receipt is on its way');
    expect((await one.send(path, { intent: 'resend' })).response.status).toBe(429);
    const receipts = (await shop.outbox(`${patient.accountId}@example.test`)).filter(({ subject }) =>
      subject.startsWith('Receipt'),
    );
    expect(receipts).toHaveLength(4);
    const again = await one.send(path, { intent: 'reorder' });
    expect(again.response.status).toBe(303);
    expect(again.response.headers.get('location')).toBe('/cart');
    // The buyer reviews and confirms it like any other cart: no order exists yet.
    expect((await one.open('/cart')).html).toMatch(/Heart check for tests[\s\S]*RM350\.00/);
    expect(
      await shop.app.db
        .select()
        .from(orders)
        .where(eq(orders.ownerKey, `patient:${patient.accountId}`)),
    ).toHaveLength(1);
  });

  test('cannot buy again what is not on sale any more', async () => {
    const status = (to: 'withdrawn' | 'published') =>
      shop.app.db.update(healthPackages).set({ status: to }).where(eq(healthPackages.id, shop.packageId));
    await status('withdrawn');
    const refused = await browser(shop, patient.cookie).send(`/my-purchases/${orderId}`, { intent: 'reorder' });
    await status('published');
    expect([refused.response.status, refused.html]).toEqual([
      409,
      expect.stringContaining('Nothing in this order is on sale any more'),
    ]);
  });

  test('cancels an order before it is paid', async () => {
    const { orderId: fresh } = await reorder(
      shop.app,
      { kind: 'patient', accountId: patient.accountId, sessionId: 'a session' },
      { key: { tokenFor: orderId }, orderId },
    );
    expect((await browser(shop, patient.cookie).send(`/my-purchases/${fresh}`, { intent: 'cancel' })).html).toContain(
      'The order is cancelled',
    );
    expect(await shop.stateOf(fresh)).toBe('cancelled');
  });
});

test('a guest opens an order elsewhere by a mailed code, within its time and its tries', async () => {
  const { id, email } = await shop.order();
  const one = browser(shop, '');
  const asked = await one.send('/checkout/find', { intent: 'send', orderId: id.toLowerCase(), email });
  expect(asked.html).toContain('the code is on its way');
  expect(
    (await one.send('/checkout/find', { intent: 'send', orderId: id, email: 'stranger@example.test' })).html,
  ).toContain('the code is on its way');
  const mails = (await shop.outbox(email)).filter(({ subject }) => subject.startsWith('Your code'));
  expect(mails).toHaveLength(1);
  const code = /\b\d{8}\b/.exec(mails[0]!.text)![0];
  expect(
    (
      await one.send('/checkout/find', {
        intent: 'open',
        orderId: id,
        code: code === '11111111' ? '22222222' : '11111111',
      })
    ).response.status,
  ).toBe(422);
  const opened = await one.send('/checkout/find', { intent: 'open', orderId: id, code });
  expect((await one.open(opened.response.headers.get('location')!)).html).toContain(id);
  expect((await one.send('/checkout/find', { intent: 'open', orderId: id, code })).response.status, 'once').toBe(422);
  shop.clock.advance(31 * 60_000);
  expect((await one.send('/checkout/find', { intent: 'open', orderId: id, code })).response.status).toBe(422);
  for (let time = 0; time < 10; time += 1)
    await one.send('/checkout/find', { intent: 'open', orderId: id, code: '00000000' });
  expect((await one.send('/checkout/find', { intent: 'open', orderId: id, code })).response.status).toBe(429);
});
