import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { deletePastBreaches, deletePastLookUps, deletePastRequests } from './privacy-office.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const now = new Date('2026-11-23T00:00:00Z');
/** Closed a second more, and a second less, than two years ago; and still open since long ago. */
const closings = ["'2024-11-22T23:59:59Z'", "'2024-11-23T00:00:01Z'", 'null'];
const left = async (table: string) => {
  const { rows } = await site.app.db.execute<{ reference: string }>(
    sql.raw(`select reference from ${table} order by reference`),
  );
  return rows.map(({ reference }) => reference);
};

it('requests and breaches go two years after they were closed, open ones never', async () => {
  for (const [index, closedAt] of closings.entries()) {
    await site.app.db.execute(
      sql.raw(`insert into privacy_requests (id, reference, kind, state, language, received_on, due_on, created_at, changed_at, closed_at)
        values (gen_random_uuid(), 'R${index}', 'access', 'received', 'en', '2020-01-01', '2020-01-22', now(), now(), ${closedAt})`),
    );
    await site.app.db.execute(
      sql.raw(`insert into privacy_breaches (id, reference, title, description, discovered_at, people, is_sensitive, is_harmful, recorded_by, created_at, changed_at, closed_at)
        values (gen_random_uuid(), 'B${index}', 't', 'sealed', '2020-01-01', 1, false, false, '${sampleAccounts.admin}', now(), now(), ${closedAt})`),
    );
  }
  expect(await deletePastRequests(site.app.db, now)).toBe(1);
  expect(await deletePastBreaches(site.app.db, now)).toBe(1);
  expect(await left('privacy_requests')).toEqual(['R1', 'R2']);
  expect(await left('privacy_breaches')).toEqual(['B1', 'B2']);
});

it('what was searched for a patient goes after a day', async () => {
  await site.app.db.execute(sql`insert into patient_look_ups (id, staff_id, query, reason, at)
    values (gen_random_uuid(), ${sampleAccounts.admin}, 'sealed', 'old', now() - interval '25 hours'),
      (gen_random_uuid(), ${sampleAccounts.admin}, 'sealed', 'young', now() - interval '23 hours')`);
  expect(await deletePastLookUps(site.app.db)).toBe(1);
  const { rows } = await site.app.db.execute<{ reason: string }>(sql`select reason from patient_look_ups`);
  expect(rows).toEqual([{ reason: 'young' }]);
});
