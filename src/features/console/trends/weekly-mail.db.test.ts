import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { StaffRole } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { weeklyMailReaders } from './data/weekly-mail.table.ts';
import { sendWeeklyMails } from './weekly-mail.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let made = 0;

beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  // One booking on Sunday evening, two in the week before Monday, 30 November, one on that Monday.
  for (const madeAt of ['11-22T23:30', '11-23T00:30', '11-29T23:30', '11-30T00:30']) {
    made += 1;
    await site.app.db.execute(sql`
      insert into appointments (id, reference, doctor_id, hospital_id, mode, seat, during, starts_at, ends_at, status, holder_hash, created_at)
      values (gen_random_uuid(), ${`AWEEK${made}`}, ${clinic.doctorId}, ${clinic.selangor}, 'in_person', ${made},
        tstzrange('2027-01-05T09:00+08', '2027-01-05T09:20+08'), '2027-01-05T09:00+08', '2027-01-05T09:20+08',
        'confirmed', 'nobody', ${`2026-${madeAt}:00+08:00`})`);
  }
});
afterAll(() => site.close());
beforeEach(() => site.app.db.delete(weeklyMailReaders));

const goTo = (time: string) => site.clock.advance(new Date(time).getTime() - site.clock.now().getTime());
const path = '/staff/trends/mail';
const mails = async ({ accountId }: SignedIn) =>
  (await site.outbox(`${accountId}@example.test`)).map(({ subject, text }) => ({ subject, text }));

/** A member of staff who has switched the mail on by the page. */
async function reader(role: StaffRole, hospitalId: number | null, language = 'en'): Promise<SignedIn> {
  const who = await signedInStaff(site.app, [{ role, hospitalId }]);
  const answer = await sendForm(site, path, who, { intent: 'on', language });
  expect(answer.status).toBe(303);
  return who;
}

describe('the weekly mail', () => {
  test('is written on Monday at seven in Malaysia, with the week before, of the hospitals of one’s role', async () => {
    const chosen = await reader('front_desk', clinic.selangor);
    const other = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
    goTo('2026-11-30T06:59:00+08:00');
    expect(await sendWeeklyMails(site.app)).toBe(0);
    goTo('2026-11-30T07:00:00+08:00');
    expect(await sendWeeklyMails(site.app)).toBe(1);
    const [mail] = await mails(chosen);
    expect(mail!.subject).toBe('Melur: figures for the week of Mon 23 Nov 2026');
    expect(mail!.text).toContain('from Mon 23 Nov 2026 to Sun 29 Nov 2026');
    expect(mail!.text).toContain('Bookings: Booked 2, Cancelled 0');
    expect(mail!.text).not.toContain('RM');
    expect(mail!.text).toContain('To stop this email: http://localhost:3000/staff/trends/mail');
    expect(await mails(other)).toEqual([]);
  });

  test('counts nothing of other hospitals', async () => {
    const chosen = await reader('front_desk', clinic.perlis);
    goTo('2026-12-07T07:00:00+08:00');
    await sendWeeklyMails(site.app);
    const [mail] = await mails(chosen);
    expect(mail!.text).toContain('Bookings: Booked 0, Cancelled 0');
  });

  test('comes once for a Monday, from two servers and several runs', async () => {
    const chosen = await reader('package_desk', null);
    goTo('2026-12-14T07:00:00+08:00');
    const sent = await Promise.all([sendWeeklyMails(site.app), sendWeeklyMails(site.app)]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    goTo('2026-12-14T08:00:00+08:00');
    expect(await sendWeeklyMails(site.app)).toBe(0);
    expect((await mails(chosen)).length).toBe(1);
    expect((await mails(chosen))[0]!.text).toContain('RM');
    goTo('2026-12-21T07:00:00+08:00');
    await sendWeeklyMails(site.app);
    expect((await mails(chosen)).length).toBe(2);
  });

  test('is written later on the day when no server ran at seven, and not at once for who joins in the week', async () => {
    const chosen = await reader('front_desk', null);
    expect(await sendWeeklyMails(site.app)).toBe(0);
    goTo('2026-12-28T15:00:00+08:00');
    expect(await sendWeeklyMails(site.app)).toBe(1);
    goTo('2026-12-30T10:00:00+08:00');
    const late = await reader('front_desk', null);
    expect(await sendWeeklyMails(site.app)).toBe(0);
    expect([(await mails(chosen)).length, (await mails(late)).length]).toEqual([1, 0]);
  });

  test('is in the reader’s language', async () => {
    const [ms, zh] = [await reader('front_desk', null, 'ms'), await reader('front_desk', null, 'zh')];
    goTo('2027-01-04T07:00:00+08:00');
    await sendWeeklyMails(site.app);
    expect((await mails(ms))[0]!.text).toContain(
      'Untuk menghentikan e-mel ini: http://localhost:3000/ms/staff/trends/mail',
    );
    expect((await mails(zh))[0]!.text).toContain('取消此电邮：http://localhost:3000/zh/staff/trends/mail');
  });

  test('ends with the switch on its page, and with the role', async () => {
    const [off, gone] = [await reader('front_desk', null), await reader('front_desk', null)];
    const page = await (await openConsole(site, path, off)).text();
    expect(page).toContain('You get the weekly email');
    expect((await sendForm(site, path, off, { intent: 'off' })).status).toBe(303);
    expect(await (await openConsole(site, path, off)).text()).toContain('You don’t get the weekly email');
    await site.app.db
      .update(staffMembers)
      .set({ removedAt: site.clock.now() })
      .where(sql`account_id = ${gone.accountId}`);
    goTo('2027-01-11T07:00:00+08:00');
    expect(await sendWeeklyMails(site.app)).toBe(0);
    expect([await mails(off), await mails(gone)]).toEqual([[], []]);
  });

  test('is offered to whoever may read figures alone', async () => {
    const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
    expect((await openConsole(site, path, recruiter)).status).toBe(403);
    expect((await sendForm(site, path, recruiter, { intent: 'on', language: 'en' })).status).toBe(403);
    expect(await site.app.db.select().from(weeklyMailReaders)).toEqual([]);
  });

  test('is written with its note or not at all', async () => {
    const chosen = await reader('front_desk', null);
    goTo('2027-01-18T07:00:00+08:00');
    const broken = {
      ...site.app,
      secrets: {
        ...site.app.secrets,
        seal: () => {
          throw new Error('no key');
        },
      },
    };
    await expect(sendWeeklyMails(broken)).rejects.toThrow('no key');
    expect(await sendWeeklyMails(site.app)).toBe(1);
    expect((await mails(chosen)).length).toBe(1);
  });
});
