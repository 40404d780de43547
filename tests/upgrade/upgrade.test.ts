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

test('an older database is refused with the version to go through, and is left as it was', async () => {
  const database = await databaseOf020();
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at >= 1795310285000');
  const before = await describeSchema(database.pool);
  await expect(migrateDatabase(database.directUrl)).rejects.toThrow(
    'This database is older than version 0.2.0 and cannot be brought to this version at once. Start version 0.2.0 on it, which brings it to migration 0285, then start this version again. Nothing was changed.',
  );
  expect(await describeSchema(database.pool)).toEqual(before);
});
