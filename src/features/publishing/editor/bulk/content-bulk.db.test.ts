import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { contentPublished, contentTexts } from '#src/features/publishing/entries/data/content.table.ts';
import {
  approve,
  editor,
  openTestSite,
  publish,
  sharedInput,
  textInput,
  write,
  type TestSite,
} from '../content.fixture.ts';
import { saveEntry } from '../writing/editing.server.ts';

const path = '/staff/content';
let site: TestSite;
let who: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  who = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

async function press(action: string, keys: number[]) {
  const { html } = await openBulk(site, who, { path, action, keys });
  return { plan: html, ...(await confirmBulk(site, who, { path, html })) };
}
const shown = async (entryId: number) =>
  (await site.app.db.select().from(contentPublished).where(eq(contentPublished.entryId, entryId)))
    .map(({ language }) => language)
    .toSorted();
const statuses = async (entryId: number) =>
  (
    await site.app.db
      .select()
      .from(contentTexts)
      .where(eq(contentTexts.entryId, entryId))
      .orderBy(contentTexts.language)
  ).map(({ status }) => status);

it('several entries are unpublished in every language by one press, and public again by another', async () => {
  const [first, second] = [await write(site, 'article', 'bulk-one'), await write(site, 'article', 'bulk-two')];
  await publish(site, first.entryId);
  await publish(site, second.entryId, ['en']);
  const done = await press('unpublish', [first.entryId, second.entryId]);
  expect([await shown(first.entryId), await shown(second.entryId)]).toEqual([[], []]);
  await undoBulk(site, who, { path, id: done.id });
  expect([await shown(first.entryId), await shown(second.entryId)]).toEqual([['en', 'ms', 'zh'], ['en']]);
});

it('drafts are published where they are ready, and taken back to what they were', async () => {
  const { entryId } = await write(site, 'article', 'bulk-three');
  const unready = await write(site, 'article', 'bulk-four');
  for (const language of ['en', 'ms', 'zh'] as const) await approve(site, entryId, language);
  const done = await press('publish', [entryId, unready.entryId]);
  expect(rowsIn(done.plan, 'staying')).toContain('bulk-four');
  expect(await shown(entryId)).toEqual(['en', 'ms', 'zh']);
  expect(await shown(unready.entryId)).toEqual([]);
  await undoBulk(site, who, { path, id: done.id });
  expect(await shown(entryId)).toEqual([]);
  expect(await statuses(entryId)).toEqual(['draft', 'draft', 'draft']);
});

it('unpublished changes are neither published nor lost: such an entry is taken down on its own page', async () => {
  const { entryId, revision } = await write(site, 'article', 'bulk-five');
  await publish(site, entryId);
  await saveEntry(site.app, editor, {
    entryId,
    revision,
    shared: sharedInput(),
    texts: [textInput('en', 'Newer words')],
  });
  const down = await press('unpublish', [entryId]);
  expect(rowsIn(down.plan, 'staying')).toContain('It has changes that aren’t published yet.');
  await approve(site, entryId);
  const up = await openBulk(site, who, { path, action: 'publish', keys: [entryId] });
  expect(rowsIn(up.html, 'changing')).toContain('An earlier text was public');
});

it('drafts go to review and back', async () => {
  const { entryId } = await write(site, 'article', 'bulk-six');
  const done = await press('submit', [entryId]);
  expect(await statuses(entryId)).toEqual(['in_review', 'in_review', 'in_review']);
  await undoBulk(site, who, { path, id: done.id });
  expect(await statuses(entryId)).toEqual(['draft', 'draft', 'draft']);
});

it('a recruiter changes no article', async () => {
  const { entryId } = await write(site, 'article', 'bulk-seven');
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  const { html } = await openBulk(site, recruiter, { path, action: 'submit', keys: [entryId] });
  expect(rowsIn(html, 'changing')).toBe('');
  expect(rowsIn(html, 'staying')).toContain('Your role does not allow this.');
});
