import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { frontDeskRows, listFrontDeskRows } from './data/front-desk.store.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Without triggers: these rows need no notifications.
    await tx.execute(sql`set local session_replication_role = replica`);
    // In parts: no statement may take longer than its deadline.
    for (let first = 1; first < 300_000; first += 50_000)
      await tx.execute(sql`insert into appointments (id, reference, doctor_id, hospital_id, mode, seat, during, starts_at, ends_at, status, holder_hash)
        select gen_random_uuid(), 'ZZ' || lpad(n::text, 8, '0'), dh.doctor_id, dh.hospital_id, 'in_person', 1, tstzrange(at, at + interval '15 minutes'), at,
          at + interval '15 minutes', 'cancelled', 'many'
        from generate_series(${first}::int, ${first + 49_999}::int) n cross join lateral (select timestamptz '2020-01-01' + n * interval '15 minutes' as at) time
          cross join (select doctor_id, hospital_id from doctor_hospitals order by 1, 2 limit 1) dh`);
    await tx.execute(sql`analyze appointments`);
  });
}, 300_000);
afterAll(() => database.close());

test('among 300,000 appointments the desk finds a reference by its index, whole or by its beginning', async () => {
  for (const reference of ['ZZ00123456', 'ZZ0012345']) {
    const filter = { scope: 'all' as const, reference, limit: 20 };
    const { rows } = await database.db.execute(sql`explain ${frontDeskRows(database.db, filter).getSQL()}`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('appointments_reference_prefix');
    expect(plan).not.toContain('Seq Scan on appointments');
  }
  const found = await listFrontDeskRows(database.db, { scope: 'all', reference: 'ZZ0012345', limit: 20 });
  expect(found.map(({ appointment }) => appointment.reference)).toHaveLength(10);
  // A wildcard of LIKE is matched as a plain character of the reference.
  expect(await listFrontDeskRows(database.db, { scope: 'all', reference: 'ZZ00_', limit: 20 })).toEqual([]);
});
