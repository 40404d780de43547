import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { doctorInputs, hospitalInputs, sendCatalogueForm, specialityInputs } from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const send = (path: string, fields: Parameters<typeof sendCatalogueForm>[3], who = chief) =>
  sendCatalogueForm(site, path, who, fields);
const text = (html: string) => html.replaceAll('<!-- -->', '');
const countOf = async (table: string) => {
  const { rows } = await site.app.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]!.count;
};
const hospital = () => ({ ...hospitalInputs('seri-pratonton'), facilities: ['parking'] });
const places = { places_hospital: 'melur-ipoh', places_room: 'Suite 9', places_fee: '150.00' };
const doctor = () => ({
  ...doctorInputs('dr-pratonton', 'melur-ipoh', 'cardiology'),
  ...places,
  languages: ['en', 'ms'],
});

describe('the preview of an item that was never saved', () => {
  test('is its public page, in each language, and leaves nothing behind', async () => {
    const before = [await countOf('hospitals'), await countOf('keywords'), await countOf('catalogue_versions')];
    const shown = await send('hospitals/new/preview', hospital());
    expect(shown.status).toBe(200);
    const html = text(await shown.text());
    expect(html).toContain('Preview: nobody else sees this.');
    expect(html).toContain('A hospital by the river.');
    expect(html).toContain('name="robots" content="noindex"');
    const answer = await site.request('/ms/staff/catalogue/hospitals/new/preview', {
      method: 'POST',
      headers: { cookie: chief.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
      body: new URLSearchParams({ zone_token: chief.csrfToken, ...hospitalInputs('seri-pratonton') }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Hospital di tepi sungai.');
    expect([await countOf('hospitals'), await countOf('keywords'), await countOf('catalogue_versions')]).toEqual(
      before,
    );
    expect((await site.request('/seri-pratonton')).status).toBe(404);
  });

  test('says beside what is wrong why it cannot be shown', async () => {
    const shown = await send('hospitals/new/preview', { ...hospital(), phone: 'call us' });
    expect(shown.status).toBe(422);
    const html = await shown.text();
    expect(html).toContain('This page can’t be shown yet.');
    expect(html).not.toContain('A hospital by the river.');
  });
});

describe('the preview of a saved item', () => {
  test('shows a draft doctor with what is typed over it, while the draft stays as it was', async () => {
    const saved = await send('doctors/new', { ...doctor(), intent: 'save' });
    const id = Number(/(\d+)\?done=saved$/.exec(saved.headers.get('location') ?? '')![1]);
    const stored = await openConsole(site, `/staff/catalogue/doctors/${id}/preview`, chief);
    expect(text(await stored.text())).toContain('looks after people with heart failure');
    const typed = await send(`doctors/${id}/preview`, { ...doctor(), about_en: 'Typed and not saved.', version: '1' });
    expect(text(await typed.text())).toContain('Typed and not saved.');
    expect((await site.request('/doctor/dr-pratonton')).status).toBe(404);
    const { rows } = await site.app.db.execute<{ status: string; about: { en: string } }>(
      sql`select status, about from doctors where id = ${id}`,
    );
    expect(rows[0]).toMatchObject({ status: 'draft', about: { en: expect.stringContaining('heart failure') } });
  });

  test('shows an advertisement without asking for its approval, and what belongs to a hospital or a speciality', async () => {
    const { approval_number: _number, approval_expires_on: _until, ...unapproved } = specialityInputs('heart-preview');
    expect(text(await (await send('specialities/new/preview', unapproved)).text())).toContain('From the first check');
    for (const [path, fields, word] of [
      [
        'speciality-services/new',
        { speciality: 'cardiology', code: 'echo-9', name_en: 'Echo nine', summary_en: 'A scan.' },
        'Echo nine',
      ],
      [
        'hospital-services/new',
        {
          hospital: 'melur-ipoh',
          code: 'sleep-9',
          name_en: 'Sleep nine',
          summary_en: 'A night.',
          hours_en: 'At night',
          phone: '+60 5-240 1000',
          icon: 'health',
        },
        'Sleep nine',
      ],
      [
        'patient-care/new',
        { hospital: 'melur-ipoh', code: 'calm-9', title_en: 'Calm nine', body_en: 'Rest.', icon: 'health' },
        'Calm nine',
      ],
    ] as const) {
      const shown = await send(`${path}/preview`, { ...fields, position: '9' });
      expect(shown.status, path).toBe(200);
      expect(text(await shown.text()), path).toContain(word);
    }
  });

  test('is for whoever may change the item, and there is none of lists without a page', async () => {
    const editorOfThree = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 3 }]);
    expect((await openConsole(site, '/staff/catalogue/hospitals/4/preview', editorOfThree)).status).toBe(403);
    expect((await send('hospitals/4/preview', { ...hospital(), version: '0' }, editorOfThree)).status).toBe(403);
    expect((await openConsole(site, '/staff/catalogue/hospitals/3/preview', editorOfThree)).status).toBe(200);
    expect((await openConsole(site, '/staff/catalogue/insurers/1/preview', chief)).status).toBe(404);
    expect((await openConsole(site, '/staff/catalogue/hospitals/ipoh/preview', chief)).status).toBe(404);
    expect((await send('hospitals/ipoh/preview', { ...hospital(), version: '0' })).status).toBe(404);
  });
});
