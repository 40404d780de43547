import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, faultyCells, sendCatalogueForm } from '../catalogue.fixture.ts';
import type { CatalogueInputs } from '../fields/catalogue-fields.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const planned = async (rows: readonly CatalogueInputs[]) => {
  const plan = await checkedFile(site, editor, { list: 'home-sections', file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, editor)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, editor, { intent });
const undone = async (plan: string) => (await send(plan, 'undo')).headers.get('location');
const keys = async () =>
  (await site.api('GET', 'homepage/sections')).body.data.map(({ key }: { key: string }) => key) as string[];
const versions = async () =>
  (await site.app.db.execute<{ version: number }>(sql`select version from home_layouts order by version`)).rows.map(
    ({ version }) => version,
  );

const shipped = [
  'find_doctor',
  'tasks',
  'nearest_hospital',
  'specialities',
  'packages',
  'hospitals',
  'insights',
  'happenings',
  'cares',
  'booking',
  'trust',
];

describe('sections of the home page from a file', () => {
  test('the export has them in their order', async () => {
    const file = await (await openConsole(site, '/staff/catalogue/home-sections/csv', editor)).text();
    expect(file.split(/\r?\n/).slice(0, 3)).toEqual([
      expect.stringMatching(/^\uFEFF?section,position,shown,heading_en,heading_ms,heading_zh$/),
      'find_doctor,10,yes,,,',
      'tasks,20,yes,,,',
    ]);
    expect(file).toContain('trust,110,yes,,,');
  });

  test('faults of each row by its column', async () => {
    const { html, plan } = await planned([
      { section: 'no-such-section', position: '15' },
      { section: 'find_doctor', shown: 'no' },
      { section: 'tasks', shown: 'perhaps' },
      { section: 'packages', position: 'first' },
      { section: 'booking', heading_en: 'Three steps', heading_ms: 'Tiga langkah' },
      { section: 'trust', heading_ms: 'Kepercayaan' },
      { section: 'cares', heading_en: 'x'.repeat(81), heading_ms: 'x', heading_zh: 'x' },
    ]);
    // Every row has the columns of all, most of them empty.
    expect(faultyCells(html)).toEqual([
      '2 section',
      '3 position',
      '4 position',
      '4 shown',
      '5 position',
      '6 position',
      '7 position',
      '7 heading_en',
      '8 position',
      '8 heading_en',
    ]);
    expect((await send(plan, 'apply')).status).toBe(409);
    const whole = await planned([
      { section: 'find_doctor', position: '10', shown: 'no' },
      { section: 'booking', position: '100', shown: 'yes', heading_en: 'Three steps', heading_ms: 'Tiga langkah' },
    ]);
    expect(faultyCells(whole.html)).toEqual(['2 shown', '3 heading_zh']);
    expect(await versions()).toEqual([]);
  });

  test('are moved, hidden and renamed as one version, seen by visitors, and taken back as they were', async () => {
    const { plan, html } = await planned([
      {
        section: 'booking',
        position: '15',
        shown: 'yes',
        heading_en: 'Three easy steps',
        heading_ms: 'Tiga langkah mudah',
        heading_zh: '三个步骤',
      },
      { section: 'packages', position: '50', shown: 'no' },
      { section: 'tasks', position: '75', shown: 'yes' },
    ]);
    expect(html).toMatch(/Will change<\/dt><dd[^>]*>3</);
    expect((await send(plan, 'apply')).status).toBe(303);
    expect(await versions()).toEqual([1]);
    await expect
      .poll(keys)
      .toEqual([
        'find_doctor',
        'booking',
        'nearest_hospital',
        'specialities',
        'hospitals',
        'insights',
        'tasks',
        'happenings',
        'cares',
        'trust',
      ]);
    await expect.poll(async () => (await site.request('/zh')).text()).toContain('三个步骤');
    expect(await undone(plan)).not.toContain('kept=');
    expect(await versions()).toEqual([1, 2]);
    await expect.poll(keys).toEqual(shipped);
    const { rows } = await site.app.db.execute(sql`select count(*)::int as count from audit_log
      where subject_kind = 'home_layout' and detail ? 'import'`);
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('are for editors and administrators of the whole group', async () => {
    const local = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 1 }]);
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    for (const who of [local, desk])
      for (const path of ['import', 'csv', 'csv?template=yes'])
        expect((await openConsole(site, `/staff/catalogue/home-sections/${path}`, who)).status).toBe(403);
  });
});
