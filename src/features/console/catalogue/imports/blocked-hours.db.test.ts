import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, faultyCells, sendCatalogueForm } from '../catalogue.fixture.ts';
import type { CatalogueInputs } from '../fields/catalogue-fields.ts';

let site: TestSite;
let chief: SignedIn;
/** A doctor without bookings, who is there on Mondays from nine to twelve. */
let doctor: { id: number; slug: string; hospital: string; hospitalId: number };
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const { rows } = await site.app.db.execute<typeof doctor>(sql`
    select d.id, d.slug, h.slug as hospital, h.id as "hospitalId" from doctors d
    join doctor_hospitals dh on dh.doctor_id = d.id join hospitals h on h.id = dh.hospital_id
    where d.status = 'published' and not exists (select from appointments x where x.doctor_id = d.id)
    order by d.id, h.id limit 1`);
  doctor = rows[0]!;
  await site.app.db.execute(sql`delete from weekly_sessions where doctor_id = ${doctor.id}`);
  await site.app.db.execute(sql`insert into weekly_sessions
    (doctor_id, hospital_id, weekday, starts_at, ends_at, slot_minutes, capacity, mode)
    values (${doctor.id}, ${doctor.hospitalId}, 1, '09:00', '12:00', 20, 1, 'in_person')`);
});
afterAll(() => site.close());

const block = (changes: CatalogueInputs = {}): CatalogueInputs => ({
  doctor: doctor.slug,
  hospital: doctor.hospital,
  day: '2026-12-07',
  starts: '9:00',
  ends: '10:00',
  ...changes,
});
const planned = async (rows: readonly CatalogueInputs[]) => {
  const plan = await checkedFile(site, chief, { list: 'blocked-hours', file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, chief)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, chief, { intent });
const stored = async () =>
  (
    await site.app.db
      .execute(sql`select to_char(starts_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD HH24:MI') as starts,
      to_char(ends_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD HH24:MI') as ends
      from schedule_blocks where doctor_id = ${doctor.id} order by starts_at`)
  ).rows;

describe('blocked hours from a file', () => {
  test('faults of each row by its column', async () => {
    const { html, plan } = await planned([
      block(),
      block({ doctor: 'dr-nobody' }),
      block({ hospital: 'nowhere' }),
      block({ day: '2026-11-22' }),
      block({ day: '2028-11-26' }),
      block({ starts: '11:00' }),
      block({ ends: '10.30' }),
      block({ starts: '09:00' }),
    ]);
    expect(faultyCells(html)).toEqual(['3 doctor', '4 hospital', '5 day', '6 day', '7 ends', '8 ends', '9 doctor']);
    expect((await send(plan, 'apply')).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('are entered, found again by the export, shown in the list, and taken back as a whole', async () => {
    const rows = [block(), block({ day: '2026-12-08', starts: '20:00', ends: '24:00' })];
    const made = await planned(rows);
    expect(made.html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect(await stored()).toEqual([
      { starts: '2026-12-07 09:00', ends: '2026-12-07 10:00' },
      { starts: '2026-12-08 20:00', ends: '2026-12-09 00:00' },
    ]);
    const file = await (await openConsole(site, '/staff/catalogue/blocked-hours/csv', chief)).text();
    expect(file).toContain(`${doctor.slug},${doctor.hospital},2026-12-08,20:00,24:00`);
    expect((await planned(rows)).html).toContain('This file changes nothing.');

    const clerk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: doctor.hospitalId }]);
    const other = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: doctor.hospitalId === 1 ? 2 : 1 }]);
    const list = async (path: string, who = clerk) =>
      (await openConsole(site, `/staff/schedules/blocks${path}`, who)).text();
    expect(await list('')).toContain('20:00–24:00');
    expect(await list('?q=nobody')).not.toContain('20:00–24:00');
    expect(await list('/csv')).toContain(',2026-12-08,20:00,24:00');
    expect(await list('/csv', other)).not.toContain('2026-12-08');

    expect((await send(made.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await stored()).toEqual([]);
  });

  test('are refused where patients are booked, who are asked on the doctor’s schedule', async () => {
    const times = { starts_at: '2026-12-07T09:40:00+08:00', ends_at: '2026-12-07T10:00:00+08:00' };
    const booking = JSON.stringify({
      id: site.app.random.uuid(),
      reference: 'A234567890',
      doctor_id: doctor.id,
      hospital_id: doctor.hospitalId,
      mode: 'in_person',
      during: `[${times.starts_at},${times.ends_at})`,
      ...times,
    });
    await site.app.db.execute(sql`insert into appointments select made.* from
      (select * from appointments where status = 'confirmed' limit 1) a,
      jsonb_populate_record(null::appointments, to_jsonb(a) || ${booking}::jsonb) made`);
    const { html } = await planned([block(), block({ starts: '10:00', ends: '11:00' })]);
    expect(html).toContain('Bookings in these hours: 1.');
    expect(faultyCells(html)).toEqual(['2 starts']);
  });
});
