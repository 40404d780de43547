import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, faultyCells, sendCatalogueForm } from '../catalogue.fixture.ts';
import type { CatalogueInputs } from '../fields/catalogue-fields.ts';

let site: TestSite;
let chief: SignedIn;
/** A doctor of two hospitals without bookings, who is there on Mondays from nine to twelve. */
let doctor: { id: number; slug: string; here: string; hereId: number; there: string; thereId: number };
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const { rows } = await site.app.db.execute<typeof doctor>(sql`
    select d.id, d.slug, a.slug as here, a.id as "hereId", b.slug as there, b.id as "thereId" from doctors d
    join doctor_hospitals da on da.doctor_id = d.id join hospitals a on a.id = da.hospital_id
    join doctor_hospitals db on db.doctor_id = d.id join hospitals b on b.id = db.hospital_id and b.id > a.id
    where d.status = 'published' and not exists (select from appointments x where x.doctor_id = d.id)
    order by d.id, a.id limit 1`);
  doctor = rows[0]!;
  await site.app.db.execute(sql`delete from weekly_sessions where doctor_id = ${doctor.id}`);
  await site.app.db.execute(sql`insert into weekly_sessions
    (doctor_id, hospital_id, weekday, starts_at, ends_at, slot_minutes, capacity, mode)
    values (${doctor.id}, ${doctor.thereId}, 1, '09:00', '12:00', 20, 1, 'in_person')`);
});
afterAll(() => site.close());

const date = (changes: CatalogueInputs = {}): CatalogueInputs => ({
  doctor: doctor.slug,
  hospital: doctor.here,
  day: '2026-12-01',
  sessions: '9:00-12:30',
  ...changes,
});
const planned = async (rows: readonly CatalogueInputs[]) => {
  const plan = await checkedFile(site, chief, { list: 'single-dates', file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, chief)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, chief, { intent });
const undone = async (plan: string) => (await send(plan, 'undo')).headers.get('location');
const stored = async () =>
  (
    await site.app.db.execute(sql`select o.day::text, h.slug as hospital,
      (select coalesce(json_agg(concat(one ->> 'from', '-', one ->> 'to', ' ', one ->> 'slotMinutes', ' ', one ->> 'room')),
        '[]') from jsonb_array_elements(sessions) one) as sessions
      from schedule_overrides o join hospitals h on h.id = o.hospital_id
      where o.doctor_id = ${doctor.id} order by o.day, h.id`)
  ).rows;

describe('single dates from a file', () => {
  test('faults of each row by its column', async () => {
    const { rows } = await site.app.db.execute<{ slug: string }>(sql`select slug from hospitals h
      where status = 'published' and not exists
        (select from doctor_hospitals dh where dh.hospital_id = h.id and dh.doctor_id = ${doctor.id}) limit 1`);
    const { html, plan } = await planned([
      date(),
      date({ doctor: 'dr-nobody' }),
      date({ hospital: 'nowhere' }),
      date({ hospital: rows[0]!.slug }),
      date({ day: '2026-11-22' }),
      date({ day: '2028-11-26' }),
      date({ day: '2026-02-30' }),
      date({ day: '2026-12-02', sessions: '12:30-9:00' }),
      date({ day: '2026-12-03', sessions: '9:00-12:00\n11:00-13:00' }),
      // The recurring session at the other hospital.
      date({ day: '2026-12-07', sessions: '11:40-13:00' }),
      date({ day: '2026-12-08', sessions: '' }),
      date({ day: '2026-12-10', sessions: '=9:00-12:00' }),
      date({ day: '2026-12-09', sessions: '9:00-12:00 | slot_minutes 300' }),
      date({ sessions: 'closed' }),
    ]);
    expect(faultyCells(html)).toEqual([
      '3 doctor',
      '4 hospital',
      '5 hospital',
      '6 day',
      '7 day',
      '8 day',
      '9 sessions',
      '10 sessions',
      '11 sessions',
      '12 sessions',
      '13 sessions',
      '14 sessions',
      '15 doctor',
    ]);
    for (const words of [
      'There is no item with the code dr-nobody.',
      'The doctor does not practise at this hospital.',
      'Choose a date from today, within two years.',
      '12:30-09:00: The end must leave room for at least one appointment.',
      '09:00-12:00: Enter 5 to 240 minutes.',
      'Another row of the file has the same code.',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/The doctor already sees patients at [^<]+ on Mon 7 Dec 2026, 09:00–12:00\./);
    expect((await send(plan, 'apply')).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('a workbook with a formula in a cell is refused by the name of the cell', async () => {
    const rows = [Object.keys(date()), Object.values(date())];
    const cells = new Map([['1,3', { formula: 'A1', formulaResult: '9:00-12:00' }]]);
    const file = new File(
      [new Uint8Array(await writeXlsx({ sheets: [{ name: 'single-dates', rows, cells }] }))],
      'a.xlsx',
    );
    const answer = await sendCatalogueForm(site, 'single-dates/import', chief, { file });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('These cells hold a formula or an error: D2.');
  });

  test('are made, closed and changed, found again by the export, and taken back as a whole', async () => {
    const rows = [
      date({ sessions: '14:00-17:00\n9:00-12:30 | slot_minutes 20 | room Suite 2' }),
      date({ day: '2026-12-02', sessions: 'closed' }),
    ];
    const made = await planned(rows);
    expect(made.html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    const first = [
      { day: '2026-12-01', hospital: doctor.here, sessions: ['09:00-12:30 20 Suite 2', '14:00-17:00 15 '] },
      { day: '2026-12-02', hospital: doctor.here, sessions: [] },
    ];
    expect(await stored()).toEqual(first);
    const file = await (await openConsole(site, '/staff/catalogue/single-dates/csv', chief)).text();
    expect(file).toContain('2026-12-01,"09:00-12:30 | slot_minutes 20 | room Suite 2\n14:00-17:00"');
    expect(file).toContain('2026-12-02,closed');
    expect((await planned(rows)).html).toContain('This file changes nothing.');

    const changed = await planned([
      date({ sessions: 'closed' }),
      date({ day: '2026-12-02', sessions: '9:00-10:00 | mode teleconsult' }),
    ]);
    expect(changed.html).toMatch(/Will change<\/dt><dd[^>]*>2</);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await stored()).toEqual([
      { day: '2026-12-01', hospital: doctor.here, sessions: [] },
      { day: '2026-12-02', hospital: doctor.here, sessions: ['09:00-10:00 15 '] },
    ]);
    expect(await undone(changed.plan)).not.toContain('kept=');
    expect(await stored()).toEqual(first);
    expect(await undone(made.plan)).not.toContain('kept=');
    expect(await stored()).toEqual([]);
    const { rows: entries } = await site.app.db.execute(sql`select subject_id as subject, detail -> 'dates' as dates
      from audit_log where action = 'schedule_import' order by id limit 1`);
    expect(entries).toEqual([{ subject: doctor.slug, dates: ['2026-12-01', '2026-12-02'] }]);
  });

  test('move a doctor to the other hospital for a day by two rows', async () => {
    const made = await planned([
      date({ day: '2026-12-07', hospital: doctor.there, sessions: 'closed' }),
      date({ day: '2026-12-07' }),
    ]);
    expect(made.html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect(await undone(made.plan)).not.toContain('kept=');
    expect(await stored()).toEqual([]);
  });

  test('that would leave a booking without its session are refused, and not taken back either', async () => {
    const times = { starts_at: '2026-12-14T11:40:00+08:00', ends_at: '2026-12-14T12:00:00+08:00' };
    const booking = JSON.stringify({
      id: site.app.random.uuid(),
      reference: 'A234567890',
      doctor_id: doctor.id,
      hospital_id: doctor.thereId,
      mode: 'in_person',
      during: `[${times.starts_at},${times.ends_at})`,
      ...times,
    });
    await site.app.db.execute(sql`insert into appointments select made.* from
      (select * from appointments where status = 'confirmed' limit 1) a,
      jsonb_populate_record(null::appointments, to_jsonb(a) || ${booking}::jsonb) made`);
    const monday = (sessions: string) => date({ day: '2026-12-14', hospital: doctor.there, sessions });
    for (const sessions of ['closed', '9:00-11:50', '9:00-12:00 | mode teleconsult'])
      expect((await planned([monday(sessions)])).html, sessions).toContain(
        'Bookings that would lose their session on this date: 1.',
      );
    const longer = await planned([monday('11:00-15:00')]);
    expect((await send(longer.plan, 'apply')).status).toBe(303);
    await site.app.db.execute(sql`update weekly_sessions set ends_at = '11:00' where doctor_id = ${doctor.id}`);
    expect(await undone(longer.plan)).toContain('kept=1');
    expect(await stored()).toEqual([{ day: '2026-12-14', hospital: doctor.there, sessions: ['11:00-15:00 15 '] }]);
  });
});

describe('the list of single dates', () => {
  test('shows those of the staff member’s hospitals, filtered, and as a report', async () => {
    const clerk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: doctor.thereId }]);
    const other = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: doctor.hereId }]);
    const list = async (query: string, who = clerk) =>
      (await openConsole(site, `/staff/schedules/dates${query}`, who)).text();
    expect(await list('')).toContain(`date?day=2026-12-14&amp;hospital=${doctor.thereId}`);
    expect(await list('?sessions=open')).toContain('day=2026-12-14');
    expect(await list('?sessions=closed')).not.toContain('day=2026-12-14');
    expect(await list('?q=nobody')).not.toContain('day=2026-12-14');
    expect(await list('', other)).not.toContain('day=2026-12-14');
    expect(await list('/csv')).toContain(',2026-12-14,11:00-15:00');
    expect(await list('/csv', other)).not.toContain('2026-12-14');
  });
});
