import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { publish, write } from '#src/features/publishing/editor/content.fixture.ts';
import { takeStep } from '#src/features/publishing/editor/editor.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import type { CatalogueInputs } from '../fields/catalogue-fields.ts';
import { checkedFile, csvFile, faultyCells, sendCatalogueForm } from '../catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await site.app.db.execute(query)).rows;
const planned = async (rows: readonly CatalogueInputs[], who = chief) => {
  const plan = await checkedFile(site, who, { list: 'content', file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, who)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, chief, { intent });
const undone = async (plan: string) => (await send(plan, 'undo')).headers.get('location');
const textsOf = (slug: string) =>
  rowsOf(sql`select t.language, t.status, t.title, t.body from content_texts t join content_entries e on e.id = t.entry_id
    where e.slug = ${slug} and e.deleted_at is null and (t.language = 'en' or t.title <> '')
    order by array_position(array['en', 'ms', 'zh'], t.language)`);
const news = (slug: string, changes: CatalogueInputs = {}): CatalogueInputs => ({
  kind: 'news',
  slug,
  language: 'en',
  title: 'New car park',
  summary: 'It opens on Monday.',
  body: '<p>It has 400 places.</p>',
  topics: 'heart',
  health_advice: 'no',
  ...changes,
});
const inMalay = (slug: string, changes: CatalogueInputs = {}): CatalogueInputs => ({
  ...news(slug, { language: 'ms', title: 'Tempat letak kereta baharu', topics: '', health_advice: '' }),
  ...changes,
});

describe('entries from a file', () => {
  test('faults of each row by its column', async () => {
    const { html, plan } = await planned([
      news('Not A Slug'),
      news('no-such-topic', { topics: 'nothing' }),
      news('a-number', { topics: '', position: '3' }),
      inMalay('no-english'),
      inMalay('shared-twice', { topics: 'heart' }),
      { ...news('an-event'), kind: 'event', health_advice: '', starts_at: 'tomorrow' },
      news('foreign-picture', { body: '<p><img src="/media/999999/800.webp" alt="A car" /></p>' }),
      news('cut', { body: '<p>Long […]' }),
      { ...news('at-nowhere'), kind: 'career', health_advice: '', hospital_slug: 'no-such-hospital' },
    ]);
    expect(faultyCells(html)).toEqual([
      '2 slug',
      '3 topics',
      '4 position',
      '5 language',
      '6 language',
      '6 topics',
      '7 starts_at',
      '8 body',
      '9 body',
      '10 hospital_slug',
    ]);
    expect(html).toContain('Excel cut this text off.');
    expect((await send(plan, 'apply')).status).toBe(409);
    expect(await textsOf('no-such-topic')).toEqual([]);
  });

  test('are made as drafts, cleaned as in the editor, and removed by the undoing', async () => {
    const rows = [
      news('car-park', { body: '<p onclick="x()">It has 400 places.</p><script>x()</script>' }),
      inMalay('car-park', { body: 'Ada 400 tempat.\n\nDibuka pada hari Isnin & Selasa.' }),
    ];
    const made = await planned(rows);
    expect(made.html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
    expect(await textsOf('car-park'), 'the check writes nothing').toEqual([]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    const english = { language: 'en', status: 'draft', title: 'New car park', body: '<p>It has 400 places.</p>' };
    const malay = {
      language: 'ms',
      status: 'draft',
      title: 'Tempat letak kereta baharu',
      body: '<p>Ada 400 tempat.</p><p>Dibuka pada hari Isnin &amp; Selasa.</p>',
    };
    expect(await textsOf('car-park')).toEqual([english, malay]);
    expect((await site.request('/news/car-park')).status).toBe(404);
    expect((await planned(rows)).html).toContain('This file changes nothing.');
    expect(await undone(made.plan)).not.toContain('kept=');
    expect(await textsOf('car-park')).toEqual([]);
    expect((await planned(rows)).html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
  });

  test('change a published one by a draft beside it, and the undoing calls it published again', async () => {
    const { entryId } = await write(site, 'news', 'public-news');
    await publish(site, entryId);
    const before = await textsOf('public-news');
    expect(before).toMatchObject([{ status: 'published' }, { status: 'published' }, { status: 'published' }]);
    const changed = await planned([
      { kind: 'news', slug: 'public-news', language: 'en', title: 'Another title', topics: 'diabetes' },
    ]);
    expect(changed.html).toMatch(/Will change<\/dt><dd[^>]*>1</);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await textsOf('public-news')).toMatchObject([
      { status: 'draft', title: 'Another title', body: '<p>public-news english: what to know.</p>' },
      { status: 'draft' },
      { status: 'draft' },
    ]);
    expect(await (await site.request('/news/public-news')).text()).toContain('public-news english');
    expect(await undone(changed.plan)).not.toContain('kept=');
    expect(await textsOf('public-news')).toEqual(before);
  });

  test('stay where somebody has taken a step with them since', async () => {
    const made = await planned([news('handed-in')]);
    await send(made.plan, 'apply');
    const [entry] = await rowsOf(sql`select id from content_entries where slug = 'handed-in'`);
    await takeStep(site.app, chief.actor, { entryId: Number(entry!['id']), language: 'en', step: 'submit' });
    expect(await undone(made.plan)).toContain('kept=1');
    expect(await textsOf('handed-in')).toMatchObject([{ status: 'in_review' }]);
  });

  test('only of the kinds that a role writes', async () => {
    const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
    const file = await (await openConsole(site, '/staff/catalogue/content/csv', recruiter)).text();
    expect(file).toMatch(/\r\ncareer,/);
    expect(file).not.toMatch(/\r\nnews,/);
    expect((await planned([news('by-a-recruiter')], recruiter)).html).toContain('>kind</span>: ');
    const clerk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    expect((await openConsole(site, '/staff/catalogue/content/import', clerk)).status).toBe(403);
  });
});
