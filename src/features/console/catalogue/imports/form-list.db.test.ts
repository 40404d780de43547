import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { publishForm, saveForm } from '#src/features/requests/form-builder/form-builder.server.ts';
import type { CustomForm } from '#src/features/requests/forms/custom/custom-form.schema.ts';
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
  const plan = await checkedFile(site, editor, { list: 'forms', file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, editor)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, editor, { intent });
const undone = async (plan: string) => (await send(plan, 'undo')).headers.get('location');
interface Stored {
  id: number;
  status: string;
  revision: number;
  draft: CustomForm;
}
const stored = async (slug: string) =>
  (
    await site.app.db.execute<Stored & Record<string, unknown>>(
      sql`select id, status, revision, draft from custom_forms where slug = ${slug}`,
    )
  ).rows[0];
const partsOf = async (slug: string) => (await stored(slug))?.draft.parts.map(({ id, kind }) => `${id} ${kind}`);

const three = (name: string, words: string): CatalogueInputs => ({
  [`${name}_en`]: words,
  [`${name}_ms`]: `${words} (ms)`,
  [`${name}_zh`]: `${words}（zh）`,
});
const head = (form: string, changes: CatalogueInputs = {}): CatalogueInputs => ({
  form,
  part: '',
  ...three('title', 'First aid course'),
  ...three('intro', 'An evening in June.'),
  ...three('thanks', 'We write to you.'),
  ...three('privacy', 'To plan the course.'),
  kept_days: '90',
  ...changes,
});
const part = (form: string, id: string, kind: string, changes: CatalogueInputs = {}): CatalogueInputs => ({
  form,
  part: id,
  kind,
  ...three('label', `Question ${id}`),
  ...changes,
});
const course = (form = 'first-aid-course') => [
  head(form),
  part(form, 'q1', 'text', { is_sender: 'yes' }),
  part(form, 'q2', 'email', { is_sender: 'yes' }),
  part(form, 'q3', 'radio', {
    options_en: 'May\nJune',
    options_ms: 'Mei\nJun',
    options_zh: '五月\n六月',
    is_required: 'no',
  }),
];

describe('forms that staff build from a file', () => {
  test('the export has a row for each form and each question, and an unfinished draft comes back unchanged', async () => {
    const { id, draft } = (await stored('antenatal-class'))!;
    const unfinished = { ...draft, intro: { en: '', ms: 'Hanya ini', zh: '' }, keptDays: 'long' };
    await saveForm(site.app, editor.actor, { id, revision: 1, form: unfinished });
    const file = await (await openConsole(site, '/staff/catalogue/forms/csv', editor)).text();
    expect(file).toContain('antenatal-class,,,Join an antenatal class,');
    const plan = await checkedFile(site, editor, { list: 'forms', file: new File([file], 'forms.csv') });
    const html = await (await openConsole(site, `/staff/catalogue/${plan}`, editor)).text();
    expect(html).toContain('This file changes nothing.');
    expect(html).toMatch(new RegExp(`Unchanged</dt><dd[^>]*>${draft.parts.length + 1}<`));
    await saveForm(site.app, editor.actor, { id, revision: 2, form: draft });
  });

  test('faults of each row by its column', async () => {
    const form = 'faulty-form';
    const { html, plan } = await planned([
      head(form, { answer_within: '31', kept_days: '0', notified: 'nobody', label_en: 'A question' }),
      head('-x'),
      head('other-form', { answer_within: '31', kept_days: '0', notified: 'nobody', last_day: 'soon' }),
      head('hospital-form', { hospital: 'nowhere' }),
      part('no-such-form', 'q1', 'text'),
      part('other-form', 'q1', 'telepathy'),
      part('other-form', 'three', 'text'),
      part('other-form', 'q2', ''),
      part('other-form', 'q3', 'text', { ...three('label', 'Your password') }),
      part('other-form', 'q4', 'radio', { options_en: 'Only one' }),
      part('other-form', 'q5', 'number', { min: '5', max: '4' }),
      part('other-form', 'q6', 'text', { title_en: 'A title' }),
      part('other-form', 'q7', 'email', { is_sender: 'yes' }),
      part('other-form', 'q8', 'email', { is_sender: 'yes' }),
      part('other-form', 'q8', 'text'),
    ]);
    expect(faultyCells(html)).toEqual([
      '2 label_en',
      '3 form',
      '4 answer_within',
      '4 kept_days',
      '4 last_day',
      '4 notified',
      '5 hospital',
      '6 form',
      '7 kind',
      '8 part',
      '9 kind',
      '10 label_en',
      '11 options_en',
      '11 options_ms',
      '11 options_zh',
      '12 max',
      '13 title_en',
      '15 is_sender',
      '16 form',
    ]);
    expect((await send(plan, 'apply')).status).toBe(409);
    expect(await stored('other-form')).toBeUndefined();
  });

  test('are begun as drafts, found again, and taken back as if they had never been', async () => {
    const made = await planned(course());
    expect(made.html).toMatch(/Will be created<\/dt><dd[^>]*>4</);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect((await site.request('/forms/first-aid-course')).status).toBe(404);
    const form = (await stored('first-aid-course'))!;
    expect(form).toMatchObject({
      status: 'draft',
      draft: {
        title: { en: 'First aid course', ms: 'First aid course (ms)', zh: 'First aid course（zh）' },
        duty: 'answer_enquiries',
        answerWithin: '',
        keptDays: '90',
        parts: [
          { id: 'q1', kind: 'text', isSender: true, isRequired: true },
          { id: 'q2', kind: 'email', isSender: true, isRequired: true },
          { id: 'q3', kind: 'radio', isSender: false, isRequired: false, options: { en: 'May\nJune' } },
        ],
      },
    });
    expect((await planned(course())).html).toContain('This file changes nothing.');
    expect(await undone(made.plan)).not.toContain('kept=');
    expect(await stored('first-aid-course')).toBeUndefined();
  });

  test('change a published form’s draft alone: questions added, moved and reworded, and taken back in their order', async () => {
    const made = await planned(course('published-course'));
    await send(made.plan, 'apply');
    const { id, revision, draft } = (await stored('published-course'))!;
    await publishForm(site.app, editor.actor, { id, revision, form: draft });
    const changed = await planned([
      { form: 'published-course', part: 'q3', position: '5', is_required: '' },
      { form: 'published-course', part: 'q1', position: '99', is_required: 'yes' },
    ]);
    expect(changed.html).toMatch(/Will change<\/dt><dd[^>]*>2</);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await partsOf('published-course')).toEqual(['q3 radio', 'q2 email', 'q1 text']);
    const added = await planned([part('published-course', 'q4', 'number', { position: '15', max: '20' })]);
    expect((await send(added.plan, 'apply')).status).toBe(303);
    expect(await partsOf('published-course')).toEqual(['q3 radio', 'q4 number', 'q2 email', 'q1 text']);
    expect(await (await site.request('/forms/published-course')).text()).not.toContain('Question q4');
    expect(await undone(added.plan)).not.toContain('kept=');
    expect(await undone(changed.plan)).not.toContain('kept=');
    expect((await stored('published-course'))!.draft).toEqual(draft);

    // What is public stays.
    expect(await undone(made.plan)).toContain('kept=4');
    expect(await partsOf('published-course')).toEqual(['q1 text', 'q2 email', 'q3 radio']);
    const { rows } = await site.app.db.execute(sql`select action, count(*)::int as count from audit_log
      where subject_kind = 'custom_form' and subject_id = ${String(id)} and detail ? 'import' group by 1 order by 1`);
    expect(rows).toEqual([
      { action: 'form_created', count: 1 },
      { action: 'form_saved', count: 4 },
    ]);
  });

  test('a form keeps its hospital, and one with questions of somebody else stays', async () => {
    const { rows } = await site.app.db.execute<{ slug: string }>(sql`select slug from hospitals order by id limit 1`);
    const made = await planned([head('kept-course', { hospital: rows[0]!.slug })]);
    await send(made.plan, 'apply');
    expect(faultyCells((await planned([{ form: 'kept-course', part: '', hospital: '' }])).html)).toEqual([
      '2 hospital',
    ]);
    expect(faultyCells((await planned([part('kept-course', 'q1', 'hospital')])).html)).toEqual(['2 kind']);
    const question = await planned([part('kept-course', 'q1', 'text')]);
    await send(question.plan, 'apply');
    expect(await undone(made.plan)).toContain('kept=1');
    expect(await partsOf('kept-course')).toEqual(['q1 text']);
  });

  test('are for those who build the forms of all hospitals', async () => {
    const local = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 3 }]);
    for (const path of ['import', 'csv', 'csv?template=yes'])
      expect((await openConsole(site, `/staff/catalogue/forms/${path}`, local)).status).toBe(403);
    expect(await (await openConsole(site, '/staff/forms', local)).text()).not.toContain('/staff/catalogue/forms/');
  });
});
