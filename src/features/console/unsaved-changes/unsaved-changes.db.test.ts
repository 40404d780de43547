import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, publish, write, type TestSite } from '#src/features/publishing/editor/content.fixture.ts';
import { unsavedChanges } from './data/unsaved-changes.table.ts';
import { deletePastUnsaved } from './unsaved-changes.server.ts';

let site: TestSite;
let editor: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  const roles = [
    { role: 'editor', hospitalId: null },
    { role: 'administrator', hospitalId: null },
  ] as const;
  editor = await signedInStaff(site.app, roles);
  other = await signedInStaff(site.app, roles);
});
afterAll(() => site.close());

const look = async (path: string, who = editor) => (await openConsole(site, path, who)).text();
/** What the browser sends while somebody types. */
const type = (record: string, fields: Record<string, string>, who = editor) =>
  sendForm(site, '/staff/unsaved', who, { record, fields: JSON.stringify(Object.entries(fields)) });
const rows = () => site.app.db.select().from(unsavedChanges);
const keptFor = async (record: string) =>
  (await rows()).filter((row) => row.record === record && row.accountId === editor.accountId).length;

test('what is typed into a text is offered to who typed it alone, continued, and dropped when it is saved', async () => {
  const { entryId, revision } = await write(site, 'news', 'typed-on');
  const record = `/staff/content/${entryId}/ms`;
  const page = `/staff/content/${entryId}?language=ms`;
  const typed = {
    language: 'ms',
    revision: String(revision),
    title: 'Tajuk separuh siap',
    summary: 'Ringkasan',
    body: '<p>Isi</p>',
  };
  const answer = await type(record, typed);
  expect([answer.status, await answer.json()]).toEqual([200, { typedAt: site.clock.now().toISOString() }]);

  const offered = await look(page);
  expect(offered).toContain('data-unsaved="offered"');
  expect(offered).toContain(`href="/staff/content/${entryId}?language=ms&amp;unsaved=continue"`);
  expect(offered).not.toContain('Tajuk separuh siap');
  expect(await look(page, other)).not.toContain('data-unsaved');
  expect(await look(`${page}&unsaved=continue`, other)).not.toContain('Tajuk separuh siap');
  expect(await look(`/staff/content/${entryId}?language=en`)).not.toContain('data-unsaved');

  const continued = await look(`${page}&unsaved=continue`);
  expect(continued).toContain('data-unsaved="continued"');
  expect(continued).toContain('value="Tajuk separuh siap"');
  expect((await sendForm(site, page, editor, { intent: 'save', ...typed })).status).toBe(302);
  expect(await look(page)).not.toContain('data-unsaved');
  expect(await keptFor(record)).toBe(0);
});

test('a save that is refused, and a step without the text, keep what is typed', async () => {
  const { entryId, revision } = await write(site, 'news', 'refused-on');
  const record = `/staff/content/${entryId}/en`;
  const typed = { language: 'en', revision: String(revision), title: 'Half a title' };
  await type(record, typed);
  const page = `/staff/content/${entryId}`;
  expect((await sendForm(site, page, editor, { intent: 'save', ...typed, revision: '1' })).status).toBe(409);
  await publish(site, entryId, ['en']);
  expect((await sendForm(site, page, editor, { intent: 'unpublish:en', language: 'en' })).status).toBe(302);
  expect(await keptFor(record)).toBe(1);
});

test('typed on an older state, it is continued with a warning and saved on the present one', async () => {
  const { entryId, revision } = await write(site, 'news', 'older-state');
  const page = `/staff/content/${entryId}?language=en`;
  await type(`/staff/content/${entryId}/en`, { revision: String(revision), title: 'Mine' });
  const theirs = { intent: 'save', language: 'en', revision: String(revision), title: 'Theirs' };
  expect((await sendForm(site, page, other, theirs)).status).toBe(302);
  const html = await look(`${page}&unsaved=continue`);
  expect(html).toContain('Somebody saved this record after you started.');
  expect(html).toContain('value="Mine"');
  expect(html).toContain(`name="revision" value="${revision + 1}"`);
});

test('an item of master data: typed values come back, with what a colleague saved meanwhile beside them', async () => {
  const { rows: insurers } = await site.app.pool.query<{ id: number; name: string }>(
    'select id, name from insurers order by id limit 1',
  );
  const page = `/staff/catalogue/insurers/${insurers[0]!.id}`;
  const html = await look(page);
  const version = /name="version" value="(\d+)"/.exec(html)![1]!;
  await type(page, { version, name: 'Half an insurer', code: 'typed-code' });
  expect(await look(page)).toContain('data-unsaved="offered"');
  expect(await look(page, other)).not.toContain('data-unsaved');
  const continued = await look(`${page}?unsaved=continue`);
  expect(continued).toContain('value="Half an insurer"');
  expect(continued).not.toContain('Somebody saved this record after you started.');

  await type(page, { version: String(Number(version) - 1), name: 'Half an insurer' });
  const outdated = await look(`${page}?unsaved=continue`);
  expect(outdated).toContain('Somebody saved this record after you started.');
  expect(outdated).toContain(insurers[0]!.name);

  const discarded = await sendForm(site, '/staff/unsaved', editor, { intent: 'discard', record: page });
  expect([discarded.status, discarded.headers.get('location')]).toEqual([303, page]);
  expect(await look(page)).not.toContain('data-unsaved');
});

test('a warning that a colleague saved meanwhile comes again until the text is saved or discarded', async () => {
  const { entryId, revision } = await write(site, 'news', 'warned-again');
  const page = `/staff/content/${entryId}?language=en`;
  const record = `/staff/content/${entryId}/en`;
  await type(record, { revision: String(revision), title: 'Mine' });
  await sendForm(site, page, other, { intent: 'save', language: 'en', revision: String(revision), title: 'Theirs' });
  const html = await look(`${page}&unsaved=continue`);
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  expect([hidden('revision'), hidden('begun_on')]).toEqual([String(revision + 1), String(revision)]);
  // What the browser keeps of the form that is continued.
  await type(record, { revision: String(revision + 1), begun_on: String(revision), title: 'Mine, continued' });
  expect(await look(page)).toContain('Somebody saved this record after you started.');
});

test('a save refused because of a colleague keeps the version on which it was begun', async () => {
  const { rows: insurers } = await site.app.pool.query<{ id: number; name: string }>(
    'select id, name from insurers order by id desc limit 1',
  );
  const page = `/staff/catalogue/insurers/${insurers[0]!.id}`;
  const version = Number(/name="version" value="(\d+)"/.exec(await look(page))![1]);
  const stale = String(version - 1);
  const refused = await sendForm(site, page, editor, {
    intent: 'save',
    version: stale,
    code: 'typed-code',
    name: 'Mine',
  });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain(`name="version" value="${version}"`);
  expect(html).toContain(`name="begun_on" value="${stale}"`);
  await type(page, { version: String(version), begun_on: stale, name: 'Mine' });
  expect(await look(page)).toContain('Somebody saved this record after you started.');
  await sendForm(site, '/staff/unsaved', editor, { intent: 'discard', record: page });
});

test('a save below an offer that was neither taken nor refused keeps the offer', async () => {
  const { entryId, revision } = await write(site, 'news', 'ignored-offer');
  const record = `/staff/content/${entryId}/en`;
  const page = `/staff/content/${entryId}?language=en`;
  await type(record, { revision: String(revision), title: 'Earlier text' });
  expect(await look(page)).toContain('name="unsaved_offered"');
  expect(await look(`${page}&unsaved=continue`)).not.toContain('name="unsaved_offered"');
  const saved = {
    intent: 'save',
    language: 'en',
    revision: String(revision),
    title: 'Typed anew',
    unsaved_offered: 'yes',
  };
  expect((await sendForm(site, page, editor, saved)).status).toBe(302);
  expect(await keptFor(record)).toBe(1);
  expect(await look(page)).toContain('Somebody saved this record after you started.');
});

test.each(['', 'title=x', '{}', '[["title",1]]', '[["title","x","y"]]', 'null'])(
  'a text that no form makes is refused: %j',
  async (fields) => {
    const record = '/staff/content/9/en';
    expect((await sendForm(site, '/staff/unsaved', editor, { record, fields })).status).toBe(422);
    expect(await keptFor(record)).toBe(0);
  },
);

test('a new item is continued after its page was left, and dropped when it is added', async () => {
  const page = '/staff/catalogue/insurers/new';
  await type(page, { version: '0', name: 'Brand New Insurer' });
  expect(await look(`${page}?unsaved=continue`)).toContain('value="Brand New Insurer"');
  const added = await sendForm(site, page, editor, {
    intent: 'save',
    version: '0',
    code: 'brand-new-insurer',
    name: 'Brand New Insurer',
  });
  expect(added.status).toBe(303);
  expect(await keptFor(page)).toBe(0);
});

test('it is sealed, and deleted after two weeks', async () => {
  await type('/staff/catalogue/doctors/7', { about: 'A secret draft' });
  const [row] = (await rows()).filter(({ record }) => record === '/staff/catalogue/doctors/7');
  expect(row!.fields).not.toContain('secret');
  await site.app.pool.query(`update unsaved_changes set typed_at = now() - interval '13 days' where id = $1`, [
    row!.id,
  ]);
  const count = (await rows()).length;
  await deletePastUnsaved(site.app.db);
  expect((await rows()).length).toBe(count);
  await site.app.pool.query(`update unsaved_changes set typed_at = now() - interval '15 days' where id = $1`, [
    row!.id,
  ]);
  expect(await deletePastUnsaved(site.app.db)).toBe(1);
});

test.each(['/staff/people', '/staff/content/x/en', '/staff/content/1/fr', '/staff/catalogue/doctors/../1', ''])(
  'nothing is kept for %j, which is no record',
  async (record) => {
    expect((await type(record, { title: 'x' })).status).toBe(404);
    expect((await sendForm(site, '/staff/unsaved', editor, { intent: 'discard', record })).status).toBe(404);
  },
);

test('more text than a form has is refused, and of one person the newest fifty records are kept', async () => {
  expect((await type('/staff/content/1/en', { body: 'x'.repeat(200_001) })).status).toBe(413);
  for (let id = 1001; id <= 1052; id += 1) {
    site.clock.advance(1_000);
    await type(`/staff/content/${id}/en`, { title: String(id) }, other);
  }
  const kept = await site.app.db.select().from(unsavedChanges).where(eq(unsavedChanges.accountId, other.accountId));
  expect(kept).toHaveLength(50);
  expect(kept.map(({ record }) => record)).not.toContain('/staff/content/1002/en');
});
