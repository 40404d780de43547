import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { loadItem } from './approvals/text-approvals.fixture.ts';
import { approvalInputs, checkedFile, csvFile, sendCatalogueForm, sendReviewed } from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const page = async (path: string) => (await site.request(path)).text();
/** The words of the page's main part. */
const plain = (html: string) =>
  html
    .split('<main')[1]!
    .split('</main>')[0]!
    .replaceAll(/<!-- -->|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const centre = {
  hospital: 'melur-ipoh',
  code: 'valley-centre',
  speciality: 'cardiology',
  name_en: 'Valley Centre',
  name_ms: 'Pusat Lembah',
  name_zh: '谷地中心',
  summary_en: 'For hearts of the valley.',
  body_en: 'A calm place.',
  phone: '+60 5-240 1002',
  conditions_en: 'Angina\nHeart failure',
  conditions_ms: 'Angina\nKegagalan jantung',
  conditions_zh: '心绞痛\n心脏衰竭',
  team_en: 'Cardiologists and nurses meet every Thursday.',
  team_ms: 'Pakar kardiologi dan jururawat bermesyuarat setiap Khamis.',
  equipment_en: 'Catheter laboratory | To open a blocked artery',
  equipment_ms: 'Makmal kateter | Untuk membuka salur yang tersumbat',
  equipment_zh: '导管室 | 打通堵塞的血管',
  pathway_en: 'A nurse records an ECG.\nThe doctor explains the tests.',
  pathway_zh: '护士做心电图。\n-',
  questions_en: 'Do I have to fast?|No, take your tablets as usual.',
  figures_en: '74 minutes | from the door to the open artery',
  figures_source_en: 'Heart register of the hospital, 2025',
  ...approvalInputs,
};

describe('the sections of a centre of excellence', () => {
  test('are written in three languages, and each reader sees them in his own', async () => {
    expect((await sendReviewed(site, chief, { list: 'centres', fields: centre })).status).toBe(303);
    await expect.poll(() => page('/melur-ipoh/valley-centre')).toContain('Valley Centre');
    const english = plain(await page('/melur-ipoh/valley-centre'));
    for (const words of [
      'Conditions we care for',
      'Angina',
      'Cardiologists and nurses meet every Thursday.',
      'Catheter laboratory',
      'To open a blocked artery',
      'A nurse records an ECG.',
      'Do I have to fast?',
      'No, take your tablets as usual.',
      '74 minutes',
      'from the door to the open artery',
      'Heart register of the hospital, 2025',
    ])
      expect(english).toContain(words);
    expect(english).not.toContain(' | ');

    const malay = await page('/ms/melur-ipoh/valley-centre');
    expect(plain(malay)).toContain('Untuk membuka salur yang tersumbat');
    expect(plain(malay)).toContain('Kegagalan jantung');
    // Without a Malay text the English one is marked as English.
    expect(malay).toMatch(/lang="en"[^>]*><h3[^>]*>Do I have to fast\?/);
    const chinese = plain(await page('/zh/melur-ipoh/valley-centre'));
    expect(chinese).toContain('打通堵塞的血管');
    expect(chinese).toContain('护士做心电图。');
    expect(chinese).toContain('The doctor explains the tests.');
  });

  test('name the doctors of the register who practise its speciality at its hospital, and nobody else', async () => {
    const html = await page('/melur-ipoh/valley-centre');
    expect(html).toContain('href="/doctor?location=Melur+Ipoh+Specialist+Hospital&amp;specialisation=cardiology"');
    const { rows } = await site.app.pool.query<{ slug: string; is_of_centre: boolean }>(
      `select d.slug, exists (select 1 from doctor_specialities ds join specialities s on s.id = ds.speciality_id
         where ds.doctor_id = d.id and s.slug = 'cardiology') as is_of_centre
       from doctors d join doctor_hospitals dh on dh.doctor_id = d.id join hospitals h on h.id = dh.hospital_id
       where h.slug = 'melur-ipoh' and d.status = 'published'`,
    );
    const shown = new Set([...html.matchAll(/href="\/doctor\/([a-z0-9-]+)"/g)].map(([, slug]) => slug));
    expect(shown.size).toBeGreaterThan(0);
    const own = new Set(rows.filter((row) => row.is_of_centre).map(({ slug }) => slug));
    expect([...shown].filter((slug) => !own.has(slug!))).toEqual([]);
  });

  test('are part of what the call answers', async () => {
    const { body } = await site.api(
      'GET',
      'coe/coe_detail?medical_slug=valley-centre&hospital_slug=melur-ipoh&lang=en',
    );
    expect(body.data).toMatchObject({
      conditions: ['Angina', 'Heart failure'],
      team: 'Cardiologists and nurses meet every Thursday.',
      equipment: [{ name: 'Catheter laboratory', purpose: 'To open a blocked artery' }],
      pathway: ['A nurse records an ECG.', 'The doctor explains the tests.'],
      figures: [{ figure: '74 minutes', meaning: 'from the door to the open artery' }],
      figures_source: 'Heart register of the hospital, 2025',
      questions: [{ question: 'Do I have to fast?', answer: 'No, take your tablets as usual.' }],
    });
  });

  test('are found by search', async () => {
    const { html } = { html: await page('/search?keyword=gullet') };
    expect(html).toContain('/heart-centre"');
  });

  test('stand in the form side by side, and a faulty line is refused beside its input', async () => {
    const item = await loadItem(site, { list: 'centres', code: 'valley-centre', hospital: 'melur-ipoh' });
    const html = await (await openConsole(site, `/staff/catalogue/centres/${item.id}`, chief)).text();
    for (const field of ['conditions', 'team', 'equipment', 'pathway', 'questions', 'figures', 'figures_source'])
      for (const language of ['en', 'ms', 'zh']) expect(html).toContain(`name="${field}_${language}"`);
    expect(item.form['questions_en']).toBe('Do I have to fast? | No, take your tablets as usual.');

    const save = (changes: Record<string, string>) =>
      sendCatalogueForm(site, `centres/${item.id}`, chief, {
        ...item.form,
        version: String(item.version),
        intent: 'save',
        ...changes,
      });
    for (const [changes, input, words] of [
      [{ equipment_en: 'Catheter laboratory' }, 'equipment_en', 'Write each line in two parts'],
      [{ equipment_ms: 'Makmal kateter' }, 'equipment_ms', 'Write each line in two parts'],
      [{ figures_source_en: '' }, 'figures_source_en', 'Say where the figures come from.'],
    ] as const) {
      const refused = await save(changes as Record<string, string>);
      expect(refused.status).toBe(422);
      const shown = await refused.text();
      expect(shown).toContain(words);
      expect(shown).toContain(`href="#${input}"`);
    }
  });

  test('change by a file, in columns of their own', async () => {
    const before = await loadItem(site, { list: 'centres', code: 'valley-centre', hospital: 'melur-ipoh' });
    const rows = [
      { hospital: 'melur-ipoh', code: 'valley-centre', figures_source_ms: 'Daftar jantung hospital, 2025' },
    ];
    const plan = await checkedFile(site, chief, { list: 'centres', file: csvFile(rows) });
    expect((await sendCatalogueForm(site, plan, chief, { intent: 'apply' })).status).toBe(303);
    const after = await loadItem(site, { list: 'centres', code: 'valley-centre', hospital: 'melur-ipoh' });
    expect(after.record['figuresSource']).toEqual({
      en: 'Heart register of the hospital, 2025',
      ms: 'Daftar jantung hospital, 2025',
    });
    expect(after.record['equipment']).toEqual(before.record['equipment']);
  });

  test('are empty again where a version from before they were fields is restored', async () => {
    const draft = { ...centre, code: 'hill-centre' };
    const key = { list: 'centres', code: 'hill-centre', hospital: 'melur-ipoh' } as const;
    expect((await sendCatalogueForm(site, 'centres/new', chief, { ...draft, intent: 'save' })).status).toBe(303);
    const { id } = await loadItem(site, key);
    await site.app.pool.query(
      `update catalogue_versions set record = record - array['conditions', 'team', 'equipment', 'pathway', 'questions', 'figures', 'figuresSource']
       where list = 'centres' and item_id = $1 and number = 1`,
      [id],
    );
    const changed = { ...draft, phone: '+60 5-240 1009', version: '1', intent: 'save' };
    expect((await sendCatalogueForm(site, `centres/${id}`, chief, changed)).status).toBe(303);
    const restored = await sendCatalogueForm(site, `centres/${id}`, chief, { version: '2', intent: 'version:1' });
    expect(restored.status).toBe(303);
    const { record } = await loadItem(site, key);
    expect(record).toMatchObject({ phone: '+60 5-240 1002', conditions: [], team: null, equipment: [], questions: [] });
  });
});
