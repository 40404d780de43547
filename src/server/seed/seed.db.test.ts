import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { testSecretKey } from '#tests/support/test-secret-key.ts';
import { seedSampleData } from './seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function countOf(table: string): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]!.count;
}

test('every table of content holds sample rows', async () => {
  const tables = [
    'settings',
    'hospitals',
    'hospital_services',
    'patient_care_topics',
    'centres_of_excellence',
    'specialities',
    'speciality_services',
    'speciality_clinics',
    'doctors',
    'package_types',
    'content_topics',
    'facilities',
    'spoken_languages',
    'countries',
    'health_packages',
    'package_hospitals',
    'promotions',
    'doctor_specialities',
    'doctor_hospitals',
    'weekly_sessions',
    'doctor_leave',
    'public_holidays',
    'keywords',
    'moved_paths',
    'area_versions',
  ];
  for (const table of tables) expect(await countOf(table), table).toBeGreaterThan(0);
});

test('a database of an earlier version gets the settings it does not know, and keeps its own', async () => {
  await database.db.execute(sql`delete from settings where key = 'challenge'`);
  await database.db.execute(sql`delete from reference_data where set_name = 'settings'`);
  await database.db.execute(sql`update settings set value = '{"timeoutMinutes": 7}' where key = 'session'`);
  await seedSampleData(database.db, createSecrets(testSecretKey));
  const { rows } = await database.db.execute<{ key: string; value: unknown }>(
    sql`select key, value from settings where key in ('challenge', 'session') order by key`,
  );
  expect(rows.map(({ key }) => key)).toEqual(['challenge', 'session']);
  expect(rows[1]!.value).toEqual({ timeoutMinutes: 7 });
});

test('a filled database is left as it is, and the next row gets a new number', async () => {
  const before = await countOf('keywords');
  await seedSampleData(database.db, createSecrets(testSecretKey));
  expect(await countOf('keywords')).toBe(before);
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('doctors', 'id'))::int as id`,
  );
  expect(rows[0]!.id).toBe(601);
});
