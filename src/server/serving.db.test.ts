import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openEmptySite, type TestSite } from '#tests/support/test-site.ts';
import { giveReferenceData } from './seed/reference-data.ts';

let site: TestSite;
afterEach(() => site.close());

const readiness = async () => {
  const answer = await site.request('/health/ready');
  return [answer.status, ((await answer.json()) as { status: string }).status];
};

test('an empty group is ready; without its reference data it is not, until they are given', async () => {
  site = await openEmptySite();
  expect(await readiness()).toEqual([200, 'ready']);
  await site.app.db.execute(sql`delete from reference_data where set_name = 'settings'`);
  expect(await readiness()).toEqual([503, 'reference data is missing']);
  await giveReferenceData(site.app.db);
  expect(await readiness()).toEqual([200, 'ready']);
});

test('a database that lacks the newest migration is not ready', async () => {
  site = await openEmptySite();
  await site.app.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  expect(await readiness()).toEqual([503, 'migrations are behind']);
});

test('reference data that staff changed or deleted stay as they left them', async () => {
  site = await openEmptySite();
  const { db } = site.app;
  await db.execute(sql`update settings set value = '{"timeoutMinutes": 7}' where key = 'session'`);
  await db.execute(sql`update content_topics set name = '{"en": "Hearts"}' where slug = 'heart'`);
  await db.execute(sql`delete from public_holidays where state = 'Perak' and day = '2026-11-06'`);
  await giveReferenceData(db);
  const { rows } =
    await db.execute(sql`select (select value ->> 'timeoutMinutes' from settings where key = 'session') as minutes,
    (select name ->> 'en' from content_topics where slug = 'heart') as topic,
    (select count(*)::int from public_holidays where state = 'Perak' and day = '2026-11-06') as holidays,
    (select count(*)::int from public_holidays where state = 'Labuan') > 20 as labuan`);
  expect(rows).toEqual([{ minutes: '7', topic: 'Hearts', holidays: 0, labuan: true }]);
});
