import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { StaffRole } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import type { TrendName } from './trends.rules.ts';
import { viewTrends, type TrendChoice } from './trend-figures.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
});
afterAll(() => site.close());

const reader = (role: StaffRole, hospitalId: number | null = null) => signedInStaff(site.app, [{ role, hospitalId }]);

async function rowsOf(name: TrendName, choice: Partial<TrendChoice> = {}, role: StaffRole = 'administrator') {
  const { actor } = await reader(role);
  const [figure] = await viewTrends(site.app, actor, {
    by: 'week',
    hospitalId: clinic.selangor,
    ...choice,
    only: [name],
  });
  return Object.fromEntries(figure!.rows.map(({ start, values }) => [start, values]));
}

let made = 0;
async function appointment(status: string, madeAt: string, startsAt: string): Promise<void> {
  made += 1;
  await site.app.db.execute(sql`
    insert into appointments (id, reference, doctor_id, hospital_id, mode, seat, during, starts_at, ends_at, status, holder_hash, created_at)
    values (gen_random_uuid(), ${`ATREND${made}`}, ${clinic.doctorId}, ${clinic.selangor}, 'in_person', ${made},
      tstzrange(${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '20 minutes'), ${startsAt}, ${startsAt}::timestamptz + interval '20 minutes',
      ${status}, 'nobody', ${madeAt})`);
}

test('bookings, their lead time and those who did not come are counted in their weeks, by Malaysian days', async () => {
  // Sunday at 23:30 and Monday at 00:30 in Malaysia: two weeks.
  await appointment('completed', '2026-11-08T23:30:00+08:00', '2026-11-11T23:30:00+08:00');
  await appointment('no_show', '2026-11-09T00:30:00+08:00', '2026-11-11T00:30:00+08:00');
  await appointment('completed', '2026-11-10T10:00:00+08:00', '2026-11-14T10:00:00+08:00');
  await appointment('arrived', '2026-11-10T10:00:00+08:00', '2026-11-15T10:00:00+08:00');
  await appointment('cancelled', '2026-11-10T10:00:00+08:00', '2026-12-30T10:00:00+08:00');
  await appointment('held', '2026-11-10T10:00:00+08:00', '2026-11-12T10:00:00+08:00');
  expect(await rowsOf('bookings')).toMatchObject({ '2026-11-02': [1, 0], '2026-11-09': [4, 1], '2026-11-16': [0, 0] });
  expect(await rowsOf('lead_time')).toMatchObject({ '2026-11-02': [3], '2026-11-09': [4], '2026-11-16': [null] });
  expect(await rowsOf('no_shows')).toMatchObject({ '2026-11-09': [4, 1, 25], '2026-11-16': [0, 0, null] });
  expect(await rowsOf('bookings', { by: 'month' })).toMatchObject({ '2026-10-01': [0, 0], '2026-11-01': [5, 1] });
  expect(await rowsOf('bookings', { hospitalId: clinic.perlis })).toMatchObject({ '2026-11-09': [0, 0] });
});

test('free capacity is what the doctors still offer: without leave, holidays and what is taken', async () => {
  await appointment('confirmed', '2026-11-22T10:00:00+08:00', '2026-11-24T09:00:00+08:00');
  // The seat of a slot is 1: another number takes none.
  await site.app.db.execute(sql`update appointments set seat = 1 where reference = ${`ATREND${made}`}`);
  const ahead = await rowsOf('free_capacity');
  expect(ahead).toEqual({
    '2026-11-23': [27, 26],
    '2026-11-30': [45, 45],
    '2026-12-07': [45, 45],
    '2026-12-14': [45, 45],
  });
  expect(await rowsOf('free_capacity', { hospitalId: clinic.perlis })).toMatchObject({ '2026-11-30': [4, 4] });
});

describe('forms', () => {
  let sent = 0;
  async function form(kind: string, sentAt: string, answeredAt: string | null, to = 'closed'): Promise<void> {
    sent += 1;
    const { rows } = await site.app.db.execute<{ id: string }>(sql`
      insert into form_submissions (id, kind, reference, state, hospital_id, owner_key, language, values, consent_version, sent_at, changed_at, delete_after)
      values (gen_random_uuid(), ${kind}, ${`TREND${sent}`}, 'received', ${clinic.selangor}, 'guest:x', 'en', 'sealed', '1', ${sentAt}, ${sentAt}, '2030-01-01')
      returning id`);
    if (answeredAt)
      await site.app.db.execute(sql`insert into form_history (submission_id, at, from_state, to_state, by)
        values (${rows[0]!.id}, ${answeredAt}, 'received', ${to}, 'staff')`);
  }

  test('are late where the answer came after the last promised evening, or has not come though that is over', async () => {
    // Two working days: until Thursday, 12 November, at six in the evening.
    await form('contact', '2026-11-10T10:00:00+08:00', '2026-11-12T17:59:00+08:00');
    await form('contact', '2026-11-10T10:00:00+08:00', '2026-11-12T18:01:00+08:00');
    await form('contact', '2026-11-10T10:00:00+08:00', null);
    // Taken into work is no answer.
    await form('contact', '2026-11-10T10:00:00+08:00', '2026-11-10T11:00:00+08:00', 'in_progress');
    // From Friday evening there is time until Tuesday, which has not come.
    await form('contact', '2026-11-20T20:00:00+08:00', null);
    expect(await rowsOf('enquiries')).toMatchObject({ '2026-11-09': [4, 1, 3], '2026-11-16': [1, 0, 0] });
    expect(await rowsOf('letters')).toMatchObject({ '2026-11-09': [0, 0, 0] });
  });
});

test('waiting lists are counted by who joined, and by who has a time from them', async () => {
  const join = (number: number, status: string, at: string) =>
    site.app.db.execute(sql`
      insert into waiting_list_entries (id, reference, doctor_id, hospital_id, day, status, holder_hash, patient_name, phone, phone_hash, email,
        visit, payer, language, consent_version, queued_at, created_at, updated_at)
      values (gen_random_uuid(), ${`WTREND${number}`}, ${clinic.doctorId}, ${clinic.selangor}, '2026-10-20', ${status}, 'nobody', 'sealed', 'sealed',
        'hash', 'sealed', 'new', 'self_pay', 'en', '1', ${at}, ${at}, ${at})`);
  await join(1, 'booked', '2026-10-05T00:30:00+08:00');
  await join(2, 'waiting', '2026-10-11T23:30:00+08:00');
  await join(3, 'left', '2026-10-12T00:30:00+08:00');
  expect(await rowsOf('waiting_list')).toMatchObject({ '2026-10-05': [2, 1], '2026-10-12': [1, 0] });
  expect(await rowsOf('waiting_list', { hospitalId: clinic.perlis })).toMatchObject({ '2026-10-05': [0, 0] });
});

test('sales are paid lines after discount, and memberships those that were paid or are free', async () => {
  const order = async (id: string, state: string, paidAt: string | null) => {
    await site.app.db.execute(sql`
      insert into orders (id, owner_key, state, language, buyer, email_hash, subtotal_sen, discount_sen, tax_percent, service_tax_sen, total_sen,
        terms_version, placed_at, expires_at, paid_at, paperwork_at)
      values (${id}, 'guest:trend', ${state}, 'en', 'sealed', 'hash', 20000, 500, 0, 0, 19500, '1', '2026-10-04T10:00:00+08:00',
        '2026-10-04T11:00:00+08:00', ${paidAt}, ${paidAt})`);
    await site.app.db.execute(sql`
      insert into order_lines (id, order_id, position, package_id, slug, title, type_name, hospital_id, hospital_name, quantity, unit_price_sen, total_sen,
        discount_sen, service_tax_sen, payable_sen, validity_days, approval_number, person_name, person_is_citizen)
      values (gen_random_uuid(), ${id}, 1, 1, 'trend', '{}', '{}', ${clinic.selangor}, 'Hospital', 2, 10000, 20000, 500, 0, 19500, 90, '', 'sealed', true)`);
  };
  await order('MTREND0001', 'paid', '2026-10-05T00:30:00+08:00');
  await order('MTREND0002', 'refunded', '2026-10-05T00:30:00+08:00');
  await order('MTREND0003', 'cancelled', null);
  expect(await rowsOf('sales')).toMatchObject({ '2026-09-28': [0, 0], '2026-10-05': [19500, 2] });

  const { accountId } = await reader('administrator');
  const { rows } = await site.app.db.execute<{ id: string }>(sql`
    insert into memberships (id, number, account_id, created_at) values (gen_random_uuid(), '200000000001', ${accountId}, '2026-09-01T10:00:00+08:00')
    returning id`);
  const term = (state: string) =>
    site.app.db.execute(sql`
      insert into membership_terms (id, membership_id, reference, plan, tier, state, starts_on, terms_version, agreed_at)
      values (gen_random_uuid(), ${rows[0]!.id}, ${`TREND-${state}`}, 'one', ${state}, ${state}, ${state === 'running' ? '2026-09-01' : null}, '1', '2026-09-01T10:00:00+08:00')`);
  const before = (await rowsOf('memberships', { hospitalId: null }))['2026-08-31']![0]!;
  await term('running');
  await term('dropped');
  expect((await rowsOf('memberships', { hospitalId: null }))['2026-08-31']![0]).toBe(before + 1);
});

test('each role sees the figures of its own desks, a hospital its own, and memberships are of the whole group', async () => {
  const namesFor = async (role: StaffRole, hospitalId: number | null, choice: Partial<TrendChoice> = {}) => {
    const { actor } = await reader(role, hospitalId);
    return (await viewTrends(site.app, actor, { by: 'week', hospitalId: null, ...choice })).map(({ name }) => name);
  };
  const visits = ['bookings', 'lead_time', 'no_shows', 'free_capacity', 'waiting_list'];
  expect(await namesFor('front_desk', clinic.perlis)).toEqual([...visits, 'enquiries', 'funnel']);
  expect(await namesFor('gl_officer', null)).toEqual(['letters']);
  expect(await namesFor('package_desk', null)).toEqual(['sales', 'memberships']);
  expect(await namesFor('package_desk', clinic.perlis)).toEqual(['sales']);
  expect(await namesFor('editor', null)).toEqual(['reading', 'searches']);
  expect(await namesFor('editor', clinic.perlis)).toEqual([]);
  expect(await namesFor('administrator', null)).toEqual([
    ...visits,
    'enquiries',
    'letters',
    'sales',
    'memberships',
    'funnel',
    'reading',
    'searches',
  ]);
  // Another hospital's figures are not the reader's.
  expect(await namesFor('front_desk', clinic.perlis, { hospitalId: clinic.selangor })).toEqual([]);
  const { actor } = await reader('front_desk', clinic.perlis);
  const [bookings] = await viewTrends(site.app, actor, { by: 'week', hospitalId: null, only: ['bookings'] });
  expect(bookings!.rows.flatMap(({ values }) => values).every((value) => value === 0)).toBe(true);
});

test('the page has a table for each chart, and the file holds the same figures', async () => {
  const chief = await reader('administrator');
  const html = await (await openConsole(site, `/staff/trends?hospital=${clinic.selangor}`, chief)).text();
  expect([...html.matchAll(/<svg[^>]*role="img"[^>]*aria-label="([^"]+)"/g)]).toHaveLength(8);
  // The funnel is drawn with words and numbers as text.
  expect([...html.matchAll(/<figure/g)]).toHaveLength(9);
  expect([...html.matchAll(/<table/g)]).toHaveLength(9);
  // Phones show the newest rows, with a link to the figure alone, which has all.
  expect(html).toContain(`href="/staff/trends?figure=bookings&amp;by=week&amp;hospital=${clinic.selangor}"`);
  const alone = await (await openConsole(site, '/staff/trends?figure=bookings&by=week', chief)).text();
  expect([...alone.matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id)).toEqual(['bookings']);
  expect(alone).not.toContain('max-md:nth-last-[n+3]:hidden');
  const file = await openConsole(site, `/staff/trends/csv?figure=bookings&hospital=${clinic.selangor}`, chief);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="trends-bookings.csv"');
  const lines = (await file.text()).split('\r\n');
  expect(lines[0]).toContain('figure,from,value,unit,amount');
  expect(lines).toContain('bookings,2026-11-09,made,count,4');
  expect(lines).toHaveLength(1 + 13 * 2 + 1);
});

test.each(['?by=century&hospital=99999999999', '?hospital=-1', '?hospital=999999999'])(
  'an address with %s answers like any other',
  async (query) => {
    const chief = await reader('administrator');
    expect((await openConsole(site, `/staff/trends${query}`, chief)).status).toBe(200);
    expect((await openConsole(site, `/staff/trends/csv${query}`, chief)).status).toBe(200);
  },
);

test('bookings and visits of a year are counted by their indexes', async () => {
  const client = await site.app.pool.connect();
  try {
    // The test's table is small: the planner is told not to read it whole.
    await client.query('set enable_seqscan = off');
    const planOf = async (where: string) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select count(*) from appointments where ${where}`,
      );
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    };
    expect(await planOf("status <> 'held' and created_at >= '2026-01-01' and created_at < '2026-12-01'")).toContain(
      'appointments_made_index',
    );
    expect(
      await planOf(
        "status in ('arrived', 'completed', 'no_show') and starts_at >= '2026-01-01' and starts_at < '2026-12-01'",
      ),
    ).toContain('appointments_state_index');
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
});
