import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { settings } from '#src/features/site/settings/data/settings.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { doctorLeave } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { frontDeskSlots } from '#src/features/appointments/front-desk/front-desk.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  await site.app.db.delete(doctorLeave).where(eq(doctorLeave.doctorId, clinic.doctorId));
  // The first day with a clinic is Friday 11 December, eighteen days ahead.
  await site.app.db
    .insert(doctorLeave)
    .values({ doctorId: clinic.doctorId, startsOn: '2026-11-23', endsOn: '2026-12-10' });
});
afterAll(() => site.close());

async function windowIs(bookingWindowDays: number) {
  await inTransaction(site.app.db, async (tx) => {
    await tx
      .update(settings)
      .set({ value: { cancelUntilHours: 24, holdMinutes: 5, bookingWindowDays, offerMinutes: 30 } })
      .where(eq(settings.key, 'appointments'));
    await invalidateTag(tx, 'settings');
  });
}
const nextAvailable = async () =>
  (await site.api('GET', 'doctors/listing?doctor_name=Dr%20Test&limit=1')).body.data.items[0].next_free?.starts_at ??
  null;
const days = async (query = '') =>
  (await site.api('GET', `appointment/availability?doctor_id=${clinic.doctorId}${query}`)).body.data.days as {
    date: string;
  }[];
const times = async (day: string) =>
  (await site.api('GET', `appointment/timeslot?doctor_id=${clinic.doctorId}&date=${day}`)).body.data.times as unknown[];
const soonest = async () =>
  (
    (await site.api('GET', 'doctors/listing?doctor_name=Dr%20Test&sortBy=next_free')).body.data.items as {
      id: number;
    }[]
  ).map(({ id }) => id);
const page = async (path: string) => (await site.request(path)).text();

test('a free time beyond the booking window stands on no card, in no calendar and in no call', async () => {
  await windowIs(14);
  await expect.poll(nextAvailable).toBeNull();
  expect((await days()).map(({ date }) => date).at(-1)).toBe('2026-12-06');
  expect(await days('&days=31')).toHaveLength(14);
  expect(await times('2026-12-11')).toEqual([]);
  expect(await page('/book/test-doctor')).toContain('no free times in the next 14 days');
  expect(await page('/book/test-doctor?day=2026-12-11')).not.toContain('name="slot"');
});

test('with a longer window the same time is found everywhere, and can be booked', async () => {
  await windowIs(40);
  await expect.poll(nextAvailable).toBe('2026-12-11T01:00:00.000Z');
  expect(await days()).toHaveLength(40);
  expect(await days('&days=7')).toHaveLength(7);
  expect((await times('2026-12-11')).length).toBeGreaterThan(0);
  expect((await soonest())[0]).toBe(clinic.doctorId);
  const html = await page('/book/test-doctor');
  expect(html).toContain('day=2026-12-11#times');
  // Days more than four weeks ahead are inside a disclosure.
  expect(html.indexOf('Later days')).toBeGreaterThan(html.indexOf('day=2026-12-11'));
});

test('a doctor who is booked by request is asked for within the window, and the desk looks further ahead than visitors', async () => {
  await windowIs(7);
  const html = await page('/book/test-request-doctor');
  expect(html).toContain('28 Nov 2026');
  expect(html).not.toContain('1 Dec 2026');
  expect(
    await frontDeskSlots(site.app, { doctorId: clinic.doctorId, hospitalId: clinic.selangor }, '2026-12-11'),
  ).not.toEqual([]);
});
