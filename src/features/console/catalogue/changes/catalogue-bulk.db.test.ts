import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { deletePastChanges } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import type { CatalogueListName } from '../fields/catalogue-fields.ts';
import { hospitalInputs, sendCatalogueForm } from '../catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const insurers = '/staff/catalogue/insurers';
async function created(list: CatalogueListName, fields: Record<string, string | string[]>): Promise<string> {
  const answer = await sendCatalogueForm(site, `${list}/new`, chief, fields);
  return /(\d+)\?/.exec(answer.headers.get('location') ?? '')![1]!;
}
const insurer = (code: string, intent = 'publish') =>
  created('insurers', { code, name: `Insurer ${code}`, phone: '', email: '', intent });
const statesOf = async (ids: readonly string[]) => {
  const { rows } = await site.app.db.execute<{ id: number; status: string }>(
    sql`select id, status from insurers where id in ${ids.map(Number)} order by id`,
  );
  return rows.map(({ status }) => status);
};
const actionsOn = async (ids: readonly string[], kind = 'insurers') =>
  (
    await site.app.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(inArray(auditLog.subjectId, [...ids]), eq(auditLog.subjectKind, kind)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

test('the list of doctors names specialities in words, and its file has their codes', async () => {
  const { rows } = await site.app.db.execute<{ slug: string; code: string; name: string }>(
    sql`select d.slug, s.slug as code, s.name ->> 'en' as name from doctors d
      join doctor_specialities o on o.doctor_id = d.id join specialities s on s.id = o.speciality_id
      where s.slug = 'cardiology' order by d.id limit 1`,
  );
  expect(rows[0]).toMatchObject({ code: 'cardiology', name: 'Cardiology' });
  const list = '/staff/catalogue/doctors';
  const cells = async () => {
    const html = await (await openConsole(site, `${list}?q=${rows[0]!.slug}`, chief)).text();
    return [...html.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell!.replace(/<[^>]+>/g, '').trim());
  };
  const shown = (await cells()).join(' | ');
  expect(shown).toContain('Cardiology');
  expect(shown).not.toContain('cardiology');
  const file = await (await openConsole(site, `${list}/csv?q=${rows[0]!.slug}`, chief)).text();
  expect(file).toContain('cardiology');
});

test('the list has a checkbox for each row and one for all on the page', async () => {
  const id = await insurer('listed');
  const html = await (await openConsole(site, `${insurers}?q=listed`, chief)).text();
  expect(html).toMatch(new RegExp(`form="bulk" aria-label="Select Insurer listed"[^>]*name="item" value="${id}"`));
  expect(html).toContain('All 1 on this page');
  const plan = await (await openConsole(site, `${insurers}/bulk?do=retire&all=page&on_page=${id}`, chief)).text();
  expect(rowsIn(plan, 'changing')).toContain('Insurer listed');
});

test('the confirmation names what changes and what cannot, with the reason, and changes nothing', async () => {
  const [shown, draft, retired] = [await insurer('plan-a'), await insurer('plan-b', 'save'), await insurer('plan-c')];
  await sendCatalogueForm(site, `insurers/${retired}`, chief, { version: '1', intent: 'step:retire' });
  const before = await actionsOn([shown, draft, retired]);
  const { html } = await openBulk(site, chief, {
    path: insurers,
    action: 'publish',
    keys: [shown, draft, retired, '999999', '99999999999'],
  });
  expect(rowsIn(html, 'changing')).toContain('Insurer plan-b');
  for (const title of ['plan-a', 'plan-c']) expect(rowsIn(html, 'changing')).not.toContain(title);
  for (const title of ['plan-a', 'plan-c', '999999']) expect(rowsIn(html, 'staying')).toContain(title);
  expect(await statesOf([shown, draft, retired])).toEqual(['published', 'draft', 'retired']);
  expect(await actionsOn([shown, draft, retired])).toEqual(before);
});

test('each row has its own audit entry and version; one press takes all of them back', async () => {
  const ids = [await insurer('press-a'), await insurer('press-b')];
  const { html } = await openBulk(site, chief, { path: insurers, action: 'retire', keys: ids });
  const done = await confirmBulk(site, chief, { path: insurers, html });
  expect(done.status).toBe(303);
  expect(done.html).toContain('Changed: 2 of 2.');
  expect(await statesOf(ids)).toEqual(['retired', 'retired']);
  const undone = await undoBulk(site, chief, { path: insurers, id: done.id });
  expect(undone.html).toContain('Undone: 2.');
  expect(await statesOf(ids)).toEqual(['published', 'published']);
  expect((await actionsOn(ids)).toSorted()).toEqual([
    'catalogue_created',
    'catalogue_created',
    'catalogue_retired',
    'catalogue_retired',
    'catalogue_undone',
    'catalogue_undone',
  ]);
  // A second press of undo finds nothing left.
  await undoBulk(site, chief, { path: insurers, id: done.id });
  expect((await actionsOn(ids)).length).toBe(6);
});

test('the same press twice is one change', async () => {
  const id = await insurer('twice');
  const { html } = await openBulk(site, chief, { path: insurers, action: 'retire', keys: [id] });
  const first = await confirmBulk(site, chief, { path: insurers, html });
  await undoBulk(site, chief, { path: insurers, id: first.id });
  expect((await confirmBulk(site, chief, { path: insurers, html })).id).toBe(first.id);
  expect(await statesOf([id])).toEqual(['published']);
});

test('a row that was changed since the confirmation stays, and the page says which', async () => {
  const [quiet, edited] = [await insurer('since-a'), await insurer('since-b')];
  const { html } = await openBulk(site, chief, { path: insurers, action: 'retire', keys: [quiet, edited] });
  const save = { code: 'since-b', name: 'Renamed', phone: '', email: '', version: '1', intent: 'save' };
  await sendCatalogueForm(site, `insurers/${edited}`, chief, save);
  const done = await confirmBulk(site, chief, { path: insurers, html });
  expect(done.html).toContain('Changed: 1 of 2.');
  expect(rowsIn(done.html, 'refused')).toContain('Renamed');
  expect(await statesOf([quiet, edited])).toEqual(['retired', 'published']);
  // And what was changed since the press is not taken back.
  await sendCatalogueForm(site, `insurers/${quiet}`, chief, { version: '2', intent: 'step:restore' });
  const undone = await undoBulk(site, chief, { path: insurers, id: done.id });
  expect(rowsIn(undone.html, 'changed')).toContain('Insurer since-a');
  expect(await statesOf([quiet])).toEqual(['published']);
});

test('after ten minutes it is not undone, and a colleague never sees it', async () => {
  const id = await insurer('late');
  const { html } = await openBulk(site, chief, { path: insurers, action: 'retire', keys: [id] });
  const done = await confirmBulk(site, chief, { path: insurers, html });
  const colleague = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  expect((await undoBulk(site, colleague, { path: insurers, id: done.id })).status).toBe(404);
  expect((await openConsole(site, `${insurers}/bulk?change=${done.id}`, colleague)).status).toBe(404);
  site.clock.advance(10 * 60_000);
  const late = await undoBulk(site, chief, { path: insurers, id: done.id });
  expect(late.status).toBe(409);
  expect(await statesOf([id])).toEqual(['retired']);
});

test('a hospital that is retired and taken back has its addresses again; one that is published and taken back has none', async () => {
  const hospitals = '/staff/catalogue/hospitals';
  const pageStatus = async (path: string) =>
    (await site.request(path, { headers: { 'sec-fetch-dest': 'document' }, redirect: 'manual' })).status;
  const form = (code: string, intent: string) => ({ ...hospitalInputs(code), facilities: ['parking'], intent });
  const shown = await created('hospitals', form('bulk-river', 'publish'));
  const press = async (action: string, id: string) => {
    const { html } = await openBulk(site, chief, { path: hospitals, action, keys: [id] });
    return confirmBulk(site, chief, { path: hospitals, html });
  };
  await expect.poll(() => pageStatus('/bulk-river')).toBe(200);
  const retired = await press('retire', shown);
  await expect.poll(() => pageStatus('/bulk-river')).toBe(410);
  await undoBulk(site, chief, { path: hospitals, id: retired.id });
  await expect.poll(() => pageStatus('/bulk-river')).toBe(200);
  const draft = await created('hospitals', form('bulk-hill', 'save'));
  const published = await press('publish', draft);
  await expect.poll(() => pageStatus('/bulk-hill')).toBe(200);
  await undoBulk(site, chief, { path: hospitals, id: published.id });
  await expect.poll(() => pageStatus('/bulk-hill')).toBe(404);
});

test('where a retired item led is known again when its restoring is taken back', async () => {
  const id = await created('hospitals', { ...hospitalInputs('bulk-lake'), facilities: ['parking'], intent: 'publish' });
  await sendCatalogueForm(site, `hospitals/${id}`, chief, {
    version: '1',
    moved_to: '/our-hospitals',
    intent: 'step:retire',
  });
  const path = '/staff/catalogue/hospitals';
  const { html } = await openBulk(site, chief, { path, action: 'restore', keys: [id] });
  const done = await confirmBulk(site, chief, { path, html });
  await undoBulk(site, chief, { path, id: done.id });
  await expect
    .poll(async () => {
      const answer = await site.request('/bulk-lake', {
        headers: { 'sec-fetch-dest': 'document' },
        redirect: 'manual',
      });
      return answer.headers.get('location');
    })
    .toBe('/our-hospitals');
});

test('what a press did is forgotten after a day', async () => {
  const id = await insurer('forgotten');
  const { html } = await openBulk(site, chief, { path: insurers, action: 'retire', keys: [id] });
  const done = await confirmBulk(site, chief, { path: insurers, html });
  const aged = (hours: number) =>
    site.app.db.execute(
      sql`update bulk_changes set created_at = now() - make_interval(hours => ${hours}) where id = ${done.id}`,
    );
  await site.app.db.execute(sql`delete from bulk_changes where id <> ${done.id}`);
  await aged(23);
  expect(await deletePastChanges(site.app.db)).toBe(0);
  await aged(25);
  expect(await deletePastChanges(site.app.db)).toBe(1);
  expect((await site.app.db.execute(sql`select 1 from bulk_change_rows`)).rows).toEqual([]);
});

test('an editor of one hospital changes its own data alone, and impossible input is refused', async () => {
  const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 3 }]);
  expect((await openBulk(site, editor, { path: insurers, action: 'retire', keys: ['1'] })).status).toBe(403);
  const { html } = await openBulk(site, editor, {
    path: '/staff/catalogue/hospitals',
    action: 'retire',
    keys: ['4'],
  });
  expect(rowsIn(html, 'staying')).toContain('Your role does not allow this.');
  expect(rowsIn(html, 'staying')).not.toContain('Melur');
  const send = (fields: Record<string, string>) => sendForm(site, `${insurers}/bulk`, chief, fields);
  const id = '7b6a3c1e-0000-4000-8000-000000000000';
  expect((await send({ intent: 'apply', change: id, do: 'delete', item: '1 1' })).status).toBe(422);
  expect((await send({ intent: 'apply', change: 'x', do: 'retire', item: '1 1' })).status).toBe(404);
  expect((await send({ intent: 'undo', change: 'x' })).status).toBe(404);
  expect((await send({ intent: 'apply', change: id, do: 'retire', item: '99999999999 \u0000' })).status).toBeLessThan(
    500,
  );
});
