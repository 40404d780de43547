import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stock } from '#src/features/shop/orders/shop.fixture.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { checkPayments, sumsOf, type GatewayPayment, type StoredOrder, type StoredPayment } from './payment-checker.ts';
import { killAt, places } from './payment-kills.ts';
import { paymentTraffic, type Wares } from './payment-traffic.ts';
import { report, sizeOf } from './fault-report.ts';
import { openFaultSite, type FaultSite } from './fault-site.ts';

/** The long form is `npm run test:faults`. */
const orders = sizeOf('FAULTS_ORDERS', 30);
const killsAtEachPlace = sizeOf('FAULTS_PAYMENT_KILLS', 1);
const databaseKills = sizeOf('FAULTS_PAYMENT_DATABASE_KILLS', 0);
/** Requeries run once a minute: the short form leaves them to the long one. */
const isLong = orders > 100;
const settlingMs = 15 * 60_000;

test(
  `${orders} orders, notices doubled, late, lost and forged, kill -9 ${killsAtEachPlace} times before commit, acknowledgement and receipt: each is input out once, and the ledger is equal to the sen`,
  { timeout: 2 * 3_600_000 },
  async () => {
    let wares!: Wares;
    const site = await openFaultSite({
      prepare: async (db) => {
        wares = await fillShop(db);
      },
    });
    try {
      const startedAt = Date.now();
      let isKilling = true;
      const traffic = paymentTraffic(site, wares, {
        orders,
        buyers: isLong ? 16 : 6,
        asksGateway: isLong,
        goesOn: () => isKilling,
      });
      const kills = async () => {
        const seen = await killAtPlaces(site, wares, () => traffic.finished() / orders);
        isKilling = false;
        return seen;
      };
      const [placesSeen] = await Promise.all([kills(), traffic.run()]);
      await settleDown(site.db);
      const { gateway, stored, payments } = await readAll(site.db);
      const verdict = checkPayments(gateway, stored, payments);
      const sums = sumsOf(gateway, stored, payments);
      report('payments', {
        orders: stored.length,
        seconds: Math.round((Date.now() - startedAt) / 1_000),
        fates: traffic.counts,
        buyersWhoGaveUp: traffic.gaveUp,
        notices: traffic.notices,
        forgedNotices: traffic.forged,
        killsAtAKnownPlace: placesSeen,
        ...site.deaths,
        paidAtTheGateway: new Set(gateway.filter(({ isPaid }) => isPaid).map(({ orderId }) => orderId)).size,
        sumsInSen: sums,
        ...Object.fromEntries(Object.entries(verdict).map(([name, words]) => [name, words.length])),
      });
      expect(verdict).toEqual({ doubled: [], unfulfilled: [], phantom: [], ledger: [] });
      expect(traffic.forged.taken).toBe(0);
      expect(placesSeen).toEqual(Object.fromEntries(places.map((place) => [place, killsAtEachPlace])));
      expect(stored.length).toBeGreaterThanOrEqual(orders);
    } finally {
      await site.close();
    }
  },
);

/** One package in every hospital, at a price whose tax has to be rounded. */
async function fillShop(db: Database): Promise<Wares> {
  const { packageId } = await stock({ db, clock: systemClock });
  await db.execute(sql`update health_packages set price_sen = 35337 where id = ${packageId}`);
  await db.execute(sql`insert into package_hospitals (package_id, hospital_id, monthly_capacity)
    select ${packageId}, id, 1 from hospitals on conflict do nothing`);
  await db.execute(sql`update package_hospitals set monthly_capacity = 1000000 where package_id = ${packageId}`);
  const { rows } = await db.execute<{ id: number }>(sql`select id from hospitals`);
  return { packageId, hospitalIds: rows.map(({ id }) => id) };
}

/** Kills spread over the run; returns how often a server was seen waiting at each place when it was killed. */
async function killAtPlaces(site: FaultSite, wares: Wares, progress: () => number) {
  const seen = Object.fromEntries(places.map((place) => [place, 0]));
  const total = killsAtEachPlace * places.length;
  let databases = 0;
  for (let index = 0; index < total; index += 1) {
    while (progress() < (index + 1) / (total + 1)) await pause(20);
    const place = places[index % places.length]!;
    // Another try where no order could be placed or nothing came to wait.
    for (let tries = 0; tries < 5; tries += 1) {
      if (!(await killAt(site, wares, place, index % 2))) continue;
      seen[place]! += 1;
      break;
    }
    if (databases < Math.floor(((index + 1) * databaseKills) / total)) {
      databases += 1;
      await site.killDatabase(databases % 2 === 0 ? 'session' : 'server');
    }
  }
  return seen;
}

/** Waits until all payments are known and have a receipt; requeries run once a minute. */
async function settleDown(db: Database): Promise<void> {
  const deadline = Date.now() + settlingMs;
  for (;;) {
    const { rows } = await db.execute<{ open: number }>(sql`select (
      (select count(*) from orders where state = 'paid' and paperwork_at is null)
      + (select count(*) from simulated_payments s where s.status = '00'
          and not exists (select from payments p where p.transaction_id = s.id::text and p.state = 'paid')))::int as open`);
    if (rows[0]!.open === 0 || Date.now() > deadline) return;
    await pause(500);
  }
}

async function readAll(db: Database) {
  const read = async <Row>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as unknown as Row[];
  const gateway = await read<GatewayPayment>(sql`select order_id as "orderId", id::text as "transactionId",
    round(amount::numeric * 100)::int as "amountSen", status = '00' as "isPaid" from simulated_payments`);
  const stored = await read<StoredOrder>(sql`select o.id, o.state, o.total_sen as "totalSen",
      (select coalesce(sum(quantity), 0) from order_lines l where l.order_id = o.id)::int as items,
      (select count(*) from vouchers v where v.order_id = o.id)::int as vouchers,
      (select count(*) from order_documents d where d.order_id = o.id and d.kind = 'receipt')::int as receipts,
      (select coalesce(sum(amount_sen), 0) from order_documents d where d.order_id = o.id and d.kind = 'receipt')::int as "receiptSen",
      (select count(*) from outbox m where m.dedupe_key = 'order:' || o.id || ':receipt')::int as mails
    from orders o where o.id in (select order_id from order_lines where slug = 'heart-check-for-tests')`);
  const payments = await read<StoredPayment>(sql`select p.order_id as "orderId", p.transaction_id as "transactionId",
      p.state = 'paid' as "isPaid", p.is_surplus as "isSurplus", p.amount_sen as "amountSen",
      (select coalesce(sum(amount_sen), 0) from refunds r where r.payment_id = p.id)::int as "refundSen"
    from payments p where p.order_id in (select order_id from order_lines where slug = 'heart-check-for-tests')`);
  return { gateway: gateway.filter(({ orderId }) => stored.some(({ id }) => id === orderId)), stored, payments };
}
