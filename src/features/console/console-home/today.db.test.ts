import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { StaffRole } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { formatSen } from '#src/shared/money.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { insertAppointment } from '#src/features/appointments/appointments/appointments.server.ts';

const today = '2026-11-23';
let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  // The sample's own rows lie on other days, or are out of the way.
  await site.app.db.execute(sql`update orders set paid_at = '2026-10-01' where paid_at is not null`);
  await site.app.db.execute(sql`update form_submissions set sent_at = '2026-10-01'`);
  await site.app.db.execute(sql`delete from appointment_history`);
  await site.app.db.execute(sql`delete from appointments`);
});
afterAll(() => site.close());

type Status = 'held' | 'requested' | 'confirmed' | 'arrived' | 'completed' | 'no_show' | 'cancelled';
let seats = 0;
async function bookAppointment(status: Status, when: { startsAt?: Date; createdAt?: Date; hospitalId?: number } = {}) {
  const { startsAt = at(today, '11:00'), createdAt = at('2026-11-20', '10:00'), hospitalId = clinic.selangor } = when;
  seats += 1;
  await site.app.db.transaction((tx) =>
    insertAppointment(tx, {
      id: site.app.random.uuid(),
      reference: site.app.random.reference('A'),
      doctorId: clinic.doctorId,
      hospitalId,
      mode: 'in_person',
      seat: seats,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 20 * 60_000),
      status,
      holderHash: `guest-${seats}`,
      patientName: site.app.secrets.seal('Aminah'),
      language: 'en',
      createdAt,
      updatedAt: createdAt,
      ...(status === 'held' ? { heldUntil: at(today, '23:00') } : {}),
    }),
  );
}

async function home(role: StaffRole, hospitalId: number | null, path = '/staff') {
  const who = await signedInStaff(site.app, [{ role, hospitalId }]);
  const html = (await (await openConsole(site, path, who)).text()).replaceAll('<!-- -->', '');
  const numbers = Object.fromEntries(
    [...html.matchAll(/data-today="(\w+)">([^<]*)</g)].map(([, name, value]) => [name, value]),
  );
  return { html, numbers };
}

test('the front desk sees the visits and new bookings of today, of its own hospital alone', async () => {
  await bookAppointment('confirmed');
  await bookAppointment('arrived');
  await bookAppointment('completed', { startsAt: at(today, '00:00') });
  await bookAppointment('no_show', { startsAt: at(today, '23:40') });
  await bookAppointment('cancelled');
  await bookAppointment('held');
  // The days before and after, and another hospital.
  await bookAppointment('confirmed', { startsAt: at('2026-11-24', '00:00') });
  await bookAppointment('confirmed', { startsAt: at('2026-11-22', '23:40') });
  await bookAppointment('arrived', { hospitalId: clinic.perlis });
  // Made today for another day, cancelled since; and made today elsewhere.
  await bookAppointment('cancelled', { startsAt: at('2026-12-01', '09:00'), createdAt: at(today, '00:00') });
  await bookAppointment('confirmed', { startsAt: at('2026-12-01', '09:00'), createdAt: at(today, '08:30') });
  await bookAppointment('confirmed', {
    startsAt: at('2026-12-01', '09:00'),
    createdAt: at(today, '08:30'),
    hospitalId: clinic.perlis,
  });
  const here = { appointments: '4', arrived: '2', no_shows: '1', bookings: '2' };
  expect((await home('front_desk', clinic.selangor)).numbers).toMatchObject(here);
  const there = await home('front_desk', clinic.perlis);
  expect(there.numbers).toMatchObject({ appointments: '1', arrived: '1', no_shows: '0', bookings: '1' });
  expect((await home('front_desk', 3)).numbers).toMatchObject({ appointments: '0', arrived: '0', bookings: '0' });
  const all = await home('administrator', null);
  expect(all.numbers).toMatchObject({ appointments: '5', arrived: '3', no_shows: '1', bookings: '3' });
});

test('a request says how long the oldest has waited, for the desk of its hospital alone', async () => {
  await bookAppointment('requested', { startsAt: at('2026-12-02', '09:00'), createdAt: at('2026-11-20', '08:00') });
  await bookAppointment('requested', { startsAt: at('2026-12-02', '09:00'), createdAt: at(today, '08:00') });
  // Over already: nobody can answer it any more.
  await bookAppointment('requested', { startsAt: at('2026-11-21', '09:00'), createdAt: at('2026-11-01', '08:00') });
  const { html } = await home('front_desk', clinic.selangor);
  expect(html).toContain('2 waiting');
  expect(html).toContain('Longest wait: 3 days');
  expect((await home('front_desk', clinic.selangor, '/ms/staff')).html).toContain('Paling lama menunggu: 3 hari');
  expect((await home('front_desk', clinic.selangor, '/zh/staff')).html).toContain('最长等待：3天');
  expect((await home('front_desk', clinic.perlis)).html).not.toContain('Longest wait: 3 days');
});

test('the package desk sees the sales of today, without those of another hospital; other roles see none', async () => {
  const { rows } = await site.app.db.execute<{ id: string; hospital: number; sum: number }>(sql`
    select o.id, l.hospital_id as hospital, sum(l.total_sen - l.discount_sen)::int as sum
    from orders o join order_lines l on l.order_id = o.id
    where o.state = 'paid' and l.hospital_id is not null group by 1, 2 order by 1 limit 1`);
  const [order] = rows;
  await site.app.db.execute(
    sql`update orders set paid_at = ${at(today, '00:00').toISOString()} where id = ${order!.id}`,
  );
  const shown = formatSen(order!.sum);
  const { numbers } = await home('package_desk', order!.hospital);
  expect(numbers['sales']).toBe(shown);
  expect(numbers).not.toHaveProperty('appointments');
  const elsewhere = await home('package_desk', order!.hospital === 1 ? 2 : 1);
  expect(elsewhere.numbers['sales']).toMatch(/0\.00$/);
  expect((await home('front_desk', null)).numbers).not.toHaveProperty('sales');
  await site.app.db.execute(
    sql`update orders set paid_at = ${at('2026-11-24', '00:00').toISOString()} where id = ${order!.id}`,
  );
  expect((await home('package_desk', order!.hospital)).numbers['sales']).toMatch(/0\.00$/);
});

test('enquiries of today and the longest overdue, by the kinds and hospitals of the role', async () => {
  const { rows } = await site.app.db.execute<{ id: string }>(sql`
    select id from form_submissions where kind = 'contact' order by id limit 1`);
  expect(rows).toHaveLength(1);
  await site.app.db
    .execute(sql`update form_submissions set hospital_id = ${clinic.selangor}, sent_at = ${at(today, '08:00').toISOString()},
    due_at = ${at(today, '06:00').toISOString()} where id = ${rows[0]!.id}`);
  await site.app.db.execute(sql`update form_submissions set due_at = null where id <> ${rows[0]!.id}`);
  const here = await home('front_desk', clinic.selangor);
  expect(here.numbers).toMatchObject({ enquiries: '1' });
  expect(here.html).toContain('Overdue by up to 3 hours');
  const there = await home('front_desk', clinic.perlis);
  expect(there.numbers).toMatchObject({ enquiries: '0' });
  expect(there.html).not.toContain('Overdue by');
  expect((await home('package_desk', null)).numbers).not.toHaveProperty('enquiries');
});

test('what waits for a doctor, an editor, the privacy office and the carriers says how long the first has waited', async () => {
  const ago = (hours: number) => new Date(site.clock.now().getTime() - hours * 3_600_000).toISOString();
  await site.app.db.execute(sql`insert into outbox (channel, recipient_hash, dedupe_key, status, created_at)
    values ('sms', 'x', 'waits-1', 'parked', ${ago(5)}), ('mail', 'x', 'waits-2', 'parked', ${ago(100)})`);
  await site.app.db.execute(sql`insert into privacy_requests
      (id, reference, kind, state, language, received_on, due_on, created_at, changed_at)
    values (${site.app.random.uuid()}, 'PWAITS00001', 'access', 'received', 'en', '2026-11-04', '2026-11-24', now(), now())`);
  await site.app.db.execute(sql`update content_texts set status = 'in_review', updated_at = ${ago(75)}
    where language = 'en' and entry_id = (select id from content_entries where kind = 'article' order by id limit 1)`);
  await site.app.db.execute(sql`update content_texts set body = body || '<p>More.</p>' where status = 'in_review'`);
  const waits = (html: string, path: string) =>
    html
      .split(`href="${path}"`)
      .flatMap((part) => /Longest wait: [^<]*/.exec(part.split('</li>')[0]!)?.[0] ?? [])
      .join();
  const { html } = await home('administrator', null);
  expect(waits(html, '/staff/dead-letters')).toContain('4 days');
  expect(waits(html, '/staff/privacy')).toContain('19 days');
  expect(waits(html, '/staff/reviews')).toContain('3 days');
  expect(waits(html, '/staff/content?attention=review')).toMatch(/\d+ (minute|hour|day)/);
});
