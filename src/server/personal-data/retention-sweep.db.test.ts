import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { buyerOf } from '#src/features/shop/order-documents/order-documents.server.ts';
import { forgetGuests, forgetPastSales, sweep } from './retention-sweep.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('the sweep deletes what is past its time and nothing else', async () => {
  await site.app.db.execute(sql`insert into idempotency_keys (scope, key, request_hash, status, answer, created_at)
    values ('t', 'old', 'h', 200, '{}', now() - interval '25 hours'), ('t', 'new', 'h', 200, '{}', now())`);
  await site.app.db
    .execute(sql`insert into outbox (channel, recipient_hash, dedupe_key, status, sent_at, next_attempt_at)
    values ('mail', 'h', 'sent-long-ago', 'sent', now() - interval '31 days', now()),
      ('mail', 'h', 'still-queued', 'queued', null, now() - interval '31 days'),
      ('mail', 'h', 'parked-long-ago', 'parked', null, now() - interval '31 days'),
      ('mail', 'h', 'parked', 'parked', null, now() - interval '29 days'),
      ('mail', 'h', 'discarded-long-ago', 'discarded', null, now() - interval '31 days')`);
  await site.app.db.execute(sql`insert into daily_counts (kind, day, item_id, times)
    values ('article', current_date - 401, 1, 5), ('article', current_date - 400, 1, 7)`);
  await site.app.db.execute(sql`insert into unsaved_changes (id, account_id, record, fields, typed_at)
    select gen_random_uuid(), (select id from accounts limit 1), '/staff/content/1/' || language, 'sealed', now() - age::interval
    from (values ('en', '15 days'), ('ms', '13 days')) as typed (language, age)`);
  await site.app.db.execute(sql`insert into open_records (account_id, record, opened_at, seen_at)
    select (select id from accounts limit 1), '/staff/content/' || hours, now() - make_interval(hours => hours), now() - make_interval(hours => hours)
    from (values (25), (23)) as seen (hours)`);
  expect(await sweep(site.app)).toEqual({
    holds: 0,
    answers: 1,
    codes: 0,
    messages: 1,
    drafts: 0,
    signIns: 0,
    mailedCodes: 0,
    resetLinks: 0,
    challenges: 0,
    devices: 0,
    sessions: 0,
    lookUps: 0,
    bulkChanges: 0,
    unsavedChanges: 1,
    openRecords: 1,
    dailyCounts: 1,
  });
  const { rows } = await site.app.db.execute<{ key: string }>(
    sql`select key from idempotency_keys union select dedupe_key from outbox`,
  );
  expect(rows.map(({ key }) => key).sort()).toEqual([
    'discarded-long-ago',
    'new',
    'parked',
    'parked-long-ago',
    'still-queued',
  ]);
});

it('a guest keeps the cart and bookmarks for the 30 days of the token; a patient keeps them for good', async () => {
  const { db, clock } = site.app;
  const now = clock.now().toISOString();
  await db.execute(sql`insert into bookmarks (owner_key, kind, item_id, created_at)
    select owner || days, 'doctor', '1', ${now}::timestamptz - make_interval(days => days, mins => 1)
    from unnest(array['guest:', 'patient:']) owner, unnest(array[29, 30]) days`);
  await db.execute(sql`insert into cart_lines (id, owner_key, package_id, hospital_id, quantity, is_selected, told_price_sen, created_at, updated_at)
    select gen_random_uuid(), owner || days, package_id, hospital_id, 1, true, 100, ${now}::timestamptz - make_interval(days => days, mins => 1), ${now}
    from unnest(array['guest:', 'patient:']) owner, unnest(array[29, 30]) days,
      (select package_id, hospital_id from package_hospitals limit 1) offered`);
  await forgetGuests(db, clock.now());
  const { rows } = await db.execute<{ stored: string }>(sql`
    select 'cart of ' || owner_key as stored from cart_lines where owner_key ~ ':(29|30)$'
    union all select 'bookmark of ' || owner_key from bookmarks where owner_key ~ ':(29|30)$' order by 1`);
  expect(rows.map(({ stored }) => stored)).toEqual([
    'bookmark of guest:29',
    'bookmark of patient:29',
    'bookmark of patient:30',
    'cart of guest:29',
    'cart of patient:29',
    'cart of patient:30',
  ]);
});

it('a sale of seven years ago loses its buyer, a guest too; what was sold and paid stays, and a younger one is not touched', async () => {
  const { db, secrets } = site.app;
  await db.execute(
    sql`update orders set owner_key = 'guest:someone', placed_at = '2019-11-22T00:00:00Z' where id = 'MSAMPLE001'`,
  );
  await db.execute(sql`update orders set placed_at = '2019-11-24T00:00:00Z' where id = 'MSAMPLE002'`);
  await db.execute(sql`insert into e_invoices (id, document_id, order_id, type_code, state, document, created_at)
    select gen_random_uuid(), id, order_id, '01', 'not_submitted', 'sealed', now() from order_documents where order_id = 'MSAMPLE001' limit 1`);
  expect(await forgetPastSales(site.app)).toBe(1);
  expect(await forgetPastSales(site.app), 'once').toBe(0);
  const ordersOf = async (id: string) =>
    (
      await db.execute<{
        buyer: string;
        email_hash: string;
        total_sen: number;
        contact: string;
        eInvoices: number;
        people: string[];
      }>(
        sql`select o.buyer, o.email_hash, o.total_sen, r.contact,
        (select count(*)::int from e_invoices e where e.order_id = o.id) as "eInvoices",
        (select array_agg(l.id || ' ' || l.person_name) from order_lines l where l.order_id = o.id) as people
        from orders o join payment_requests r on r.order_id = o.id where o.id = ${id}`,
      )
    ).rows[0]!;
  const past = await ordersOf('MSAMPLE001');
  expect(buyerOf(site.app, { id: 'MSAMPLE001', buyer: past.buyer })).toEqual({
    name: 'Not kept any more',
    email: 'account@deleted.invalid',
    phone: '000000',
  });
  expect(past).toMatchObject({ email_hash: 'forgotten:MSAMPLE001', eInvoices: 0 });
  expect(past.total_sen).toBeGreaterThan(0);
  expect(secrets.open(past.contact, ['payment_requests', 'contact', 'MSAMPLE001'])).toContain(
    'account@deleted.invalid',
  );
  for (const line of past.people) {
    const [id = '', name = ''] = line.split(' ');
    expect(secrets.open(name, ['order_lines', 'person_name', id])).toBe('');
  }
  const younger = await ordersOf('MSAMPLE002');
  expect(buyerOf(site.app, { id: 'MSAMPLE002', buyer: younger.buyer }).email).toBe('patient@example.test');
});
