import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { catalogueListNames, type CatalogueInputs, type CatalogueListName } from './fields/catalogue-fields.ts';
import { checkedFile, csvFile, doctorInputs, hospitalInputs, sendCatalogueForm } from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
let editorOfThree: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  editorOfThree = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 3 }]);
});
afterAll(() => site.close());

const send = (path: string, fields: Parameters<typeof sendCatalogueForm>[3], who = chief) =>
  sendCatalogueForm(site, path, who, fields);
const desk = async (path: string, who = chief) => {
  const answer = await openConsole(site, `/staff/catalogue/${path}`, who);
  return { status: answer.status, html: await answer.text() };
};
const page = async (path: string) => {
  const answer = await site.request(path, { headers: { 'sec-fetch-dest': 'document' }, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
};
const insurer = (code: string, name = 'Bukit Assurance') => ({ code, name, phone: '', email: '' });

/** Creates an item without references to it; returns its id. */
async function created(list: CatalogueListName, fields: Parameters<typeof sendCatalogueForm>[3]): Promise<string> {
  const answer = await send(`${list}/new`, { ...fields, intent: 'publish' });
  const location = answer.headers.get('location') ?? '';
  expect(location, await answer.clone().text()).toMatch(/\d+\?done=saved$/);
  return /(\d+)\?/.exec(location)![1]!;
}
const hospitalForm = (code: string) => ({ ...hospitalInputs(code), facilities: ['parking'] });

describe('who may change master data', () => {
  test.each(['front_desk', 'package_desk', 'gl_officer', 'recruiter', 'procurement_officer'] as const)(
    'not the role %s, by page or by form',
    async (role) => {
      const who = await signedInStaff(site.app, [{ role, hospitalId: null }]);
      for (const path of ['hospitals', 'hospitals/1', 'hospitals/new', 'hospitals/csv', 'hospitals/import'])
        expect((await desk(path, who)).status, path).toBe(403);
      expect((await send('insurers/new', { ...insurer('bukit'), intent: 'publish' }, who)).status).toBe(403);
      expect((await send('hospitals/2', { version: '0', intent: 'step:retire' }, who)).status).toBe(403);
    },
  );

  test('an editor of one hospital: its own data, no other hospital, no list of the group and no file', async () => {
    expect((await desk('hospitals/3', editorOfThree)).status).toBe(200);
    expect((await desk('hospitals/4', editorOfThree)).status).toBe(403);
    expect((await desk('specialities', editorOfThree)).status).toBe(403);
    expect((await desk('hospitals/import', editorOfThree)).status).toBe(403);
    expect((await desk('hospitals', editorOfThree)).html).toContain('1 entry');
    expect(
      (await send('hospitals/new', { ...hospitalForm('not-allowed'), intent: 'publish' }, editorOfThree)).status,
    ).toBe(403);
    const service = {
      code: 'dialysis-night',
      name_en: 'Night dialysis',
      summary_en: 'x',
      hours_en: 'x',
      phone: '+60 5-240 1001',
      icon: 'pill',
    };
    const [own, other] = (
      await site.app.db.execute<{ slug: string }>(sql`select slug from hospitals where id in (3, 4) order by id`)
    ).rows;
    expect(
      (await send('hospital-services/new', { ...service, hospital: other!.slug, intent: 'save' }, editorOfThree))
        .status,
    ).toBe(403);
    expect(
      (await send('hospital-services/new', { ...service, hospital: own!.slug, intent: 'save' }, editorOfThree)).status,
    ).toBe(303);
  });

  test('what does not exist is not there', async () => {
    for (const path of ['wards', 'hospitals/999999', 'hospitals/abc', 'hospitals/99999999999', 'hospitals/import/x'])
      expect((await desk(path)).status, path).toBe(404);
  });
});

describe('the form of an item', () => {
  test('says beside each field what is wrong and keeps everything that was typed', async () => {
    const typed = {
      ...hospitalForm('Bad Code!'),
      latitude: '200',
      phone: 'call us',
      summary_en: '',
      summary_ms: 'Hanya Melayu',
      name: '=HYPERLINK("x")',
    };
    const answer = await send('hospitals/new', { ...typed, intent: 'publish' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const words of [
      'Use lower-case letters and digits, with single hyphens between words.',
      'Enter a number from 0.5 to 8.',
      'Enter a phone number, for example +60 3-2610 1000.',
      'Enter the English text',
      'value="Bad Code!"',
      'value="call us"',
      'Hanya Melayu',
      'value="=HYPERLINK(&quot;x&quot;)"',
    ])
      expect(html).toContain(words);
  });

  test.each([
    ['cart', 'This address is already used.'],
    ['doctor', 'This address is already used.'],
    ['melur-ipoh', 'There is already an item with this code.'],
  ])('refuses the code %s of a hospital: %s', async (code, words) => {
    const answer = await send('hospitals/new', { ...hospitalForm(code), intent: 'publish' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
  });

  test('two editors of one item do not lose work: the second sees what the first saved, and decides', async () => {
    const id = await created('insurers', insurer('tasik-life', 'Tasik Life'));
    const [first, second] = [
      { ...insurer('tasik-life', 'Tasik Life Berhad') },
      { ...insurer('tasik-life', 'Tasik Takaful') },
    ];
    expect((await send(`insurers/${id}`, { ...first, version: '1', intent: 'save' })).status).toBe(303);
    const refused = await send(`insurers/${id}`, { ...second, version: '1', intent: 'save' });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('value="Tasik Takaful"');
    expect(html).toContain('Saved by somebody else in the meantime: Tasik Life Berhad');
    expect(html).toContain('name="version" value="2"');
    expect((await send(`insurers/${id}`, { ...second, version: '2', intent: 'save' })).status).toBe(303);
    expect((await desk('insurers?q=tasik')).html).toContain('Tasik Takaful');
  });

  test('every change is a version that can be compared and restored, and stands in the audit log', async () => {
    const id = await created('insurers', insurer('paya-life', 'Paya Life'));
    await send(`insurers/${id}`, { ...insurer('paya-life', 'Paya Life & Health'), version: '1', intent: 'save' });
    expect((await desk(`insurers/${id}?version=1`)).html).toMatch(/Then<\/span>Paya Life</);
    expect((await send(`insurers/${id}`, { version: '2', intent: 'version:1' })).status).toBe(303);
    expect((await desk(`insurers/${id}`)).html).toContain('value="Paya Life"');
    const actions = await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(actions.filter(({ subjectKind }) => subjectKind === 'insurers').map(({ action }) => action)).toEqual([
      'catalogue_created',
      'catalogue_saved',
      'catalogue_saved',
    ]);
  });
});

describe('retiring', () => {
  test('a hospital: its addresses answer 410 until it is restored, or lead on', async () => {
    const id = await created('hospitals', hospitalForm('kuala-murni'));
    await expect.poll(async () => (await page('/kuala-murni')).status).toBe(200);
    expect((await page('/search?keyword=murni')).html).toContain('href="/kuala-murni"');
    expect((await send(`hospitals/${id}`, { version: '1', moved_to: '', intent: 'step:retire' })).status).toBe(303);
    await expect.poll(async () => (await page('/kuala-murni')).status).toBe(410);
    expect((await page('/ms/kuala-murni/our-services')).status).toBe(410);
    expect((await page('/our-hospitals?q=murni')).html).not.toContain('href="/kuala-murni"');
    expect((await page('/search?keyword=murni')).html).not.toContain('href="/kuala-murni"');
    expect((await page('/sitemaps/care-1.xml')).html).not.toContain('/kuala-murni');
    expect((await send(`hospitals/${id}`, { version: '2', intent: 'step:restore' })).status).toBe(303);
    await expect.poll(async () => (await page('/kuala-murni')).status).toBe(200);
    expect(
      (await send(`hospitals/${id}`, { version: '3', moved_to: '/nowhere-at-all', intent: 'step:retire' })).status,
    ).toBe(422);
    expect(
      (await send(`hospitals/${id}`, { version: '3', moved_to: '/our-hospitals', intent: 'step:retire' })).status,
    ).toBe(303);
    await expect.poll(async () => (await page('/zh/kuala-murni')).status).toBe(301);
    expect((await page('/zh/kuala-murni')).location).toBe('/zh/our-hospitals');
  });

  test('is refused while patients are expected or packages are sold, and says how many', async () => {
    const refused = await send('hospitals/1', { version: '0', intent: 'step:retire' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toMatch(/Still in use: .*\d+ published doctors, \d+ packages on sale/);
    const sold = await site.app.db.execute<{ id: number }>(sql`select l.hospital_id as id from vouchers v
      join order_lines l on l.id = v.line_id where v.state = 'valid' limit 1`);
    const owed = await send(`hospitals/${sold.rows[0]!.id}`, { version: '0', intent: 'step:retire' });
    expect(owed.status).toBe(409);
    expect(await owed.text()).toMatch(/Still in use: .*\d+ vouchers not yet used/);
    const { rows } = await site.app.db.execute<{ id: number }>(
      sql`select doctor_id as id from appointments where status = 'confirmed' and starts_at > ${site.clock.now().toISOString()} limit 1`,
    );
    expect(rows).toHaveLength(1);
    const busy = await send(`doctors/${rows[0]!.id}`, { version: '0', intent: 'step:retire' });
    expect(busy.status).toBe(409);
    expect(await busy.text()).toMatch(/\d+ upcoming appointments/);
  });

  test('a doctor with a new code: the old address leads to the new one', async () => {
    const { places: _places, ...inputs } = doctorInputs('dr-old-code', 'melur-ipoh', 'cardiology');
    const form = {
      ...inputs,
      languages: ['en'],
      places_hospital: ['melur-ipoh'],
      places_room: ['Suite 1'],
      places_fee: ['120.50'],
    };
    const id = await created('doctors', form);
    expect((await send(`doctors/${id}`, { ...form, code: 'dr-new-code', version: '1', intent: 'save' })).status).toBe(
      303,
    );
    await expect.poll(async () => (await page('/doctor/dr-old-code')).location).toBe('/doctor/dr-new-code');
    expect((await page('/doctor/dr-new-code')).html).toContain('RM120.50');
    expect((await page('/book/dr-new-code')).status).toBe(200);
    expect((await send(`doctors/${id}`, { version: '2', intent: 'step:retire' })).status).toBe(303);
    await expect.poll(async () => (await page('/doctor/dr-new-code')).status).toBe(410);
    expect((await page('/book/dr-new-code')).status).toBe(404);
  });
});

describe('files', () => {
  const exported = async (list: CatalogueListName, format = 'csv') => {
    const answer = await openConsole(site, `/staff/catalogue/${list}/csv?format=${format}`, chief);
    return new File([await answer.arrayBuffer()], `${list}.${format}`);
  };
  const planOf = async (list: CatalogueListName, file: File) => desk(await checkedFile(site, chief, { list, file }));
  const refusal = async (file: File) => {
    const answer = await send('insurers/import', { file });
    expect(answer.status).toBe(422);
    return answer.text();
  };
  const raw = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'x.csv');

  test.each(catalogueListNames)('the export of %s changes nothing when it is imported as it is', async (list) => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { html } = await planOf(list, await exported(list, format));
      expect(html, format).toContain('This file changes nothing.');
    }
  });

  test('cells that look like formulas are exported harmless and come back to the letter', async () => {
    const name = '=SUM(A1) & "co", Sdn Bhd';
    await created('insurers', insurer('formula-life', name));
    const file = await exported('insurers');
    expect(await file.text()).toContain(`"'=SUM(A1) & ""co"", Sdn Bhd"`);
    expect((await planOf('insurers', file)).html).toContain('This file changes nothing.');
    expect((await planOf('insurers', await exported('insurers', 'xlsx'))).html).toContain('This file changes nothing.');
    const plan = await checkedFile(site, chief, {
      list: 'insurers',
      file: csvFile([{ code: 'formula-two', name: '+cmd|x' }]),
    });
    await send(plan, { intent: 'apply' });
    expect((await desk('insurers?q=formula-two')).html).toContain('+cmd|x');
  });

  test('a dry run names the faults of each row and changes nothing; such a file cannot be applied', async () => {
    const rows: CatalogueInputs[] = [
      { ...doctorInputs('dr-file-one', 'melur-ipoh', 'cardiology') },
      { ...doctorInputs('dr-file-one', 'melur-ipoh', 'cardiology') },
      { ...doctorInputs('dr-file-two', 'no-such-hospital', 'cardiology'), practising_since: '30/02/2009' },
      { ...doctorInputs('dr-file-three', 'melur-ipoh', 'no-such-field') },
    ];
    const plan = await checkedFile(site, chief, { list: 'doctors', file: csvFile(rows) });
    const { html } = await desk(plan);
    for (const words of [
      'Another row of the file has the same code.',
      'Enter a number from 1940 to 2100.',
      'There is no item with the code no-such-field.',
      'Row <!-- -->3',
    ])
      expect(html.replaceAll(/Row (\d)/g, 'Row <!-- -->$1')).toContain(words);
    expect((await send(plan, { intent: 'apply' })).status).toBe(409);
    expect((await desk('doctors?q=dr-file')).html).toContain('Nothing here matches');
  });

  test('an import changes by code, is undone as a whole, and leaves alone what somebody changed since', async () => {
    await created('insurers', insurer('undo-one', 'Undo One'));
    await created('insurers', insurer('undo-two', 'Undo Two'));
    const rows = ['undo-one', 'undo-two', 'undo-three'].map((code) => ({ code, name: `${code} renamed` }));
    const plan = await checkedFile(site, chief, { list: 'insurers', file: csvFile(rows) });
    expect((await send(plan, { intent: 'apply' })).status).toBe(303);
    expect((await send(plan, { intent: 'apply' })).status).toBe(409);
    const { rows: found } = await site.app.db.execute<{ id: number }>(
      sql`select id from insurers where slug = 'undo-two'`,
    );
    await send(`insurers/${found[0]!.id}`, { ...insurer('undo-two', 'Changed by hand'), version: '2', intent: 'save' });
    const undone = await send(plan, { intent: 'undo' });
    expect(undone.headers.get('location')).toMatch(/\?kept=1$/);
    const names = await site.app.db.execute<{ name: string }>(
      sql`select name from insurers where slug like 'undo-%' order by slug`,
    );
    expect(names.rows.map(({ name }) => name)).toEqual(['Undo One', 'Changed by hand']);
  });

  test('what is no file of the list is refused in words', async () => {
    expect(await refusal(raw(new Uint8Array([0x63, 0x6f, 0x64, 0x65, 0x2c, 0xe9, 0xff])))).toContain(
      'not text in UTF-8',
    );
    expect(await refusal(raw('PK\u0003\u0004'))).toContain('This Excel file can’t be opened.');
    expect(await refusal(raw('code,colour\na,b'))).toContain('no column “colour”');
    expect(await refusal(raw('name\nx'))).toContain('The column “code” is missing');
    expect(await refusal(raw('code,code\nx,y'))).toContain('The column “code” is there twice.');
    expect(await refusal(raw('code,name\nx,"y'))).toContain('cannot be read as CSV');
    expect(await refusal(raw('code,name\n'))).toContain('no rows below its column names');
    expect(await refusal(raw(`code,name\n${'x,y\n'.repeat(100_000)}`))).toContain('more than 5,000 rows');
  });

  test('a file with semicolons, as spreadsheets of some countries write it, is read the same', async () => {
    expect((await planOf('insurers', raw('code;name\nsemi-life;Semi Life'))).html).toMatch(
      /Will be created<\/dt><dd[^>]*>1</,
    );
  });
});
