import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { openTestSite, type ApiAnswer, type TestSite } from '#tests/support/test-site.ts';
import { emptySelected, mergeCarts, selectedLines } from './cart-lines.server.ts';

const essential = 1;
const comprehensive = 2;

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.app.db.execute(sql`delete from cart_lines`);
  await site.app.db.execute(
    sql`update health_packages set price_sen = 28800, status = 'published', approval_expires_on = '2030-01-01' where id = 1`,
  );
  token = await aGuest();
});

async function aGuest(): Promise<string> {
  return (await site.api('POST', 'auth/token', { action: 'get_token' })).body.token;
}
const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
/** One second after the previous line, so that lines have an order. */
const add = (body: unknown, bearer = token) => {
  site.clock.advance(1_000);
  return site.api('POST', 'healthpackages/addtocart', body, as(bearer));
};
const update = (body: unknown, bearer = token) => site.api('POST', 'healthpackages/updatecart', body, as(bearer));
const cart = async (bearer = token) =>
  (await site.api('GET', 'healthpackages/getcart', undefined, as(bearer))).body.data;
const outcome = ({ status, body }: ApiAnswer) => [status, body.code];
const ownerKeys = async () =>
  (await site.app.db.execute<{ owner_key: string }>(sql`select distinct owner_key from cart_lines`)).rows.map(
    (row) => row.owner_key,
  );

describe('the cart of a guest', () => {
  it('holds what was put into it, with the fields of the specification', async () => {
    const { status, body } = await add({ healthpackage_id: essential, cart_quantity: 3 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      count: 3,
      subtotal_sen: 86_400,
      service_tax_sen: 0,
      total_sen: 86_400,
      total: 'RM864.00',
      items: [
        {
          healthpackage_id: essential,
          cart_quantity: 3,
          isSelected: true,
          healthpackage_price: 288,
          healthpackage_type_name: 'Health screening',
          category: 'Health screening',
          total_unit_price: 864,
          total_unit_price_sen: 86_400,
          available: true,
        },
      ],
    });
    expect(await cart()).toEqual(body.data);
  });

  it('is told in the language asked for', async () => {
    await add({ healthpackage_id: essential });
    const { body } = await site.api('GET', 'healthpackages/getcart?lang=zh', undefined, as(token));
    expect(body.data.items[0]).toMatchObject({ healthpackage_name: '基础健康检查', category: '健康检查' });
  });

  it('puts the same package, hospital and person together, up to twenty', async () => {
    await add({ healthpackage_id: essential, cart_quantity: 2 });
    await add({ healthpackage_id: essential, cart_quantity: 3 });
    expect((await cart()).items.map((item: { cart_quantity: number }) => item.cart_quantity)).toEqual([5]);
    await add({ healthpackage_id: essential, cart_quantity: 20 });
    expect((await cart()).count).toBe(20);
    await add({ healthpackage_id: essential, person_is_citizen: false });
    await add({ healthpackage_id: essential, hospital_id: 3 });
    expect((await cart()).items).toHaveLength(3);
  });

  it('added to twenty times at once loses nothing and has one line', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add({ healthpackage_id: comprehensive })));
    expect((await cart()).items).toMatchObject([{ cart_quantity: 20 }]);
  });

  it('counts the selected lines alone, with service tax where the person is not a citizen', async () => {
    await add({ healthpackage_id: essential, person_is_citizen: false });
    await add({ healthpackage_id: comprehensive, isSelected: false });
    expect(await cart()).toMatchObject({ count: 2, subtotal_sen: 28_800, service_tax_sen: 1_728, total_sen: 30_528 });
    await update({ healthpackage_id: comprehensive, isSelected: true });
    expect(await cart()).toMatchObject({ subtotal_sen: 107_600, service_tax_sen: 1_728 });
  });

  it('takes thirty lines and no more', async () => {
    for (let id = 1; id <= 30; id += 1) expect((await add({ healthpackage_id: id })).status, String(id)).toBe(200);
    expect(outcome(await add({ healthpackage_id: 31 }))).toEqual([409, 'cart_full']);
    expect((await add({ healthpackage_id: 30 })).status).toBe(200);
    expect((await cart()).items).toHaveLength(30);
  });
});

describe('a bad value is refused with its field, and the cart stays as it was', () => {
  beforeEach(() => add({ healthpackage_id: essential, cart_quantity: 2 }));
  const unchanged = async () =>
    expect((await cart()).items).toMatchObject([{ healthpackage_id: essential, cart_quantity: 2 }]);

  it.each([0, -1, 21, 99_999_999, 1.5, 'many', '', null, '1e3'])('a quantity of %j', async (cart_quantity) => {
    for (const answer of [
      await add({ healthpackage_id: essential, cart_quantity }),
      await update({ healthpackage_id: essential, cart_quantity }),
    ]) {
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['cart_quantity']);
    }
    await unchanged();
  });

  it.each([0, -3, 1.5, 'x', 3_000_000_000, undefined])('a package named %j', async (healthpackage_id) => {
    expect((await add({ healthpackage_id })).status).toBe(422);
    await unchanged();
  });

  it('a package that nobody knows, and a hospital that does not offer it', async () => {
    expect(outcome(await add({ healthpackage_id: 9_999 }))).toEqual([404, 'package_not_for_sale']);
    expect(outcome(await add({ healthpackage_id: essential, hospital_id: 9_999 }))).toEqual([
      422,
      'package_not_at_hospital',
    ]);
    expect(outcome(await update({ healthpackage_id: essential, hospital_id: 9_999 }))).toEqual([
      422,
      'package_not_at_hospital',
    ]);
    await unchanged();
  });

  it.each([
    ['withdrawn', sql`update health_packages set status = 'withdrawn' where id = 1`],
    ['not published yet', sql`update health_packages set published_at = '2026-12-01' where id = 1`],
    ['without an approval in force', sql`update health_packages set approval_expires_on = '2026-11-22' where id = 1`],
  ])('a package that is %s', async (_, change) => {
    await site.app.db.execute(change);
    expect(outcome(await add({ healthpackage_id: essential }))).toEqual([404, 'package_not_for_sale']);
    await site.app.db.execute(sql`update health_packages set published_at = '2026-02-01' where id = 1`);
  });

  it('nobody’s cart, and a forged token', async () => {
    expect(outcome(await site.api('POST', 'healthpackages/addtocart', { healthpackage_id: essential }))).toEqual([
      401,
      'token_needed',
    ]);
    expect((await add({ healthpackage_id: essential }, 'g1.forged.zzz.zzz')).status).toBe(401);
    expect((await site.api('GET', 'healthpackages/getcart')).body.data).toMatchObject({ items: [], count: 0 });
  });
});

describe('another’s cart', () => {
  it('is not seen, changed or emptied', async () => {
    await add({ healthpackage_id: essential });
    const [{ cart_id }] = (await cart()).items;
    const stranger = await aGuest();
    expect((await cart(stranger)).items).toEqual([]);
    expect(outcome(await update({ cart_id, cart_quantity: 9 }, stranger))).toEqual([404, 'cart_line_unknown']);
    expect(outcome(await update({ cart_id, remove: true }, stranger))).toEqual([404, 'cart_line_unknown']);
    expect((await cart()).items).toMatchObject([{ cart_id, cart_quantity: 1 }]);
  });
});

describe('a line', () => {
  it('changes quantity, hospital, person and selection; and is removed', async () => {
    await add({ healthpackage_id: essential });
    const [{ cart_id }] = (await cart()).items;
    await update({ cart_id, cart_quantity: 4, hospital_id: 3, person_is_citizen: false, isSelected: false });
    expect((await cart()).items).toMatchObject([
      { cart_id, cart_quantity: 4, hospital_id: 3, person_is_citizen: false, isSelected: false },
    ]);
    await update({ cart_id, remove: true });
    expect((await cart()).items).toEqual([]);
    expect(outcome(await update({ cart_id, remove: true }))).toEqual([404, 'cart_line_unknown']);
    expect((await update({})).status).toBe(422);
  });

  it('that becomes the same as another joins it', async () => {
    await add({ healthpackage_id: essential, cart_quantity: 2, hospital_id: 1 });
    await add({ healthpackage_id: essential, cart_quantity: 3, hospital_id: 2 });
    const second = (await cart()).items.find((item: { hospital_id: number }) => item.hospital_id === 2);
    await update({ cart_id: second.cart_id, hospital_id: 1 });
    expect((await cart()).items).toMatchObject([{ hospital_id: 1, cart_quantity: 5 }]);
  });

  it('whose price changed says so and counts the new one', async () => {
    await add({ healthpackage_id: essential });
    await site.app.db.execute(sql`update health_packages set price_sen = 30000 where id = 1`);
    expect(await cart()).toMatchObject({
      total_sen: 30_000,
      items: [{ healthpackage_price_sen: 30_000, former_price_sen: 28_800 }],
    });
  });

  it('that is not on sale any more stays, is not counted, and can be unselected or removed alone', async () => {
    await add({ healthpackage_id: essential });
    await add({ healthpackage_id: comprehensive });
    await site.app.db.execute(sql`update health_packages set approval_expires_on = '2026-11-22' where id = 1`);
    expect(await cart()).toMatchObject({
      total_sen: 78_800,
      items: [
        { available: false, healthpackage_price: null, healthpackage_name: 'Essential health screening' },
        { available: true },
      ],
    });
    expect(outcome(await update({ healthpackage_id: essential, cart_quantity: 2 }))).toEqual([
      404,
      'package_not_for_sale',
    ]);
    expect((await update({ healthpackage_id: essential, isSelected: false })).status).toBe(200);
    expect((await update({ healthpackage_id: essential, remove: true })).body.data.items).toHaveLength(1);
  });
});

describe('the doors of checkout and sign-in', () => {
  it('name the selected lines, and take what was bought out of the cart', async () => {
    await add({ healthpackage_id: essential, person_is_citizen: true });
    await add({ healthpackage_id: comprehensive, isSelected: false });
    const [owner] = await ownerKeys();
    const lines = await selectedLines(site.app, owner!);
    expect(lines).toMatchObject([{ packageId: essential, quantity: 1, personIsCitizen: true, personId: null }]);
    await inTransaction(site.app.db, (tx) =>
      emptySelected(
        tx,
        owner!,
        lines.map(({ lineId }) => lineId),
      ),
    );
    expect((await cart()).items).toMatchObject([{ healthpackage_id: comprehensive }]);
    await update({ healthpackage_id: comprehensive, isSelected: true });
    await inTransaction(site.app.db, (tx) => emptySelected(tx, owner!));
    expect((await cart()).items).toEqual([]);
  });

  it('merge a guest’s cart into the patient’s: nothing is lost, nothing is doubled, also when asked twice at once', async () => {
    await add({ healthpackage_id: essential, cart_quantity: 2 });
    const [guest] = await ownerKeys();
    const toPatient = 'patient:0190b0a0-0000-7000-8000-000000000001';
    const merge = () =>
      inTransaction(site.app.db, (tx) => mergeCarts(tx, { fromGuest: guest!, toPatient, now: site.clock.now() }));
    await merge();
    await add({ healthpackage_id: essential, cart_quantity: 3 });
    await add({ healthpackage_id: comprehensive });
    await Promise.all([merge(), merge(), merge()]);
    expect((await selectedLines(site.app, toPatient)).map(({ packageId, quantity }) => [packageId, quantity])).toEqual([
      [essential, 3],
      [comprehensive, 1],
    ]);
    expect((await cart()).items).toEqual([]);
  });

  it('never merge into another guest’s cart, nor one patient’s into another’s', async () => {
    const merge = (fromGuest: string, toPatient: string) =>
      inTransaction(site.app.db, (tx) => mergeCarts(tx, { fromGuest, toPatient, now: site.clock.now() }));
    await expect(merge('guest:a', 'guest:b')).rejects.toThrow('Only a guest');
    await expect(merge('patient:a', 'patient:b')).rejects.toThrow('Only a guest');
  });
});
