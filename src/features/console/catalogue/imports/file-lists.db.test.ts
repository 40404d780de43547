import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { fileListNames, type CatalogueInputs, type FileListName } from '../fields/catalogue-fields.ts';
import { checkedFile, csvFile, sendCatalogueForm } from '../catalogue.fixture.ts';
import { fillBareLists } from './bare-lists.fixture.ts';
import { packageInputs } from './group-files.fixture.ts';

let site: TestSite;
let chief: SignedIn;
let doctor: { id: number; slug: string; hospital: string; hospitalId: number };
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  // A doctor of one hospital, without sessions of his own.
  const { rows } = await site.app.db.execute<
    typeof doctor
  >(sql`select d.id, d.slug, h.slug as hospital, h.id as "hospitalId"
    from doctors d join doctor_hospitals dh on dh.doctor_id = d.id join hospitals h on h.id = dh.hospital_id
    where d.status = 'published' and not exists (select from appointments a where a.doctor_id = d.id)
    order by d.id, h.id limit 1`);
  doctor = rows[0]!;
  await site.app.pool.query('delete from weekly_sessions where doctor_id = $1', [doctor.id]);
  await site.app.pool.query('delete from schedule_overrides where doctor_id = $1', [doctor.id]);
  await fillBareLists(site, chief);
});
afterAll(() => site.close());

const desk = async (path: string, who = chief) => {
  const answer = await openConsole(site, `/staff/catalogue/${path}`, who);
  return { status: answer.status, html: await answer.text() };
};
const planned = async (list: FileListName, rows: readonly CatalogueInputs[]) => {
  const plan = await checkedFile(site, chief, { list, file: csvFile(rows) });
  return { plan, html: (await desk(plan)).html };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, chief, { intent });
const count = async (query: ReturnType<typeof sql>) =>
  (await site.app.db.execute<{ count: number }>(query)).rows[0]!.count;
const session = (changes: CatalogueInputs = {}): CatalogueInputs => ({
  doctor: doctor.slug,
  hospital: doctor.hospital,
  weekday: 'monday',
  starts: '9:00',
  ends: '12:00',
  slot_minutes: '20',
  ...changes,
});
const sessionsOf = () => count(sql`select count(*)::int as count from weekly_sessions where doctor_id = ${doctor.id}`);

describe('who may import lists with desks of their own', () => {
  test.each([
    ['sessions', 'front_desk'],
    ['single-dates', 'front_desk'],
    ['blocked-hours', 'front_desk'],
    ['public-holidays', 'front_desk'],
    ['packages', 'editor'],
    ['short-addresses', 'editor'],
    ['search-words', 'editor'],
    ['exchange-rates', 'editor'],
    ['promotions', 'package_desk'],
    ['leave', 'front_desk'],
    ['message-texts', 'editor'],
    ['packages', 'package_desk'],
    ['people', 'administrator'],
    ['own-roles', 'administrator'],
    ['content', 'editor'],
    ['settings', 'administrator'],
    ['urgent-words', 'editor'],
    ['media-texts', 'editor'],
    ['menus', 'editor'],
    ['home-sections', 'editor'],
    ['third-party-scripts', 'administrator'],
    ['forms', 'editor'],
  ] as const)('%s: not the role %s of one hospital, by page, file or form', async (list, role) => {
    const who = await signedInStaff(site.app, [{ role, hospitalId: 3 }]);
    for (const path of [`${list}/import`, `${list}/csv`, `${list}/csv?template=yes`])
      expect((await desk(path, who)).status, path).toBe(403);
    const sent = await sendCatalogueForm(site, `${list}/import`, who, { file: csvFile([session()]) });
    expect(sent.status).toBe(403);
  });

  test.each(['insurers', 'doctors'] as const)('a template of %s needs the role as its list does', async (list) => {
    const who = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    expect((await desk(`${list}/csv?template=yes`, who)).status).toBe(403);
  });
});

describe('files', () => {
  test.each(fileListNames.flatMap((list) => ['list.csv', 'list.xlsx'].map((file) => [list, file])))(
    'the export of %s changes nothing when it is imported as it is, as %s',
    async (name, fileName) => {
      const list = name as FileListName;
      const query = fileName === 'list.xlsx' ? '?format=xlsx' : '';
      const answer = await openConsole(site, `/staff/catalogue/${list}/csv${query}`, chief);
      expect(answer.headers.get('content-disposition')).toContain(`"${fileName.replace('list', list)}"`);
      const file = new File([await answer.arrayBuffer()], fileName);
      const { html } = await desk(await checkedFile(site, chief, { list, file }));
      expect(html).toContain('This file changes nothing.');
      expect(html).toMatch(/Unchanged<\/dt><dd[^>]*>[1-9]\d*</);
      expect(html).toMatch(/Will change<\/dt><dd[^>]*>0</);
    },
  );

  test('short addresses: faults by column, made, led elsewhere, and taken back as if they had never been', async () => {
    const first = await planned('short-addresses', [
      { path: '/Berry', target: '/speciality-centre/cardiology', redirect: 'no' },
      { path: '/staff', target: '/speciality-centre/cardiology', redirect: 'no' },
      { path: '/doctor', target: '/speciality-centre/cardiology', redirect: 'no' },
      { path: '/berry-two', target: '/no-such-page', redirect: 'no' },
    ]);
    expect(first.html).toMatch(/Rows with errors<\/dt><dd[^>]*>4</);
    const path = '/berry';
    const made = await planned('short-addresses', [{ path, target: '/speciality-centre/cardiology', redirect: 'no' }]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect((await site.request(path)).status).toBe(200);
    const moved = await planned('short-addresses', [{ path, target: '/melur-ipoh', redirect: 'yes' }]);
    expect((await send(moved.plan, 'apply')).status).toBe(303);
    await expect.poll(async () => (await site.request(path, { redirect: 'manual' })).status).toBe(302);
    expect((await send(moved.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    await expect.poll(async () => (await site.request(path, { redirect: 'manual' })).status).toBe(200);
    expect((await send(made.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    await expect.poll(async () => (await site.request(path)).status).toBe(404);
  });

  test('search words: faults by column, made, led elsewhere, and taken back', async () => {
    const word = (changes: CatalogueInputs): CatalogueInputs => ({ word: 'qqxyz', language: 'en', ...changes });
    const faulty = await planned('search-words', [
      word({}),
      word({ word: 'qqxy', speciality: 'no-such-speciality' }),
      word({ word: 'qqx', known_words: 'zzzzqqqq' }),
      word({ word: 'chest pain', speciality: 'cardiology' }),
    ]);
    expect(faulty.html).toMatch(/Rows with errors<\/dt><dd[^>]*>4</);
    const meaning = async () =>
      (
        await site.app.db.execute<{ meaning: string | null; slug: string | null }>(
          sql`select meaning, speciality_slug as slug from search_synonyms where phrase = 'qqxyz'`,
        )
      ).rows;
    const made = await planned('search-words', [word({ word: 'QQXyz', speciality: 'cardiology' })]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect(await meaning()).toEqual([{ meaning: null, slug: 'cardiology' }]);
    const moved = await planned('search-words', [word({ known_words: 'dengue fever', speciality: '' })]);
    expect(moved.html).toMatch(/Will change<\/dt><dd[^>]*>1</);
    expect((await send(moved.plan, 'apply')).status).toBe(303);
    expect(await meaning()).toEqual([{ meaning: 'dengue fever', slug: null }]);
    expect((await send(moved.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await meaning()).toEqual([{ meaning: null, slug: 'cardiology' }]);
    expect((await send(made.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await meaning()).toEqual([]);
  });

  test('exchange rates: faults by column, made, corrected, and taken back', async () => {
    const faulty = await planned('exchange-rates', [
      { currency: 'XXX', day: '2026-01-05', rate: '30' },
      { currency: 'SGD', day: '2099-01-05', rate: '30' },
      { currency: 'SGD', day: '2026-01-05', rate: '-3' },
    ]);
    expect(faulty.html).toMatch(/Rows with errors<\/dt><dd[^>]*>3</);
    const rates = async () =>
      (
        await site.app.db.execute<{ rate: number }>(
          sql`select per_100_myr::float8 as rate from exchange_rates where currency = 'JPY' and day = '2026-01-05'`,
        )
      ).rows.map(({ rate }) => rate);
    const made = await planned('exchange-rates', [{ currency: 'JPY', day: '2026-01-05', rate: '3,456.50' }]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect(await rates()).toEqual([3456.5]);
    const corrected = await planned('exchange-rates', [{ currency: 'JPY', day: '2026-01-05', rate: '3460' }]);
    expect((await send(corrected.plan, 'apply')).status).toBe(303);
    expect(await rates()).toEqual([3460]);
    expect((await send(corrected.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await rates()).toEqual([3456.5]);
    expect((await send(made.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await rates()).toEqual([]);
  });

  test('sessions: made, found again by other spellings, changed and taken back as a whole', async () => {
    const rows = [session(), session({ weekday: 'saturday', recurrence: 'monthly', month_weeks: '3; 1' })];
    const first = await planned('sessions', rows);
    expect(first.html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
    expect((await send(first.plan, 'apply')).status).toBe(303);
    expect(await sessionsOf()).toBe(2);

    const again = await planned('sessions', [
      session({ starts: '09:00' }),
      session({ weekday: 'saturday', recurrence: 'monthly', month_weeks: '1; 3' }),
    ]);
    expect(again.html).toContain('This file changes nothing.');

    const changed = await planned('sessions', [session({ ends: '13:00', capacity: '2' })]);
    expect(changed.html).toMatch(/Will change<\/dt><dd[^>]*>1</);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect((await send(changed.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    const { rows: stored } = await site.app.db.execute<{ ends: string; capacity: number }>(
      sql`select ends_at::text as ends, capacity from weekly_sessions where doctor_id = ${doctor.id} and weekday = 1`,
    );
    expect(stored).toEqual([{ ends: '12:00:00', capacity: 1 }]);
    expect((await send(first.plan, 'undo')).status).toBe(303);
    expect(await sessionsOf()).toBe(0);
  });

  test('sessions: limits from a file; a file without their columns leaves them as they are', async () => {
    const limitsOf = async () =>
      (
        await site.app.db.execute(
          sql`select buffer_minutes as buffer, lead_hours as lead, window_days as window, notice_hours as notice from weekly_sessions where doctor_id = ${doctor.id}`,
        )
      ).rows;
    const made = await planned('sessions', [
      session({ buffer_minutes: '5', lead_hours: '24', window_days: '', notice_hours: '48' }),
    ]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect(await limitsOf()).toEqual([{ buffer: 5, lead: 24, window: null, notice: 48 }]);
    const old = await planned('sessions', [session({ capacity: '2' })]);
    expect((await send(old.plan, 'apply')).status).toBe(303);
    expect(await limitsOf()).toEqual([{ buffer: 5, lead: 24, window: null, notice: 48 }]);
    expect((await planned('sessions', [session({ capacity: '2', lead_hours: '0', window_days: '400' })])).html).toMatch(
      /720[^]*365/,
    );
    expect((await send(old.plan, 'undo')).status).toBe(303);
    expect((await send(made.plan, 'undo')).status).toBe(303);
    expect(await sessionsOf()).toBe(0);
  });

  test('sessions: fifth and last weekdays, dates of the month and rooms, found again by the export', async () => {
    const rows = [
      session({ weekday: 'friday', recurrence: 'monthly', month_weeks: 'last; 5' }),
      session({
        weekday: '',
        recurrence: 'monthly_dates',
        month_days: '15; 1; 2',
        starts: '14:00',
        ends: '16:00',
        room: 'Room 7',
      }),
    ];
    const made = await planned('sessions', rows);
    expect(made.html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    const { rows: stored } = await site.app.db.execute(
      sql`select weekday, month_weeks as weeks, month_days as days, room from weekly_sessions where doctor_id = ${doctor.id} order by starts_at`,
    );
    expect(stored).toEqual([
      { weekday: 5, weeks: [-1, 5], days: null, room: null },
      { weekday: null, weeks: null, days: [1, 2, 15], room: 'Room 7' },
    ]);
    const file = await openConsole(site, '/staff/catalogue/sessions/csv', chief);
    expect(await file.text()).toMatch(/,monthly_dates,,1; 2; 15,/);
    expect((await planned('sessions', rows)).html).toContain('This file changes nothing.');
    const old = await planned('sessions', [
      session({ weekday: 'friday', recurrence: 'monthly', month_weeks: '5; last' }),
    ]);
    expect(old.html, 'a file without the new columns').toContain('This file changes nothing.');
    const wrong = await planned('sessions', [
      session({ weekday: '', starts: '18:00', ends: '19:00' }),
      session({ weekday: '', recurrence: 'monthly_dates', month_days: '', starts: '18:00', ends: '19:00' }),
      session({ weekday: 'sunday', recurrence: 'monthly', month_weeks: '6' }),
    ]);
    expect(wrong.html).toContain('Choose a weekday.');
    expect(wrong.html).toContain('Enter dates from 1 to 31, such as 1, 15.');
    expect((await send(made.plan, 'undo')).status).toBe(303);
    expect(await sessionsOf()).toBe(0);
  });

  test('sessions: the faults of each row, and such a file cannot be applied', async () => {
    const other = await site.app.db.execute<{
      slug: string;
    }>(sql`select slug from hospitals h where status = 'published'
      and not exists (select from doctor_hospitals dh where dh.hospital_id = h.id and dh.doctor_id = ${doctor.id}) limit 1`);
    const { plan, html } = await planned('sessions', [
      session(),
      session({ starts: '11:00', ends: '14:00' }),
      session({ weekday: 'tuesday', hospital: other.rows[0]!.slug }),
      session({ weekday: 'wednesday', doctor: 'dr-nobody' }),
      session({ weekday: 'thursday', ends: '09:10' }),
      session({ weekday: 'friday', starts: '9am' }),
      session({ weekday: 'saturday' }),
      session({ weekday: 'saturday' }),
    ]);
    for (const words of [
      'The doctor already sees patients at',
      'The doctor does not practise at this hospital.',
      'There is no item with the code dr-nobody.',
      'Enter a time such as 09:00.',
      'Another row of the file has the same code.',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>7</);
    expect((await send(plan, 'apply')).status).toBe(409);
    expect(await sessionsOf()).toBe(0);
  });

  test('sessions: hours that bookings need are neither shortened nor taken back', async () => {
    const made = await planned('sessions', [session()]);
    await send(made.plan, 'apply');
    const times = { starts_at: '2026-11-30T11:40:00+08:00', ends_at: '2026-11-30T12:00:00+08:00' };
    const booking = JSON.stringify({
      id: site.app.random.uuid(),
      reference: 'A234567890',
      doctor_id: doctor.id,
      hospital_id: doctor.hospitalId,
      mode: 'in_person',
      during: `[${times.starts_at},${times.ends_at})`,
      ...times,
    });
    await site.app.db
      .execute(sql`insert into appointments select made.* from (select * from appointments where status = 'confirmed' limit 1) a,
      jsonb_populate_record(null::appointments, to_jsonb(a) || ${booking}::jsonb) made`);
    expect((await planned('sessions', [session({ ends: '11:00' })])).html).toContain(
      'Bookings that would lose their session: 1.',
    );
    expect((await send(made.plan, 'undo')).headers.get('location')).toContain('kept=1');
    expect(await sessionsOf()).toBe(1);
  });

  test('packages: on sale with approval and review, changed by code, taken back as a whole', async () => {
    const hospitals = [doctor.hospital];
    const rows = [
      packageInputs('file-heart', hospitals),
      { ...packageInputs('file-draft', hospitals), status: 'draft' },
    ];
    // Before the opening a file may state reviews from before.
    await site.app.db.execute(sql`update settings set value = '{"isOpen": false}' where key = 'opening'`);
    const { plan } = await planned('packages', rows);
    expect((await send(plan, 'apply')).status).toBe(303);
    await site.app.db.execute(sql`update settings set value = '{"isOpen": true}' where key = 'opening'`);
    const page = await site.request('/zh/health-package/file-heart', { headers: { 'sec-fetch-dest': 'document' } });
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const words of ['验血', 'Cholesterol', '388']) expect(html).toContain(words);
    expect((await site.request('/health-package/file-draft')).status).toBe(404);

    const changed = await planned('packages', [{ code: 'file-heart', price: '400.00' }]);
    expect(changed.html).toContain('388.00');
    await send(changed.plan, 'apply');
    expect(await count(sql`select price_sen as count from health_packages where slug = 'file-heart'`)).toBe(40_000);
    // What somebody changed since stays, and the rest is taken back.
    expect((await send(plan, 'undo')).headers.get('location')).toContain('kept=1');
    expect(await count(sql`select count(*)::int as count from health_packages where slug like 'file-%'`)).toBe(1);
    await send(changed.plan, 'undo');
    expect(await count(sql`select price_sen as count from health_packages where slug = 'file-heart'`)).toBe(38_800);
  });

  test('packages: nothing goes on sale without approval and review', async () => {
    const whole = packageInputs('file-fault', [doctor.hospital]);
    const { html } = await planned('packages', [
      { ...whole, approval_number: '' },
      { ...whole, code: 'file-fault-2', reviewed_on: '2020-01-01' },
      {
        ...whole,
        code: 'file-fault-3',
        type: 'no-such-type',
        inclusions_en: 'A line without a part',
        inclusions_zh: '',
      },
      { ...whole, code: 'file-fault-4', hospitals: 'nowhere | 4', price: 'free' },
    ]);
    for (const column of ['approval_number', 'reviewed_by', 'type', 'inclusions_en', 'price'])
      expect(html).toContain(`>${column}</span>: `);
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>4</);
  });

  test('packages: the drawing of each is exported, and imported unchanged; one that does not exist is refused', async () => {
    const scene = () =>
      site.app.db
        .execute<{ scene: string | null }>(sql`select scene from health_packages where slug = 'bone-and-joint-check'`)
        .then(({ rows }) => rows[0]!.scene);
    const file = await (await openConsole(site, '/staff/catalogue/packages/csv', chief)).text();
    expect(file.split('\n')[0]).toMatch(/,gender,scene,price,/);
    expect(file).toContain(',any,stairs,458.00,');
    const row = (value: string) => ({ code: 'bone-and-joint-check', scene: value });
    expect((await planned('packages', [row('stairs')])).html).toContain('This file changes nothing.');
    const faulty = await planned('packages', [row('dragon')]);
    expect(faulty.html).toMatch(/>scene<\/span>: (?:<!-- -->)?Choose from the list\./);
    const left = await planned('packages', [row('')]);
    expect((await send(left.plan, 'apply')).status).toBe(303);
    expect(await scene()).toBeNull();
    expect((await planned('packages', [row('')])).html).toContain('This file changes nothing.');
    expect((await send(left.plan, 'undo')).headers.get('location')).not.toContain('kept=');
    expect(await scene()).toBe('stairs');
  });

  test('public holidays: added, refused where a state has one, taken back', async () => {
    const row = {
      day: '2029-02-01',
      name_en: 'Ferry Day',
      name_ms: 'Hari Feri',
      name_zh: '渡轮日',
      states: 'Perak; Johor',
    };
    const { plan } = await planned('public-holidays', [row]);
    await send(plan, 'apply');
    const ferry = sql`select count(*)::int as count from public_holidays where day = '2029-02-01'`;
    expect(await count(ferry)).toBe(2);
    const { html } = await planned('public-holidays', [{ ...row, name_en: 'Another Day' }]);
    expect(html).toContain('states');
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>1</);
    await send(plan, 'undo');
    expect(await count(ferry)).toBe(0);
  });
});
