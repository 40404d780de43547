import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProgramme, type Programme } from '#src/features/membership/care-programme/programme.fixture.ts';
import { inputs } from '#src/features/shop/checkout/checkout.fixture.ts';
import { orderLines, orders } from '#src/features/shop/orders/data/orders.table.ts';
import { healthPackages, promotions } from '#src/features/shop/packages/data/packages.table.ts';

let site: Programme;
beforeAll(async () => {
  site = await openProgramme();
  await site.app.db.update(promotions).set({ globalLimit: null, personalLimit: null });
});
afterAll(() => site.close());

type Who = Awaited<ReturnType<Programme['patient']>>;
const add = (who: Who, personId?: string) =>
  who.call('POST', 'healthpackages/addtocart', {
    healthpackage_id: site.packageId,
    hospital_id: site.hospitalId,
    cart_quantity: 1,
    person_id: personId ?? null,
    person_is_citizen: true,
  });
const cartOf = async (who: Who) => (await who.call('GET', 'healthpackages/getcart')).body.data;
const order = (who: Who, change: object = {}) => who.call('POST', 'order/add', { ...site.orderBody(), ...change });
const lineOf = async (id: string) => (await site.app.db.select().from(orderLines).where(eq(orderLines.orderId, id)))[0];

describe('a member', () => {
  test('sees the member’s price beside the normal one from the package to the receipt', async () => {
    const who = await site.patient();
    await site.buy(who);
    await add(who);
    const { html } = await who.open('/cart');
    for (const words of ['RM315.00', 'Member price (normally RM350.00)']) expect(html).toContain(words);
    expect((await cartOf(who)).items[0]).toMatchObject({
      healthpackage_price_sen: 31_500,
      normal_price_sen: 35_000,
      former_price_sen: null,
    });
    const placed = await order(who, { items: undefined });
    expect(placed.body.data.amount).toBe('315.00');
    expect(await lineOf(placed.body.data.orderID)).toMatchObject({
      unitPriceSen: 31_500,
      normalPriceSen: 35_000,
      totalSen: 31_500,
    });
    expect((await who.open(`/my-purchases/${placed.body.data.orderID}`)).html).toContain('normally RM350.00');
  });

  test('who is not a citizen pays the tax on the member’s price', async () => {
    const who = await site.patient();
    await who.join('cares');
    const { body } = await order(who, {
      items: [
        { healthpackage_id: site.packageId, hospital_id: site.hospitalId, cart_quantity: 2, person_is_citizen: false },
      ],
    });
    expect(body.data.amount).toBe('704.90');
    expect(await lineOf(body.data.orderID)).toMatchObject({
      unitPriceSen: 33_250,
      totalSen: 66_500,
      serviceTaxSen: 3_990,
    });
  });

  test('of a family pays less for oneself alone: what is for somebody else costs what that person’s card gives', async () => {
    const who = await site.patient();
    const [member, other] = [await site.dependant(who), await site.dependant(who, { name: 'Hana' })];
    await who.join('cares', { person_ids: [member] });
    await add(who, member);
    await add(who, other);
    await add(who);
    expect(
      (await cartOf(who)).items
        .map(({ healthpackage_price_sen: sen }: Record<string, number>) => sen)
        .toSorted((a: number, b: number) => a - b),
    ).toEqual([33_250, 35_000, 35_000]);
  });

  test('whose membership ended between cart and checkout is told the price before it counts', async () => {
    const who = await site.patient();
    await site.buy(who);
    await add(who);
    const details = {
      intent: 'review',
      'buyer.name': 'Aminah',
      'buyer.email': who.email,
      'buyer.phone': '012-345 6789',
      termsVersion: 'yes',
    };
    const line = (await cartOf(who)).items[0].cart_id;
    const reviewed = await who.send('/checkout', {
      ...details,
      [`line-${line}-name`]: 'Aminah',
      [`line-${line}-citizen`]: 'yes',
    });
    expect(reviewed.html).toContain('RM315.00');
    await who.send('/profile/member', { person: who.personId });
    const { zone_token: _token, ...form } = inputs(reviewed.html);
    const changed = await who.send('/checkout', { ...form, intent: 'place' });
    expect([changed.status, changed.html.includes('The price has changed'), changed.html.includes('RM350.00')]).toEqual(
      [409, true, true],
    );
    const { html } = await who.open('/cart');
    for (const words of ['Prices have changed', 'It was RM315.00', 'RM350.00']) expect(html).toContain(words);
  });

  test('keeps the better of membership and promotion, never both; a code that brings less is not used up', async () => {
    const [low, high] = [await site.patient(), await site.patient()];
    await low.join('cares');
    await site.buy(high);
    const promoted = await order(low, { promotion_code: 'TESTTEN' });
    expect([promoted.body.data.amount, (await lineOf(promoted.body.data.orderID))!.normalPriceSen]).toEqual([
      '315.00',
      null,
    ]);
    const refused = await order(high, { promotion_code: 'TESTTEN' });
    expect([refused.status, refused.body.errors.promotion_code[0]]).toEqual([
      422,
      expect.stringContaining('already lower'),
    ]);
    expect(await site.app.db.select().from(orders).where(eq(orders.promotionCode, 'TESTTEN'))).toHaveLength(1);
  });
});

describe('nobody else', () => {
  test('pays a member’s price: not a guest, not with a member’s person of another account, not before the payment', async () => {
    const [member, stranger] = [await site.patient(), await site.patient()];
    await site.buy(member);
    expect((await site.order()).body.data.amount).toBe('350.00');
    const items = [
      { healthpackage_id: site.packageId, hospital_id: site.hospitalId, cart_quantity: 1, person_id: member.personId },
    ];
    expect((await order(stranger, { items })).body.data.amount).toBe('350.00');
    await stranger.join('platinum_one');
    expect((await order(stranger)).body.data.amount).toBe('350.00');
  });
});

test('a package says to everybody what members pay, in its list and on its page', async () => {
  const [one] = await site.app.db.select().from(healthPackages).where(eq(healthPackages.slug, 'heart-check'));
  const plain = async (path: string) => (await (await site.request(path)).text()).replaceAll('<!-- -->', '');
  const price = (percent: number) =>
    `RM${((one!.priceSen - Math.round((one!.priceSen * percent) / 100)) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
  const html = await plain('/health-package/heart-check');
  for (const words of [`Cares members pay ${price(5)}`, `Platinum Plus members pay ${price(10)}`])
    expect(html).toContain(words);
  expect(await plain('/health-package')).toContain('Members from RM');
});
