import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { packageCapacity, packageHospitals, promotions } from '#src/features/shop/packages/data/packages.table.ts';

const rounds = 20;
const buyers = 20;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** All buyers at once, each with a cart of their own; returns who got an order, and why the others did not. */
async function raceFor(change: object) {
  // All buyers come from one client address here; its limit is another test's subject.
  await shop.app.db.execute(sql`delete from rate_limits`);
  const guests = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) guests.push(await shop.newGuest());
  const answers = await Promise.all(guests.map((guest) => shop.order(change, guest)));
  return {
    won: answers.filter(({ status }) => status === 200),
    refused: answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.code}`),
  };
}

test(
  'twenty checkouts of the last place at once: exactly one has it, twenty times in a row',
  { timeout: 240_000 },
  async () => {
    await shop.app.db
      .update(packageHospitals)
      .set({ monthlyCapacity: 1 })
      .where(eq(packageHospitals.packageId, shop.packageId));
    for (let round = 0; round < rounds; round += 1) {
      const { won, refused } = await raceFor({});
      expect([won.length, [...new Set(refused)]], `round ${round + 1}`).toEqual([1, ['409 sold_out']]);
      expect(
        await shop.app.db.select().from(packageCapacity).where(eq(packageCapacity.packageId, shop.packageId)),
      ).toMatchObject([{ capacity: 1, used: 1 }]);
      // The next month's place.
      await shop.app.db.execute(sql`delete from capacity_reservations`);
      await shop.app.db.delete(packageCapacity).where(eq(packageCapacity.packageId, shop.packageId));
    }
  },
);

test(
  'twenty checkouts with the last use of a code at once: exactly one has it, twenty times in a row',
  { timeout: 240_000 },
  async () => {
    await shop.app.db
      .update(packageHospitals)
      .set({ monthlyCapacity: 1_000 })
      .where(eq(packageHospitals.packageId, shop.packageId));
    await shop.app.db.delete(packageCapacity).where(eq(packageCapacity.packageId, shop.packageId));
    for (let round = 0; round < rounds; round += 1) {
      await shop.app.db
        .update(promotions)
        .set({ globalLimit: round + 1 })
        .where(eq(promotions.code, 'TESTTEN'));
      const { won, refused } = await raceFor({ promotion_code: 'TESTTEN' });
      expect([won.length, [...new Set(refused)]], `round ${round + 1}`).toEqual([1, ['409 promotion_used_up']]);
      expect(won[0]!.body.data.amount).toBe('315.00');
      expect((await shop.app.db.select().from(promotions).where(eq(promotions.code, 'TESTTEN')))[0]).toMatchObject({
        used: round + 1,
      });
    }
  },
);
