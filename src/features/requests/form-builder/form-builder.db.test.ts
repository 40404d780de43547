import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { customForms, customFormVersions } from '#src/features/requests/forms/data/custom-forms.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { antenatalForm, builder, part, publishAt, said } from './form-builder.fixture.ts';
import { createForm, deleteForm, publishForm, retireForm, saveForm } from './form-builder.server.ts';

let site: TestSite;
let editor: SignedIn;
let places: number[];
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  places = (await site.app.db.select({ id: hospitals.id }).from(hospitals).orderBy(asc(hospitals.id)).limit(2)).map(
    ({ id }) => id,
  );
});
afterAll(() => site.close());

const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
const begin = (slug: string, hospitalId: number | null = null) =>
  createForm(site.app, builder, { title: 'Antenatal class', slug, hospitalId });
const stored = async (id: number) => (await site.app.db.select().from(customForms).where(eq(customForms.id, id)))[0]!;
const statusOf = async (path: string) => (await site.request(path)).status;

/** Builds a form by the console's pages alone: begun, a question added, moved, written, published. */
describe('a form in the console', () => {
  it('is begun, built step by step, saved, and published for visitors', async () => {
    const begun = await sendForm(site, '/staff/forms/new', editor, {
      title: 'School visit',
      slug: 'school-visit',
      hospital: '',
    });
    expect(begun.status).toBe(303);
    const path = begun.headers.get('location')!.split('?')[0]!;
    const texts = (name: string, words: string) => ({
      [`${name}-en`]: words,
      [`${name}-ms`]: words,
      [`${name}-zh`]: words,
    });
    const form = {
      revision: '1',
      ...texts('title', 'School visit'),
      ...texts('intro', 'Bring your class.'),
      ...texts('thanks', 'We ring you.'),
      duty: 'answer_enquiries',
      answerWithin: '3',
      keptDays: '100',
    };
    const added = await textOf(await sendForm(site, path, editor, { ...form, intent: 'add', add: 'number' }));
    expect(added).toContain('name="label-en-1"');
    expect(added).toContain('Not saved yet');
    expect(await stored(Number(path.split('/').at(-1)))).toMatchObject({ revision: 1, draft: { parts: [] } });
    const question = { 'id-1': 'q1', 'kind-1': 'number', 'isRequired-1': 'yes', 'max-1': '40' };
    const unready = await sendForm(site, path, editor, {
      ...form,
      ...question,
      'label-en-1': 'How many pupils?',
      intent: 'publish',
    });
    expect(unready.status).toBe(422);
    const refused = await textOf(unready);
    expect(refused).toContain('href="#label-ms-1"');
    expect(refused).toContain('id="label-ms-1-error"');
    expect(refused).toContain('value="How many pupils?"');
    expect(await statusOf('/forms/school-visit')).toBe(404);
    const published = await sendForm(site, path, editor, {
      ...form,
      ...question,
      'label-en-1': 'How many pupils?',
      'label-ms-1': 'Berapa murid?',
      'label-zh-1': '多少学生？',
      intent: 'publish',
    });
    expect(published.headers.get('location')).toBe(`${path}?done=published`);
    expect(headingOf(await textOf(await site.request('/forms/school-visit')))).toBe('School visit');
    expect(await textOf(await site.request('/ms/forms/school-visit'))).toContain('Berapa murid?');
    expect(await textOf(await site.request('/zh/forms/school-visit'))).toContain('多少学生？');
  });

  it('is listed, searched, narrowed by state and hospital, and given as a file', async () => {
    await begin('listed-draft');
    await publishAt(site, 'listed-open', { hospitalId: places[0]! });
    const list = async (query: string) => textOf(await openConsole(site, `/staff/forms?${query}`, editor));
    expect(await list('q=listed-')).toMatch(/listed-open[\s\S]*listed-draft/);
    expect(await list('q=listed-&status=draft')).not.toContain('listed-open');
    expect(await list(`q=listed-&hospital=${places[0]}`)).not.toContain('listed-draft');
    expect(await list('q=listed-&hospital=group')).not.toContain('listed-open');
    expect(await list('q=%25')).not.toContain('listed-open');
    const csv = await (await openConsole(site, '/staff/forms/csv?q=listed-open', editor)).text();
    expect(csv).toContain('Antenatal class,/forms/listed-open,');
  });

  it('shows its draft and each version in a preview in the reader’s frame, with nothing to send', async () => {
    const id = await publishAt(site, 'previewed');
    const draft = antenatalForm({ title: said('Evening class'), parts: [part('q1', 'text', 'New question')] });
    await saveForm(site.app, builder, { id, revision: 2, form: draft });
    const draftPage = await textOf(await openConsole(site, `/zh/staff/forms/${id}/preview`, editor));
    expect(draftPage).toContain('New question（zh）');
    const version = await textOf(await openConsole(site, `/staff/forms/${id}/preview?version=1`, editor));
    expect(version).toContain('Week of pregnancy');
    expect(version).not.toContain('name="form_key"');
    expect((await openConsole(site, `/staff/forms/${id}/preview?version=9`, editor)).status).toBe(404);
    expect(await textOf(await site.request('/forms/previewed'))).not.toContain('New question');
  });

  it('keeps every version, and the log says who did what', async () => {
    const id = await publishAt(site, 'twice-published');
    await publishForm(site.app, builder, { id, revision: 2, form: antenatalForm({ keptDays: '30' }) });
    await retireForm(site.app, builder, { id, revision: 3 });
    const versions = await site.app.db.select().from(customFormVersions).where(eq(customFormVersions.formId, id));
    expect(versions.map(({ number, form }) => [number, form.keptDays])).toEqual([
      [1, '90'],
      [2, '30'],
    ]);
    const log = await site.app.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'custom_form'), eq(auditLog.subjectId, String(id))))
      .orderBy(asc(auditLog.id));
    expect(log.map(({ action }) => action)).toEqual([
      'form_created',
      'form_published',
      'form_published',
      'form_retired',
    ]);
  });
});

describe('its address', () => {
  it('is free, of small letters, and the form’s for good', async () => {
    await begin('one-and-only');
    await expect(begin('one-and-only')).rejects.toMatchObject({ details: { status: 409, code: 'form_slug_taken' } });
    await expect(begin('Not an address')).rejects.toMatchObject({ details: { status: 422, code: 'form_slug' } });
  });

  it('answers 404 before the first publication, and 410 with somewhere to go once the form is closed', async () => {
    const id = await begin('closing-soon');
    expect(await statusOf('/forms/closing-soon')).toBe(404);
    await publishForm(site.app, builder, { id, revision: 1, form: antenatalForm() });
    expect(await statusOf('/forms/closing-soon')).toBe(200);
    await retireForm(site.app, builder, { id, revision: 2 });
    const closed = await site.request('/forms/closing-soon');
    expect(closed.status).toBe(410);
    expect(await textOf(closed)).toMatch(/This form is closed[\s\S]*href="\/contact-us"/);
    await publishForm(site.app, builder, { id, revision: 3, form: antenatalForm() });
    expect(await statusOf('/forms/closing-soon')).toBe(200);
  });

  it('answers 410 after the last day, which is open to its end', async () => {
    await publishAt(site, 'until-monday', { form: antenatalForm({ lastDay: '2026-12-21' }) });
    site.clock.advance(new Date('2026-12-21T15:59:00Z').getTime() - site.app.clock.now().getTime());
    expect(await statusOf('/forms/until-monday')).toBe(200);
    site.clock.advance(120_000);
    expect(await statusOf('/forms/until-monday')).toBe(410);
  });
});

describe('a change', () => {
  it('does not overwrite that of a colleague', async () => {
    const id = await begin('two-editors');
    await saveForm(site.app, builder, { id, revision: 1, form: antenatalForm() });
    await expect(saveForm(site.app, builder, { id, revision: 1, form: antenatalForm() })).rejects.toMatchObject({
      details: { status: 409, code: 'form_changed_meanwhile' },
    });
  });

  it('follows the states: a draft is deleted, a published form never, a closed one not closed again', async () => {
    const draft = await begin('thrown-away');
    await expect(retireForm(site.app, builder, { id: draft, revision: 1 })).rejects.toMatchObject({
      details: { code: 'form_step' },
    });
    await deleteForm(site.app, builder, { id: draft, revision: 1 });
    const open = await publishAt(site, 'kept-for-good');
    await expect(deleteForm(site.app, builder, { id: open, revision: 2 })).rejects.toMatchObject({
      details: { status: 409, code: 'form_step' },
    });
    await retireForm(site.app, builder, { id: open, revision: 2 });
    await expect(retireForm(site.app, builder, { id: open, revision: 3 })).rejects.toMatchObject({
      details: { code: 'form_step' },
    });
  });
});

describe('the wrong person', () => {
  it('of another hospital neither sees, changes nor begins a form there, or one of the group', async () => {
    const id = await publishAt(site, 'of-one-hospital', { hospitalId: places[0]! });
    const group = await publishAt(site, 'of-the-group');
    const local = (hospitalId: number) => signedInStaff(site.app, [{ role: 'editor', hospitalId }]);
    const [here, elsewhere] = [await local(places[0]!), await local(places[1]!)];
    expect((await openConsole(site, `/staff/forms/${id}`, here)).status).toBe(200);
    for (const path of [`/staff/forms/${id}`, `/staff/forms/${id}/preview`, `/staff/forms/${group}`])
      expect((await openConsole(site, path, elsewhere)).status, path).toBe(404);
    const list = await textOf(await openConsole(site, '/staff/forms?q=of-', elsewhere));
    expect(list).not.toMatch(/of-one-hospital|of-the-group/);
    for (const intent of ['save', 'publish', 'retire', 'delete', 'add'])
      expect((await sendForm(site, `/staff/forms/${id}`, elsewhere, { revision: '2', intent })).status, intent).toBe(
        404,
      );
    expect(await stored(id)).toMatchObject({ revision: 2, status: 'published' });
    for (const hospital of [String(places[0]), '']) {
      const answer = await sendForm(site, '/staff/forms/new', elsewhere, { title: 'Mine', slug: 'not-mine', hospital });
      expect(answer.status).toBe(422);
    }
  });

  it('of another role, a patient and a guest build nothing', async () => {
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    for (const path of ['/staff/forms', '/staff/forms/new', '/staff/forms/1', '/staff/forms/csv'])
      expect((await openConsole(site, path, desk)).status, path).toBe(403);
    expect(
      (await sendForm(site, '/staff/forms/new', desk, { title: 'A', slug: 'desk-form', hospital: '' })).status,
    ).toBe(403);
    const patient = await signedInPatient(site.app);
    expect((await openConsole(site, '/staff/forms', patient)).status).not.toBe(200);
    await expect(
      createForm(site.app, { kind: 'guest', tokenHash: 'x' } as never, {
        title: 'A',
        slug: 'guest-form',
        hospitalId: null,
      }),
    ).rejects.toMatchObject({ details: { status: 403 } });
  });
});
