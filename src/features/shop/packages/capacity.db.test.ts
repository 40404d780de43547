import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, isRefusedBy } from '#src/platform/db/transaction.ts';
import { isFailure } from '#src/shared/failure.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { confirmCapacity, placesLeft, releaseCapacity, reserveCapacity } from './capacity.server.ts';

const month = '2026-11';
const place = { packageId: 1, hospitalId: 1, month };
const minute = 60_000;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.app.db.execute(sql`delete from capacity_reservations`);
  await site.app.db.execute(sql`delete from package_capacity`);
  await site.app.db.execute(
    sql`update package_hospitals set monthly_capacity = 3 where package_id = 1 and hospital_id = 1`,
  );
});

const left = () => placesLeft(site.app, place);
function reserve(orderId: string, quantity = 1, minutes = 60) {
  const now = site.clock.now();
  return inTransaction(site.app.db, (tx) =>
    reserveCapacity(tx, { ...place, quantity, orderId, now, until: new Date(now.getTime() + minutes * minute) }),
  );
}
const release = (orderId: string) => inTransaction(site.app.db, (tx) => releaseCapacity(tx, orderId));
const confirm = (orderId: string) => inTransaction(site.app.db, (tx) => confirmCapacity(tx, orderId));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (isFailure(error) ? error.details.code : String(error)),
  );

describe('twenty people want the last place at once', () => {
  it.each(Array.from({ length: 20 }, (_, round) => round + 1))('exactly one has it (round %i)', async (round) => {
    // Half of the tests begin with a month without sales, whose row does not exist yet.
    const quantity = round % 2 === 0 ? 1 : 3;
    if (quantity === 1) await reserve('earlier', 2);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, buyer) => refusal(reserve(`order-${buyer}`, quantity))),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'sold_out')).toHaveLength(19);
    expect(await left()).toBe(0);
  });
});

describe('a reservation', () => {
  it('for more than there is takes nothing', async () => {
    expect(await refusal(reserve('a', 4))).toBe('sold_out');
    await reserve('a', 2);
    expect(await refusal(reserve('b', 2))).toBe('sold_out');
    expect(await left()).toBe(1);
  });

  it.each([0, -1, 1.5, Number.NaN])('of %s places is refused', async (quantity) => {
    expect(await refusal(reserve('a', quantity))).toBe('quantity_invalid');
  });

  it('at a hospital that does not offer the package is sold out', async () => {
    await site.app.db.execute(sql`delete from package_hospitals where package_id = 1 and hospital_id = 2`);
    const now = site.clock.now();
    expect(
      await refusal(
        inTransaction(site.app.db, (tx) =>
          reserveCapacity(tx, { ...place, hospitalId: 2, quantity: 1, orderId: 'a', now, until: now }),
        ),
      ),
    ).toBe('sold_out');
  });

  it('asked for twice by one order is one, and changes with the order', async () => {
    await reserve('a');
    await reserve('a');
    expect(await left()).toBe(2);
    await reserve('a', 3);
    expect(await left()).toBe(0);
    await reserve('a', 1);
    expect(await left()).toBe(2);
  });

  it('given back twice is given back once, and can be taken again', async () => {
    await reserve('a', 2);
    await Promise.all([release('a'), release('a')]);
    expect(await left()).toBe(3);
    await reserve('a', 2);
    expect(await left()).toBe(1);
  });

  it('that is not paid in time goes to whoever comes next', async () => {
    await reserve('slow', 3, 60);
    expect(await refusal(reserve('quick'))).toBe('sold_out');
    site.clock.advance(61 * minute);
    expect(await left()).toBe(3);
    await reserve('quick', 3);
    expect(await left()).toBe(0);
    await release('slow');
    expect(await left()).toBe(0);
  });

  it('that is paid stays, also when its time is long over', async () => {
    await reserve('paid', 3);
    expect(await confirm('paid')).toBe(true);
    expect(await confirm('paid')).toBe(true);
    site.clock.advance(90 * minute);
    expect(await refusal(reserve('other'))).toBe('sold_out');
  });

  it('that is paid late is kept while there is room, and refused when there is none', async () => {
    await reserve('late', 2);
    site.clock.advance(61 * minute);
    await reserve('other', 1);
    expect(await confirm('late')).toBe(true);
    expect(await left()).toBe(0);
    await release('late');
    await reserve('later', 2);
    site.clock.advance(61 * minute);
    await reserve('winner', 3).catch(() => undefined);
    await release('other');
    await reserve('winner', 3);
    expect(await confirm('later')).toBe(false);
    expect(await left()).toBe(0);
  });
});

it('the database itself refuses to oversell, whatever the code does', async () => {
  await reserve('a', 3);
  const error = await site.app.db.execute(sql`update package_capacity set used = used + 1`).then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(isRefusedBy(error, 'package_capacity_not_oversold')).toBe(true);
});
