import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { openTestSite, publish, write, type TestSite } from '../content.fixture.ts';

const list = '/staff/content';
const trash = '/staff/content/trash';
let site: TestSite;
let editor: SignedIn;
let drafts: number[];
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  drafts = [
    (await write(site, 'news', 'bulk-draft-one')).entryId,
    (await write(site, 'news', 'bulk-draft-two')).entryId,
  ];
});
afterAll(() => site.close());

const isDeleted = async (ids = drafts) =>
  (
    await site.app.db.select().from(contentEntries).where(inArray(contentEntries.id, ids)).orderBy(contentEntries.id)
  ).map(({ deletedAt }) => deletedAt !== null);
async function press(path: string, action: string, keys: readonly number[], who = editor) {
  const { html } = await openBulk(site, who, { path, action, keys });
  return { shown: html, ...(await confirmBulk(site, who, { path, html })) };
}

test('several drafts go into the trash by one press, come back by another, and are restored together from there', async () => {
  const gone = await press(list, 'delete', drafts);
  expect(await isDeleted()).toEqual([true, true]);
  await undoBulk(site, editor, { path: list, id: gone.id });
  expect(await isDeleted()).toEqual([false, false]);
  await press(list, 'delete', drafts);
  expect(await (await openConsole(site, `${trash}?q=bulk-draft`, editor)).text()).toContain(
    'aria-label="Select bulk-draft-one english"',
  );
  const back = await press(trash, 'restore', drafts);
  expect(await isDeleted()).toEqual([false, false]);
  await undoBulk(site, editor, { path: trash, id: back.id });
  expect(await isDeleted()).toEqual([true, true]);
  await press(trash, 'restore', drafts);
  const log = await site.app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectId, String(drafts[0])),
        inArray(auditLog.action, ['content_deleted', 'content_undeleted']),
      ),
    )
    .orderBy(auditLog.id);
  expect(log.map(({ action }) => action.replace('content_', ''))).toEqual([
    'deleted',
    'undeleted',
    'deleted',
    'undeleted',
    'deleted',
    'undeleted',
  ]);
});

test('what readers have seen is not deleted with the drafts, and a draft that changed since stays', async () => {
  const { entryId } = await write(site, 'news', 'bulk-published');
  await publish(site, entryId, ['en']);
  const { html } = await openBulk(site, editor, { path: list, action: 'delete', keys: [entryId, ...drafts] });
  expect(rowsIn(html, 'staying')).toContain('bulk-published english');
  await site.app.db.update(contentEntries).set({ revision: 99 }).where(eq(contentEntries.id, drafts[0]!));
  await confirmBulk(site, editor, { path: list, html });
  expect(await isDeleted([entryId, ...drafts])).toEqual([false, true, false]);
  await press(trash, 'restore', [drafts[1]!]);
});

test('a kind that somebody does not write is refused row by row, in the list and in the trash', async () => {
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  const planned = await openBulk(site, recruiter, { path: list, action: 'delete', keys: drafts });
  expect(rowsIn(planned.html, 'changing')).toBe('');
  await press(list, 'delete', drafts);
  const inTrash = await openBulk(site, recruiter, { path: trash, action: 'restore', keys: drafts });
  expect(rowsIn(inTrash.html, 'changing')).toBe('');
  expect(rowsIn(inTrash.html, 'staying')).not.toBe('');
  expect(await isDeleted()).toEqual([true, true]);
  const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  expect((await openBulk(site, desk, { path: trash, action: 'restore', keys: drafts })).status).toBe(403);
});
