import { afterAll, beforeAll, expect, test } from 'vitest';
import { gt } from 'drizzle-orm';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { countUpTo } from './bounded-count.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('rows are counted no further than one beyond the limit', async () => {
  const all = await site.app.db.$count(hospitals);
  const count = (most: number) => countUpTo(site.app.db, { table: hospitals, where: gt(hospitals.id, 0), most });
  expect(all).toBeGreaterThan(5);
  expect(await count(100)).toBe(all);
  expect(await count(5)).toBe(6);
  expect(await countUpTo(site.app.db, { table: hospitals, where: gt(hospitals.id, 999_999), most: 5 })).toBe(0);
});
