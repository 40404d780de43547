import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stock } from '#src/features/shop/orders/shop.fixture.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { serverParameters } from '../../scripts/prepare.mjs';

/** The long form: CHECKOUT_KILLS=500. */
const kills = Number(process.env.CHECKOUT_KILLS ?? 4);
const buyersAtOnce = 3;
const patienceMs = 60_000;
/** Requeries run each minute. */
const settlingMs = 150_000;

let database: TestDatabase;
let wares: { packageId: number; hospitalId: number };
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  database = await openTestDatabase();
  wares = await stock({ db: database.db, clock: { now: () => new Date() } });
  await database.db.execute(
    sql`update package_hospitals set monthly_capacity = 100000 where package_id = ${wares.packageId}`,
  );
  port = await freePort();
  await start();
}, patienceMs);

afterAll(async () => {
  await kill();
  await database.close();
});

test(
  `kill -9 of the server at any moment of a checkout, ${kills} times: no paid order is lost, none is settled twice`,
  { timeout: 60_000 + settlingMs + kills * 30_000 },
  async () => {
    for (let round = 0; round < kills; round += 1) {
      const buyers = Array.from({ length: buyersAtOnce }, (_, index) => buy(`${round}-${index}`));
      // Anywhere from the first request to the last document.
      await pause(Math.random() * 900);
      await kill();
      await start();
      await Promise.all(buyers);
      // All buyers come from one client address here; its limit is another test's subject.
      await database.db.execute(sql`delete from rate_limits`);
    }
    await settleDown();
    const count = async (query: ReturnType<typeof sql>) =>
      Number((await database.db.execute<{ n: string }>(query)).rows[0]!.n);
    const orders = kills * buyersAtOnce;
    expect(
      await count(sql`select count(*) n from orders where owner_key like 'guest:%' and email_hash is not null`),
    ).toBe(orders);
    expect(
      await count(
        sql`select count(*) n from orders o where o.state <> 'paid' and exists (select from simulated_payments s where s.order_id = o.id and s.status = '00')`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) n from simulated_payments s where s.status = '00' and not exists (select from payments p where p.transaction_id = s.id::text and p.state = 'paid')`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) n from (select order_id from payments where state = 'paid' and not is_surplus group by order_id having count(*) > 1) twice`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) n from payments p where p.is_surplus and not exists (select from refunds r where r.payment_id = p.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) n from orders where state = 'paid' and (select count(*) from order_documents d where d.order_id = orders.id) <> 1`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) n from orders where state = 'paid' and (select count(*) from vouchers v where v.order_id = orders.id) <> 1`,
      ),
    ).toBe(0);
    expect(await count(sql`select count(*) n from outbox where dedupe_key like 'order:%:receipt'`)).toBe(
      await count(sql`select count(*) n from orders where state = 'paid' and owner_key like 'guest:%'`),
    );
    expect(
      await count(
        sql`select max(last) - count(*) n from number_series, order_documents where number_series.kind = 'receipt' group by last`,
      ),
    ).toBe(0);
  },
);

/** A buyer who presses the button again when the connection breaks: the same key, until there is a paid order. */
async function buy(name: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const token = await again(deadline, async () => (await call('auth/token', { action: 'get_token' })).token as string);
  const body = {
    buyer: { name: 'Aminah binti Yusof', email: `kill-${name}@example.test`, phone: '0123456789' },
    terms_version: '2026-11-01',
    items: [{ healthpackage_id: wares.packageId, hospital_id: wares.hospitalId, cart_quantity: 1 }],
  };
  const link = await again(
    deadline,
    async () =>
      (await call('order/add', body, { authorization: `Bearer ${token}`, 'idempotency-key': name })).data
        .payment_link as string,
  );
  await again(deadline, async () => pay(link));
}

/** Pays on the hosted page unless that has happened: a buyer sees that on the statement. */
async function pay(link: string): Promise<boolean> {
  const url = new URL(link);
  const orderId = url.searchParams.get('orderid');
  const { rows } = await database.db.execute(sql`select id from simulated_payments where order_id = ${orderId}`);
  if (rows.length > 0) return true;
  const page = await fetch(`${url.origin}${url.pathname}outcome`, {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(url.searchParams), channel: 'credit', outcome: 'success' }),
  });
  const html = await page.text();
  const fields = Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, field, value]) => [field!, value!]),
  );
  await fetch(`${url.origin}/payment/return`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return true;
}

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`http://localhost:${port}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-api-key': 'demo-web-key', ...headers },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function again<Result>(deadline: number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(150);
    }
  }
}

/**
 * Waits until the gateway has delivered all notices and the documents are issued. Notices that it gave up are found
 * by requery, ten minutes after the buyer was sent there: that requery is brought forward here, and nothing else
 * helps an order.
 */
async function settleDown(): Promise<void> {
  await database.db.execute(
    sql`update payment_requests set next_requery_at = now() where next_requery_at is not null and settled_payment_id is null`,
  );
  const deadline = Date.now() + settlingMs;
  for (;;) {
    const { rows } = await database.db.execute<{
      open: string;
    }>(sql`select (select count(*) from simulated_notices where acknowledged_at is null and tries < 4)
      + (select count(*) from orders where state = 'paid' and paperwork_at is null)
      + (select count(*) from orders o where o.state <> 'paid' and exists (select from simulated_payments s where s.order_id = o.id and s.status = '00')) as open`);
    if (Number(rows[0]!.open) === 0) return;
    if (Date.now() > deadline) throw new Error(`Still open after all was told and asked: ${rows[0]!.open}`);
    await pause(500);
  }
}

async function start(): Promise<void> {
  const { NODE_ENV: _mode, ...environment } = process.env;
  server = spawn(process.execPath, serverParameters, {
    env: { ...environment, PORT: String(port), DATABASE_URL: database.url, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await again(Date.now() + patienceMs, async () => {
    const response = await fetch(`http://localhost:${port}/health/ready`);
    if (!response.ok) throw new Error('not ready');
  });
}

async function kill(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => {
    server.once('exit', done);
  });
  server.kill('SIGKILL');
  await ended;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => {
    probe.listen(0, '127.0.0.1', done);
  });
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((done) => {
    probe.close(done);
  });
  return free;
}
