import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { keyOfText } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { keywords, movedPaths } from './data/keywords.table.ts';

const path = '/staff/keywords';
let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  for (const short of ['/bulk-heart', '/bulk-ward/two', '/心脏批量'])
    await sendForm(site, path, editor, { path: short, target: '/speciality-centre/cardiology' });
});
afterAll(() => site.close());

const keys = ['/bulk-heart', '/bulk-ward/two', '/心脏批量'].map(keyOfText);
const shown = async () =>
  (await site.app.db.select({ path: keywords.path }).from(keywords))
    .map((row) => row.path)
    .filter((one) => /bulk|批量/.test(one));
const movedTo = async (from: string) =>
  (await site.app.db.select().from(movedPaths).where(eq(movedPaths.path, from)))[0]?.movedTo;
async function press(chosen: readonly string[]) {
  const { html } = await openBulk(site, editor, { path, action: 'remove', keys: chosen });
  return { shown: html, ...(await confirmBulk(site, editor, { path, html })) };
}

test('several short addresses are removed by one press and back by another, with the redirects that led to them', async () => {
  const edit = `${path}/edit?path=${encodeURIComponent('/bulk-heart')}`;
  await sendForm(site, edit, editor, { path: '/bulk-hearts' });
  expect(await movedTo('/bulk-heart')).toBe('/bulk-hearts');
  const all = [keyOfText('/bulk-hearts'), ...keys.slice(1)];
  const list = await (await openConsole(site, `${path}?kind=short&q=bulk`, editor)).text();
  expect(list).toContain('aria-label="Select /bulk-ward/two"');
  expect(await (await openConsole(site, `${path}?q=speciality-centre/cardiology`, editor)).text()).not.toContain(
    'aria-label="Select /speciality-centre/cardiology"',
  );
  const done = await press(all);
  expect(rowsIn(done.html, 'changed')).toContain('/心脏批量');
  expect(await shown()).toEqual([]);
  expect(await movedTo('/bulk-heart')).toBe('/speciality-centre/cardiology');
  await undoBulk(site, editor, { path, id: done.id });
  expect((await shown()).toSorted()).toEqual(['/bulk-hearts', '/bulk-ward/two', '/心脏批量']);
  expect(await movedTo('/bulk-heart')).toBe('/bulk-hearts');
  expect(await movedTo('/bulk-hearts')).toBe(undefined);
  const rows = await site.app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, '/bulk-ward/two'))
    .orderBy(asc(auditLog.id));
  expect(rows.map(({ action }) => action)).toEqual(['keyword_added', 'keyword_removed', 'keyword_added']);
});

test('a page’s own address stays, and one that leads elsewhere since it was shown', async () => {
  const { html } = await openBulk(site, editor, {
    path,
    action: 'remove',
    keys: [keyOfText('/speciality-centre/cardiology'), keys[1]!],
  });
  expect(rowsIn(html, 'staying')).toContain('/speciality-centre/cardiology');
  await site.app.db.update(keywords).set({ url: '/doctor' }).where(eq(keywords.path, '/bulk-ward/two'));
  const done = await confirmBulk(site, editor, { path, html });
  expect(rowsIn(done.html, 'refused')).toContain('/bulk-ward/two');
  expect(await shown()).toContain('/bulk-ward/two');
});

test('an address that somebody took meanwhile is not given back', async () => {
  const done = await press([keys[2]!]);
  await sendForm(site, path, editor, { path: '/心脏批量', target: '/speciality-centre/cardiology' });
  const undone = await undoBulk(site, editor, { path, id: done.id });
  expect(undone.html).not.toContain('As before: 1');
  expect(undone.html).toContain('This address already shows a page');
  expect(rowsIn(undone.html, 'changed')).toContain('/心脏批量');
});

test('only who keeps addresses for the whole group reaches it, and undoes only an own press', async () => {
  const other = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  expect((await openBulk(site, other, { path, action: 'remove', keys })).status).toBe(403);
  const { id } = await press([keys[1]!]);
  const colleague = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  expect((await undoBulk(site, colleague, { path, id })).status).toBe(404);
  expect(await shown()).not.toContain('/bulk-ward/two');
});
