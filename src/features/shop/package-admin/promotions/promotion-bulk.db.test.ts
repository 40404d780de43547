import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const path = '/staff/promotions';
let site: TestSite;
let desk: SignedIn;
let ids: number[];
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: null }]);
  const made = await site.app.db.execute<{ id: number }>(sql`insert into promotions
    (code, name, percent_off, type_slugs, starts_at, ends_at, approval_number, approval_starts_on, approval_expires_on, is_published)
    select 'BULK' || n, '{"en": "Bulk"}', 5, '{}', '2026-01-01', '2027-01-01', a.number, '2026-01-01', '2027-12-31', n < 3
    from generate_series(1, 4) n, lateral (select case when n < 4 then 'KKLIU 1234/2026' end as number) a
    order by n returning id`);
  ids = made.rows.map(({ id }) => id);
});
afterAll(() => site.close());

const states = async () =>
  (
    await site.app.db.execute<{ on: boolean }>(
      sql`select is_published as on from promotions where code like 'BULK%' order by code`,
    )
  ).rows.map(({ on }) => on);
async function press(action: string, keys: readonly number[]) {
  const { html } = await openBulk(site, desk, { path, action, keys });
  return { shown: html, ...(await confirmBulk(site, desk, { path, html })) };
}

test('several codes are switched off by one press and on again by another', async () => {
  expect(await states()).toEqual([true, true, false, false]);
  const list = await (await openConsole(site, `${path}?q=BULK`, desk)).text();
  expect(list).toContain('aria-label="Select BULK1"');
  const done = await press('off', ids.slice(0, 3));
  expect(rowsIn(done.shown, 'staying')).toContain('This code is off already.');
  expect(await states()).toEqual([false, false, false, false]);
  await undoBulk(site, desk, { path, id: done.id });
  expect(await states()).toEqual([true, true, false, false]);
});

test('one without an approval in force is not switched on with the others', async () => {
  const done = await press('on', ids.slice(2));
  expect(await states()).toEqual([true, true, true, false]);
  await undoBulk(site, desk, { path, id: done.id });
  expect(await states()).toEqual([true, true, false, false]);
});

test('one that somebody changed since is not taken back', async () => {
  const done = await press('off', [ids[0]!]);
  await site.app.db.execute(
    sql`update promotions set updated_at = updated_at + interval '1 hour' where id = ${ids[0]}`,
  );
  await undoBulk(site, desk, { path, id: done.id });
  expect(await states()).toEqual([false, true, false, false]);
});

test('who has the role for one hospital does not reach it', async () => {
  const other = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: 3 }]);
  expect((await openBulk(site, other, { path, action: 'off', keys: ids })).status).toBe(403);
  expect(await (await openConsole(site, path, other)).text()).not.toContain('aria-label="Select ');
});
