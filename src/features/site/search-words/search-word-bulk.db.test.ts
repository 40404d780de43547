import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { keyOfText } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { searchSynonyms } from '#src/features/site/search/data/search-synonyms.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const path = '/staff/search-words/added';
let site: TestSite;
let editor: SignedIn;
const words = [
  { phrase: 'zz bulk one', language: 'en', specialitySlug: null, meaning: 'dengue fever' },
  { phrase: 'zz批量 二', language: 'zh', specialitySlug: 'cardiology', meaning: null },
] as const;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  for (const word of words)
    await site.app.db.insert(searchSynonyms).values({ ...word, addedAt: new Date('2026-11-20T02:00:00Z') });
});
afterAll(() => site.close());

const keys = words.map(({ phrase }) => keyOfText(phrase));
const stored = async () =>
  (await site.app.db.select().from(searchSynonyms).orderBy(searchSynonyms.phrase)).filter(({ phrase }) =>
    phrase.startsWith('zz'),
  );
async function press(chosen: readonly string[]) {
  const { html } = await openBulk(site, editor, { path, action: 'remove', keys: chosen });
  return { shown: html, ...(await confirmBulk(site, editor, { path, html })) };
}

test('several words are removed by one press and back by another, as they were', async () => {
  expect(await (await openConsole(site, `${path}?q=zz`, editor)).text()).toContain('aria-label="Select zz bulk one"');
  const before = await stored();
  expect(before).toHaveLength(2);
  const done = await press(keys);
  expect(rowsIn(done.shown, 'changing')).toContain('dengue fever');
  expect(await stored()).toEqual([]);
  await undoBulk(site, editor, { path, id: done.id });
  expect(await stored()).toEqual(before);
  const log = await site.app.db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.subjectId, 'zz批量 二'));
  expect(log).toEqual([
    { action: 'search_word_removed', detail: { speciality: 'cardiology' } },
    { action: 'search_word_added', detail: { language: 'zh', speciality: 'cardiology' } },
  ]);
});

test('a word that leads elsewhere since it was shown stays; one that was added again is not doubled', async () => {
  const { html } = await openBulk(site, editor, { path, action: 'remove', keys: [keys[0]!] });
  await site.app.db.update(searchSynonyms).set({ meaning: 'malaria' }).where(eq(searchSynonyms.phrase, 'zz bulk one'));
  expect(rowsIn((await confirmBulk(site, editor, { path, html })).html, 'refused')).toContain('zz bulk one');
  const done = await press([keys[1]!]);
  await site.app.db
    .insert(searchSynonyms)
    .values({ ...words[1], meaning: 'jantung', specialitySlug: null, addedAt: new Date() });
  const undone = await undoBulk(site, editor, { path, id: done.id });
  expect(rowsIn(undone.html, 'changed')).toContain('zz批量 二');
  expect((await stored()).map(({ meaning }) => meaning).toSorted()).toEqual(['jantung', 'malaria']);
});

test('who does not keep search words does not reach it', async () => {
  const other = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: null }]);
  expect((await openBulk(site, other, { path, action: 'remove', keys })).status).toBe(403);
});
