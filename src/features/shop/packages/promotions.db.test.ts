import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, isRefusedBy } from '#src/platform/db/transaction.ts';
import { isFailure } from '#src/shared/failure.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { claimPromotion, releasePromotion } from './promotions.server.ts';
import { priceLines } from './pricing.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['promotion_claims', 'promotion_people', 'promotions'])
    await site.app.db.execute(sql`delete from ${sql.identifier(table)}`);
  await put({});
});

async function put(changes: Record<string, unknown>): Promise<void> {
  const row: Record<string, unknown> = {
    code: 'LAST',
    name: { en: 'The last one' },
    percent_off: 10,
    type_slugs: '{}',
    starts_at: '2026-01-01',
    ends_at: '2027-01-01',
    global_limit: 1,
    personal_limit: 1,
    approval_number: 'KKLIU 1/2026',
    approval_starts_on: '2026-01-01',
    approval_expires_on: '2026-12-31',
    is_published: true,
    ...changes,
  };
  const names = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    Object.values(row).map(
      (value) => sql`${typeof value === 'object' && value !== null ? JSON.stringify(value) : value}`,
    ),
    sql`, `,
  );
  await site.app.db.execute(sql`insert into promotions (${names}) values (${values})`);
}

const claim = (
  orderId: string,
  ownerKey = `guest:${orderId}`,
  more: { code?: string; phoneOrEmailHash?: string } = {},
) =>
  inTransaction(site.app.db, (tx) =>
    claimPromotion(tx, { code: 'last', ownerKey, orderId, now: site.clock.now(), ...more }),
  );
const release = (orderId: string) => inTransaction(site.app.db, (tx) => releasePromotion(tx, orderId));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (isFailure(error) ? error.details.code : String(error)),
  );
const usedOf = async (code: string) =>
  (await site.app.db.execute<{ used: number }>(sql`select used from promotions where code = ${code}`)).rows[0]!.used;

describe('twenty people use the last code at once', () => {
  it.each(Array.from({ length: 20 }, (_, round) => round + 1))('exactly one of them gets it (round %i)', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, buyer) => refusal(claim(`order-${buyer}`))));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'promotion_used_up')).toHaveLength(19);
    expect(await usedOf('LAST')).toBe(1);
  });
});

describe('one person uses a code no more often than allowed', () => {
  beforeEach(() => put({ code: 'OFTEN', global_limit: null, personal_limit: 1 }));

  it.each(Array.from({ length: 20 }, (_, round) => round + 1))(
    'with twenty orders at once exactly one has it (round %i)',
    async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, order) => refusal(claim(`order-${order}`, 'patient:same', { code: 'OFTEN' }))),
      );
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'promotion_used_by_you')).toHaveLength(19);
      expect(await usedOf('OFTEN')).toBe(1);
    },
  );

  it('also not with a new cart and the same phone number', async () => {
    await claim('first', 'guest:one', { code: 'OFTEN', phoneOrEmailHash: 'the-phone' });
    expect(await refusal(claim('second', 'guest:two', { code: 'OFTEN', phoneOrEmailHash: 'the-phone' }))).toBe(
      'promotion_used_by_you',
    );
    expect(await refusal(claim('third', 'guest:two', { code: 'OFTEN', phoneOrEmailHash: 'another-phone' }))).toBe(
      'taken',
    );
    expect(await usedOf('OFTEN')).toBe(2);
  });
});

describe('a claim', () => {
  it('asked for twice by one order is one, also at once', async () => {
    await put({ code: 'FIVE', global_limit: 5, personal_limit: null });
    await Promise.all(Array.from({ length: 8 }, () => claim('same', 'guest:a', { code: 'FIVE' })));
    expect(await usedOf('FIVE')).toBe(1);
  });

  it('given back twice is given back once, and another may have it', async () => {
    await claim('first');
    await Promise.all([release('first'), release('first')]);
    expect(await usedOf('LAST')).toBe(0);
    expect(await refusal(claim('second'))).toBe('taken');
    await release('first');
    expect(await usedOf('LAST')).toBe(1);
  });

  it('of another code gives the first one back', async () => {
    await put({ code: 'OTHER', global_limit: 5 });
    await claim('order', 'guest:a');
    await claim('order', 'guest:a', { code: 'OTHER' });
    expect([await usedOf('LAST'), await usedOf('OTHER')]).toEqual([0, 1]);
  });

  it.each([
    ['of no code that we know', { code: 'NOBODY' }, {}, 'promotion_unknown'],
    ['before it begins', { code: 'X' }, { code: 'X', starts_at: '2026-12-01' }, 'promotion_not_yet'],
    ['after it ended', { code: 'X' }, { code: 'X', ends_at: '2026-11-22' }, 'promotion_over'],
    ['that is a draft', { code: 'X' }, { code: 'X', is_published: false }, 'promotion_unknown'],
    ['whose approval has ended', { code: 'X' }, { code: 'X', approval_expires_on: '2026-11-22' }, 'promotion_unknown'],
  ])('%s is refused', async (_, asked, row, code) => {
    if ('code' in row) await put(row);
    expect(await refusal(claim('order', 'guest:a', asked))).toBe(code);
  });
});

describe('the price with a code', () => {
  const line = { packageId: 1, hospitalId: 1, quantity: 2 };
  const priced = (promotionCode: string, ownerKey = 'guest:a') =>
    priceLines(site.app, [line], { promotionCode, ownerKey });

  it('is less by the discount, and takes no use', async () => {
    expect(await priced('last ')).toMatchObject({
      subtotalSen: 57_600,
      discountSen: 5_760,
      totalSen: 51_840,
      promotion: { code: 'LAST' },
    });
    expect(await usedOf('LAST')).toBe(0);
  });

  it('is refused for other types, too small a spend, a code used up, and one used before', async () => {
    await put({ code: 'MAMA', type_slugs: '{maternity}' });
    await put({ code: 'BIG', minimum_spend_sen: 100_000 });
    await put({ code: 'MINE', global_limit: 9 });
    await claim('order', 'guest:b');
    await claim('another', 'guest:b', { code: 'MINE' });
    expect(
      await Promise.all(
        [priced('MAMA'), priced('BIG'), priced('LAST'), priced('MINE', 'guest:b'), priced('NOBODY')].map(refusal),
      ),
    ).toEqual([
      'promotion_not_meant',
      'promotion_spend_too_small',
      'promotion_used_up',
      'promotion_used_by_you',
      'promotion_unknown',
    ]);
  });

  it('can be asked inside a transaction', async () => {
    const order = await inTransaction(site.app.db, (tx) =>
      priceLines({ db: tx, clock: site.clock }, [{ ...line, personIsCitizen: false }], {
        promotionCode: 'LAST',
        ownerKey: 'guest:a',
      }),
    );
    expect(order).toMatchObject({ taxPercent: 6, serviceTaxSen: 3_110, totalSen: 54_950 });
  });
});

it('the database itself refuses overuse, two kinds of discount, and publishing without approval', async () => {
  await claim('order');
  const refusedBy = async (statement: ReturnType<typeof sql>, constraint: string) =>
    isRefusedBy(
      await site.app.db.execute(statement).then(
        () => null,
        (caught: unknown) => caught,
      ),
      constraint,
    );
  expect(await refusedBy(sql`update promotions set used = used + 1`, 'promotions_not_overused')).toBe(true);
  expect(await refusedBy(sql`update promotion_people set used = used + 1`, 'promotion_people_not_overused')).toBe(true);
  expect(await refusedBy(sql`update promotions set amount_off_sen = 5`, 'promotions_one_kind')).toBe(true);
  expect(await refusedBy(sql`update promotions set approval_number = null`, 'promotions_published_with_approval')).toBe(
    true,
  );
});
