import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import type { CatalogueInputs, FileListName } from '../fields/catalogue-fields.ts';
import { checkedFile, csvFile, sendCatalogueForm } from '../catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const planned = async (list: FileListName, rows: readonly CatalogueInputs[]) => {
  const plan = await checkedFile(site, chief, { list, file: csvFile(rows) });
  return { plan, html: await (await openConsole(site, `/staff/catalogue/${plan}`, chief)).text() };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, chief, { intent });
const rowsOf = async (query: ReturnType<typeof sql>) => (await site.app.db.execute(query)).rows;

describe('promotion codes from a file', () => {
  const code = (changes: CatalogueInputs = {}): CatalogueInputs => ({
    code: 'FILE10',
    name_en: 'Ten percent',
    name_ms: 'Sepuluh peratus',
    percent_off: '10',
    package_types: '',
    starts_on: '2026-01-01',
    ends_on: '2026-12-31',
    approval_number: 'KKLIU 1234/2026',
    approval_starts_on: '2026-01-01',
    approval_expires_on: '2027-12-31',
    is_on: 'yes',
    ...changes,
  });
  const stored = () =>
    rowsOf(sql`select percent_off as percent, amount_off_sen as amount, minimum_spend_sen as spend,
      global_limit as uses, ends_at = '2026-12-31T16:00:00Z' as "isWholeDay", approval_number as approval,
      is_published as "isOn" from promotions where code = 'FILE10'`);

  test('faults of each row by its column', async () => {
    const { html } = await planned('promotions', [
      code({ code: 'file10' }),
      code({ code: 'FILE11', percent_off: '10', amount_off: '5.00' }),
      code({ code: 'FILE12', ends_on: '2025-12-31' }),
      code({ code: 'FILE13', package_types: 'no-such-type' }),
      code({ code: 'FILE14', approval_number: '' }),
      code({ code: 'FILE15', maximum_discount: 'much' }),
    ]);
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>6</);
    for (const column of ['code', 'percent_off', 'ends_on', 'package_types', 'approval_number', 'maximum_discount'])
      expect(html).toContain(`>${column}</span>: `);
  });

  test('are made, changed, and taken back as if they had never been', async () => {
    const made = await planned('promotions', [code()]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    const first = {
      percent: 10,
      amount: null,
      spend: 0,
      uses: null,
      isWholeDay: true,
      approval: 'KKLIU 1234/2026',
      isOn: true,
    };
    expect(await stored()).toEqual([first]);
    expect((await planned('promotions', [code()])).html).toContain('This file changes nothing.');
    const changed = await planned('promotions', [{ code: 'FILE10', percent_off: '', amount_off: '25', uses: '40' }]);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await stored()).toEqual([{ ...first, percent: null, amount: 2_500, uses: 40 }]);
    expect((await send(changed.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await stored()).toEqual([first]);
    expect((await send(made.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await stored()).toEqual([]);
  });

  test('one that somebody has used has no fewer uses, and is not taken back', async () => {
    const made = await planned('promotions', [code()]);
    await send(made.plan, 'apply');
    await site.app.db.execute(sql`update promotions set used = 3 where code = 'FILE10'`);
    expect((await planned('promotions', [code({ uses: '2' })])).html).toContain('>uses</span>: ');
    expect((await send(made.plan, 'undo')).headers.get('location')).toContain('kept=1');
    expect(await stored()).toHaveLength(1);
  });
});

describe('leave from a file', () => {
  let doctor: { id: number; slug: string };
  beforeAll(async () => {
    doctor = (
      await rowsOf(sql`select d.id, d.slug from doctors d where d.status = 'published'
      and not exists (select from appointments a where a.doctor_id = d.id) order by d.id limit 1`)
    )[0] as typeof doctor;
  });
  const leave = (changes: CatalogueInputs = {}): CatalogueInputs => ({
    doctor: doctor.slug,
    first_day: '2027-03-01',
    last_day: '2027-03-05',
    away_from: '',
    back_at: '',
    ...changes,
  });
  const stored = () =>
    rowsOf(sql`select starts_on::text as "from", ends_on::text as "to", left(ends_at::text, 5) as "backAt"
      from doctor_leave where doctor_id = ${doctor.id} order by starts_on`);

  test('faults of each row by its column, other rows of the file included', async () => {
    const { html, plan } = await planned('leave', [
      leave(),
      leave({ first_day: '2027-03-05', last_day: '2027-03-06' }),
      leave({ first_day: '2020-03-01', last_day: '2020-03-02' }),
      leave({ first_day: '2027-04-01', last_day: '2027-04-01', away_from: '15:00', back_at: '9:00' }),
      leave({ doctor: 'dr-nobody' }),
    ]);
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>4</);
    for (const column of ['first_day', 'last_day', 'back_at', 'doctor']) expect(html).toContain(`>${column}</span>: `);
    expect((await send(plan, 'apply')).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('is entered, found again, and taken back', async () => {
    const rows = [leave(), leave({ first_day: '2027-04-01', last_day: '2027-04-01', back_at: '13:00' })];
    const made = await planned('leave', rows);
    expect(made.html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect(await stored()).toEqual([
      { from: '2027-03-01', to: '2027-03-05', backAt: null },
      { from: '2027-04-01', to: '2027-04-01', backAt: '13:00' },
    ]);
    expect((await planned('leave', rows)).html).toContain('This file changes nothing.');
    expect((await send(made.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await stored()).toEqual([]);
  });

  test('is refused where patients are booked, who are asked on the page of leave', async () => {
    const times = { starts_at: '2027-03-03T09:00:00+08:00', ends_at: '2027-03-03T09:20:00+08:00' };
    const booking = JSON.stringify({
      id: site.app.random.uuid(),
      reference: 'A345678901',
      doctor_id: doctor.id,
      mode: 'in_person',
      during: `[${times.starts_at},${times.ends_at})`,
      ...times,
    });
    await site.app.db
      .execute(sql`insert into appointments select made.* from (select * from appointments where status = 'confirmed' limit 1) a,
      jsonb_populate_record(null::appointments, to_jsonb(a) || ${booking}::jsonb) made`);
    const { html } = await planned('leave', [leave(), leave({ first_day: '2027-03-04' })]);
    expect(html).toContain('Bookings in this time: 1.');
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>1</);
  });
});

describe('texts of messages from a file', () => {
  const subject = { message: 'appointment_confirmed', text: 'appointments_subject_confirmed' };
  const own = () =>
    rowsOf(sql`select version, texts -> 'appointments_subject_confirmed' as words from message_template_versions
      where template = 'appointment_confirmed' order by version desc limit 1`);

  test('faults of each row by its column', async () => {
    const { html } = await planned('message-texts', [
      { ...subject, words_en: 'Booked {nothing}' },
      { message: 'appointment_confirmed', text: 'no_such_text', words_en: 'Hello' },
    ]);
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>2</);
    for (const column of ['words_en', 'text']) expect(html).toContain(`>${column}</span>: `);
  });

  test('are changed as one version of their message, and taken back', async () => {
    const file = await openConsole(site, '/staff/catalogue/message-texts/csv', chief);
    const shipped = /^appointment_confirmed,appointments_subject_confirmed,(?:"([^"]*)"|([^,]*)),/m.exec(
      await file.text(),
    );
    const words = `${shipped?.[1] ?? shipped?.[2]} !`;
    const changed = await planned('message-texts', [{ ...subject, words_en: words }]);
    expect(changed.html).toMatch(/Will change<\/dt><dd[^>]*>1</);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await own()).toEqual([{ version: 1, words: { en: words } }]);
    expect((await send(changed.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await own()).toEqual([{ version: 2, words: null }]);
  });
});
