import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { contentVersions } from '../data/content-versions.table.ts';
import { editor as author, openTestSite, publish, write, type TestSite } from '../content.fixture.ts';
import { emptyTrash, runSchedule, takeStep } from '../editor.server.ts';
import { moveToTrash, restoreFromTrash } from '../trash.server.ts';

const trash = '/staff/content/trash';

let site: TestSite;
let editor: SignedIn;
let recruiter: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
});
afterAll(() => site.close());

const look = async (path: string, who = editor) => (await openConsole(site, path, who)).text();
const remove = (entryId: number, who = editor) =>
  sendForm(site, `/staff/content/${entryId}`, who, { intent: 'delete' });
const restore = (entryId: number | string, who = editor) => sendForm(site, trash, who, { restore: String(entryId) });
const rowOf = async (entryId: number) =>
  (await site.app.db.select().from(contentEntries).where(eq(contentEntries.id, entryId)))[0];
const versionsOf = (entryId: number) => site.app.db.$count(contentVersions, eq(contentVersions.entryId, entryId));
const actionsOn = async (entryId: number) =>
  (
    await site.app.db
      .select({ action: auditLog.action, by: auditLog.actorKind })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, String(entryId)), like(auditLog.action, 'content_%d')))
      .orderBy(auditLog.id)
  ).filter(({ action }) => ['content_deleted', 'content_undeleted', 'content_erased'].includes(action));

test('a deleted draft leaves every list and comes back as it was, with its versions', async () => {
  const { entryId, revision } = await write(site, 'news', 'thrown-away');
  await takeStep(site.app, author, { entryId, language: 'ms', step: 'submit' });
  expect(await look(`/staff/content/${entryId}`)).toContain('value="delete"');
  expect((await remove(entryId)).headers.get('location')).toBe(`${trash}?done=deleted`);

  expect(await look('/staff/content?q=thrown-away')).toContain('Nothing matches.');
  expect(await look('/staff/content?attention=review')).not.toContain('thrown-away');
  for (const path of ['', '/versions', '/preview'])
    expect((await openConsole(site, `/staff/content/${entryId}${path}`, editor)).status).toBe(404);
  expect((await sendForm(site, `/staff/content/${entryId}`, editor, { intent: 'publish:en' })).status).toBe(404);
  expect(await look(`${trash}?q=thrown-away`)).toContain('thrown-away english');

  expect((await restore(entryId)).headers.get('location')).toBe(`/staff/content/${entryId}?done=restored`);
  const html = await look(`/staff/content/${entryId}?done=restored`);
  expect(html).toContain('Restored, as it was.');
  expect(html).toContain(`name="revision" value="${revision}"`);
  expect(html).toContain('In review');
  expect([await versionsOf(entryId), (await rowOf(entryId))?.deletedBy]).toEqual([3, null]);
  expect(await look(`${trash}?q=thrown-away`)).toContain('The trash is empty.');
  expect((await actionsOn(entryId)).map(({ action }) => action)).toEqual(['content_deleted', 'content_undeleted']);
  expect((await restore(entryId)).status).toBe(404);
});

test('what was published once, or is scheduled, is not deleted', async () => {
  const { entryId } = await write(site, 'news', 'public-once');
  await publish(site, entryId, ['en']);
  await takeStep(site.app, author, { entryId, language: 'en', step: 'unpublish' });
  expect(await look(`/staff/content/${entryId}`)).not.toContain('value="delete"');
  const refused = await remove(entryId);
  expect([refused.status, (await refused.text()).includes('This was published or is scheduled')]).toEqual([409, true]);

  const { entryId: planned } = await write(site, 'news', 'planned');
  const at = new Date(site.clock.now().getTime() + 86_400_000).toISOString();
  await takeStep(site.app, author, { entryId: planned, language: 'en', step: 'schedule', at });
  expect((await remove(planned)).status).toBe(409);
  expect([(await rowOf(entryId))?.deletedAt, (await rowOf(planned))?.deletedAt]).toEqual([null, null]);
});

test('the address of a deleted draft is free; while another entry has it, the draft is not restored', async () => {
  const { entryId } = await write(site, 'news', 'one-address');
  await remove(entryId);
  const { entryId: newer } = await write(site, 'news', 'one-address');
  const refused = await restore(entryId);
  expect([refused.status, (await refused.text()).includes('Another page has this draft')]).toEqual([409, true]);
  await sendForm(site, `/staff/content/${newer}`, editor, { intent: 'move', slug: 'another-address' });
  expect((await restore(entryId)).status).toBe(302);
});

test('the trash shows and restores only kinds that one may write, twenty a page', async () => {
  const { entryId } = await write(site, 'news', 'not-for-recruiters');
  await remove(entryId);
  expect(await look(trash, recruiter)).not.toContain('not-for-recruiters');
  expect((await restore(entryId, recruiter)).status).toBe(403);
  for (const unknown of ['999999', 'x', '-1', '99999999999999999999'])
    expect((await restore(unknown)).status).toBe(404);
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
  expect((await openConsole(site, trash, nurse)).status).toBe(403);
  await site.app.pool.query(
    `insert into content_entries (kind, slug, deleted_at) select 'news', 'paged-' || lpad(n::text, 2, '0'), now() from generate_series(1, 21) n`,
  );
  const first = await look(`${trash}?q=paged-&sort=title`);
  expect([first.includes('paged-20'), first.includes('paged-21')]).toEqual([true, false]);
  expect(await look(`${trash}?q=paged-&sort=title&page=2`)).toContain('paged-21');
});

test('a draft is deleted for good after 30 days in the trash, with its versions; a restored one stays', async () => {
  await site.app.pool.query('delete from content_entries where deleted_at is not null');
  const [first, second, third] = [
    await write(site, 'news', 'gone-for-good'),
    await write(site, 'news', 'saved-in-time'),
    await write(site, 'news', 'deleted-later'),
  ].map(({ entryId }) => entryId) as [number, number, number];
  await remove(first);
  await remove(second);
  site.clock.advance(29 * 86_400_000);
  await moveToTrash(site.app, author, third);
  await restoreFromTrash(site.app, author, second);
  expect(await emptyTrash(site.app)).toBe(0);
  site.clock.advance(86_400_000 + 1_000);
  expect(await emptyTrash(site.app)).toBe(1);
  expect([await rowOf(first), await versionsOf(first)]).toEqual([undefined, 0]);
  expect([(await rowOf(second))?.slug, (await rowOf(third))?.slug]).toEqual(['saved-in-time', 'deleted-later']);
  expect(await actionsOn(first)).toEqual([
    { action: 'content_deleted', by: 'staff' },
    { action: 'content_erased', by: 'system' },
  ]);
  expect((await runSchedule(site.app)).refused).toBe(0);
});
