import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { contentPublished } from '#src/features/publishing/entries/data/content.table.ts';
import { editor, openTestSite, publish, sharedInput, textInput, write, type TestSite } from '../content.fixture.ts';
import { saveEntry } from '../writing/editing.server.ts';

let site: TestSite;
let doctor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  doctor = await signedInStaff(site.app, [{ role: 'clinical_reviewer', hospitalId: null }]);
  await site.app.db.update(staffMembers).set({ doctorId: 6 }).where(eq(staffMembers.accountId, doctor.accountId));
});
afterAll(() => site.close());

/** The section with what has changed, without the comments that React writes between texts. */
async function changesShown(entryId: number, language: string, prefix = ''): Promise<string> {
  const page = await openConsole(site, `${prefix}/staff/reviews/${entryId}?language=${language}`, doctor);
  const html = (await page.text()).replaceAll('<!-- -->', '');
  return /<section aria-labelledby="changes".*?<\/section><section aria-labelledby="text"/s.exec(html)?.[0] ?? html;
}

/** What is marked as added and as removed, without what is said to screen readers alone. */
const marked = (html: string) =>
  [...html.matchAll(/<(ins|del)[^>]*>(.*?)<\/\1>/gs)].map(([, tag, inner]) => {
    return [tag, inner!.replace(/<span class="sr-only".*?<\/span>/s, '')];
  });

it('a doctor reads what has changed since the last publication, in words, language by language', async () => {
  const { entryId, revision } = await write(site, 'article', 'rest-longer');
  await publish(site, entryId, ['en', 'ms']);
  await saveEntry(site.app, editor, {
    entryId,
    revision,
    shared: sharedInput({ topics: ['diabetes'], fields: { emergencyCall: 'no' } }),
    texts: [textInput('en', 'rest-longer english', '<p>rest-longer english: what to do.</p>')],
  });
  const english = await changesShown(entryId, 'en');
  expect(english).toContain('Compared with the version published on');
  expect(marked(english)).toEqual([
    ['del', 'know'],
    ['ins', 'do'],
    ['ins', 'No'],
    ['del', '• Heart'],
    ['ins', '• Diabetes'],
  ]);
  expect(english).toContain('Begins with the emergency number');
  expect(english).not.toContain('emergencyCall');
  expect(english).toMatch(/English<span[^>]*>changes: 3/);
  expect(english).toMatch(/Malay<span[^>]*>changes: 2/);
  expect(english).toMatch(/Chinese<span[^>]*>new/);
  const malay = await changesShown(entryId, 'ms', '/ms');
  expect(marked(malay).map(([tag]) => tag)).toEqual(['ins', 'del', 'ins']);
  expect(malay).toContain('Bermula dengan nombor kecemasan');
  expect(await changesShown(entryId, 'zh')).toContain('This text has never been published, so all of it is new.');
});

it('a text that was taken down is compared with the version that readers had last', async () => {
  const { entryId, revision } = await write(site, 'article', 'taken-down');
  await publish(site, entryId, ['en']);
  await site.app.db.delete(contentPublished).where(eq(contentPublished.entryId, entryId));
  expect(await changesShown(entryId, 'en')).toContain('Nothing has changed since the version published on');
  await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'Another title entirely')] });
  expect(marked(await changesShown(entryId, 'en'))[0]).toEqual(['del', 'taken-down english']);
});
