import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { describeSchema, type DatabaseSchema } from '#tests/support/database-schema.ts';
import { openEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** All migrations of version 0.2.0, as it ran them, and some of its rows. */
const version020 = readFileSync('tests/upgrade/version-0.2.0.sql', 'utf8');

const databases: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await openEmptyDatabase();
  databases.push(database);
  return database;
}

async function databaseOf020(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await database.pool.query(version020);
  return database;
}

async function run(database: TestDatabase, statement: string): Promise<unknown[]> {
  return (await database.pool.query(statement)).rows;
}

/** The differences by part and name, because a difference of whole schemas is unreadable. */
function differences(one: DatabaseSchema, other: DatabaseSchema): string[] {
  return (Object.keys(one) as (keyof DatabaseSchema)[]).flatMap((part) =>
    [...new Set([...Object.keys(one[part]), ...Object.keys(other[part])])]
      .filter((name) => one[part][name] !== other[part][name])
      .map((name) => `${part} ${name}: ${one[part][name]} / ${other[part][name]}`),
  );
}

test('a database of version 0.2.0 becomes the same as a new one', async () => {
  const [upgraded, fresh] = await Promise.all([databaseOf020(), emptyDatabase()]);
  await Promise.all([migrateDatabase(upgraded.directUrl), migrateDatabase(fresh.directUrl)]);
  const schema = await describeSchema(fresh.pool);
  expect(differences(await describeSchema(upgraded.pool), schema)).toEqual([]);
  // The comparison is not empty.
  expect(Object.keys(schema.tables)).toContain('appointments');
  expect(Object.keys(schema.constraints)).toContain('appointments.appointments_no_double_booking');
  expect(Object.keys(schema.triggers)).toContain('audit_log.audit_log_append_only');
  expect(Object.keys(schema.functions)).toContain('settled_once()');
  expect(schema.columns['published_doctors.slug']).toBe('2 text x');
});

test('the rows of version 0.2.0 stay as they were, and nothing of the baseline runs again', async () => {
  const database = await databaseOf020();
  const rows = () =>
    run(
      database,
      `select (select name from doctors) as doctor, (select count(*)::int from hospitals) as hospitals,
         (select status from appointments) as appointment, (select total_sen from orders) as total,
         (select title from content_published) as title, (select hash from audit_seals) as seal`,
    );
  const before = await rows();
  await migrateDatabase(database.directUrl);
  await migrateDatabase(database.directUrl);
  expect(await rows()).toEqual(before);
  expect(before).toMatchObject([{ hospitals: expect.any(Number), seal: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  const { entries } = JSON.parse(readFileSync('db/migrations/meta/_journal.json', 'utf8')) as { entries: unknown[] };
  expect(await run(database, 'select count(*)::int from drizzle.__drizzle_migrations')).toEqual([
    { count: 63 + entries.length - 6 },
  ]);
});

test('facilities that stood in code have the codes of the list that staff keep, in hospitals and their versions', async () => {
  const database = await databaseOf020();
  await run(
    database,
    `insert into catalogue_versions (list, item_id, number, event, status, record, taken_at) values
       ('hospitals', 1, 1, 'before', 'published', '{"code": "melur_x", "facilities": ["parking", "ev_charging"]}', now())`,
  );
  await migrateDatabase(database.directUrl);
  expect(
    await run(database, "select array_to_string(facilities, ' ') as facilities from hospitals where id = 1"),
  ).toEqual([{ facilities: 'parking pharmacy surau cafe wheelchair wifi shop ev-charging shuttle atm prayer-room' }]);
  expect(await run(database, 'select record from catalogue_versions where item_id = 1')).toEqual([
    { record: { code: 'melur_x', facilities: ['parking', 'ev-charging'] } },
  ]);
});

test('the audit log and the messages of the gateway are partitioned with every row, right and rule that they had', async () => {
  const database = await databaseOf020();
  await run(
    database,
    `insert into audit_log (at, actor_kind, action, subject_kind, subject_id, detail)
       select '2020-01-15T00:00:00Z'::timestamptz + n * interval '2 days', 'staff', 'look', 'appointment', n::text, jsonb_build_object('n', n) from generate_series(1, 1000) n;
     insert into payment_messages (kind, verdict, order_id, body, received_at)
       select 'callback', case when n = 2 then 'forged' else 'settled' end, 'M' || n, 'body ' || n, '2026-11-01T00:00:00Z'::timestamptz - n * interval '400 days' from generate_series(1, 5) n;
     select seal_audit_log(2000, '2026-11-20T08:02:00Z'); grant select on audit_log, payment_messages to public`,
  );
  const rows = () =>
    run(
      database,
      `select (select count(*)::int || ' ' || md5(string_agg(e::text, '' order by id)) from audit_log e) as entries,
         (select count(*)::int || ' ' || md5(string_agg(m::text, '' order by id)) from payment_messages m) as messages,
         (select count(*)::int from audit_seals) as seals`,
    );
  const before = await rows();
  expect(before).toMatchObject([
    { entries: expect.stringMatching(/^1001 /), messages: expect.stringMatching(/^5 /), seals: 1001 },
  ]);
  await migrateDatabase(database.directUrl);
  expect(await rows()).toEqual(before);
  const places = await run(
    database,
    `select tableoid::regclass::text as place, count(*)::int from audit_log group by 1
     union all select tableoid::regclass::text, count(*)::int from payment_messages group by 1 order by 1`,
  );
  expect(places).toEqual([
    { place: 'months.audit_log_before', count: 1001 },
    { place: 'months.payment_messages_before', count: 5 },
  ]);
  expect(await run(database, `select id::int from audit_log e where entry_hash <> audit_entry_hash(null, e)`)).toEqual(
    [],
  );
  const added = `insert into audit_log (at, actor_kind, action, subject_kind, subject_id) values (now(), 'system', 'look', 'x', 'x') returning id::int`;
  expect(await run(database, added)).toEqual([{ id: 1002 }]);
  expect(
    await run(
      database,
      `select seal_audit_log(10, now()) as sealed, has_table_privilege('public', 'audit_log', 'select') as read,
         has_table_privilege('public', 'payment_messages', 'select') as messages, has_table_privilege('public', 'audit_log', 'insert') as write,
         pg_get_serial_sequence('audit_log', 'id') as sequence`,
    ),
  ).toEqual([{ sealed: 1, read: true, messages: true, write: false, sequence: 'public.audit_log_id_seq' }]);
  await expect(run(database, `delete from months.audit_log_before`)).rejects.toThrow('the audit log is append-only');
});

test('an older database is refused with the version to go through, and is left as it was', async () => {
  const database = await databaseOf020();
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at >= 1795310285000');
  const before = await describeSchema(database.pool);
  await expect(migrateDatabase(database.directUrl)).rejects.toThrow(
    'This database is older than version 0.2.0 and cannot be brought to this version at once. Start version 0.2.0 on it, which brings it to migration 0285, then start this version again. Nothing was changed.',
  );
  expect(await describeSchema(database.pool)).toEqual(before);
});
