import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { searchMisses } from '#src/features/site/search/data/search-phrases.table.ts';
import { deleteOldMisses } from '#src/features/site/search/search.server.ts';

const desk = '/staff/urgent-words';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const add = (phrase: string, concept = 'poison', language = 'ms', who = editor) =>
  sendForm(site, desk, who, { phrase, concept, language });
const search = (keyword: string, prefix = '') =>
  site.request(`${prefix}/search?keyword=${encodeURIComponent(keyword)}`);
const missed = async () =>
  (await site.app.db.select().from(searchMisses)).map(({ language, keyword, times }) => [language, keyword, times]);

test('a word that staff add raises its card in search at once and stands in the list for browsers, until it is removed', async () => {
  const showsCard = async () => (await (await search('zzqqx wwvvk')).text()).includes('id="urgent"');
  expect(await showsCard()).toBe(false);
  expect((await add('Zzqqx  Wwvvk!')).headers.get('location')).toBe('/staff/urgent-words?done=added');
  await expect.poll(showsCard).toBe(true);
  const listed = async () => (await (await site.request('/search/urgent-words')).json()).words;
  await expect.poll(listed).toEqual([{ phrase: 'zzqqx wwvvk', concept: 'poison' }]);
  expect(await (await openConsole(site, desk, editor)).text()).toContain('zzqqx wwvvk');
  expect((await sendForm(site, desk, editor, { remove: 'zzqqx wwvvk' })).status).toBe(302);
  await expect.poll(showsCard).toBe(false);
  await expect.poll(listed).toEqual([]);
  const entries = await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'zzqqx wwvvk'));
  expect(entries.map(({ action }) => action)).toEqual(['urgent_word_added', 'urgent_word_removed']);
});

test('text areas get the links to every first-aid entry in the language of the page, whatever is typed', async () => {
  const links = async (prefix: string) => (await (await site.request(`${prefix}/search/urgent-words`)).json()).firstAid;
  const malay = await links('/ms');
  expect(malay['heart-attack']).toEqual({ href: '/mccn/first-aid/heart-attack', title: 'Serangan jantung' });
  expect(Object.keys(malay)).toHaveLength(25);
  expect((await links(''))['dog-bite'].title).toBe('Dog, cat, monkey or bat bite');
});

test('a phrase that names a speciality keeps it', async () => {
  expect((await add('kurang darah', 'bleeding')).status).toBe(302);
  await expect.poll(async () => (await (await search('kurang darah')).text()).includes('id="urgent"')).toBe(true);
  await sendForm(site, desk, editor, { remove: 'kurang darah' });
  const { speciality } = (await site.api('GET', 'searchV2?keyword=kurang+darah')).body.data;
  expect(speciality?.slug).toBe('haematology');
});

test.each([
  ['', 'poison'],
  ['a', 'poison'],
  ['血', 'bleeding'],
  ['the', 'poison'],
  ['nak', 'poison'],
  ['x'.repeat(61), 'poison'],
  ['good words', 'no-such-card'],
  ['good words', ''],
])('what is no phrase, says nothing or names no card is refused: %j %j', async (phrase, concept) => {
  expect((await add(phrase, concept)).status).toBe(422);
});

test('a phrase is added once', async () => {
  expect((await add('minum air bateri kereta')).status).toBe(302);
  expect((await add('MINUM air bateri kereta')).status).toBe(409);
});

test('searches that found nothing are counted without who searched, and are added by one press', async () => {
  await site.app.db.delete(searchMisses);
  for (const prefix of ['/ms', '/ms']) await search('Zzqqx  terpijak duri landak', prefix);
  for (const personal of ['zzqqx@example.com', 'zzqqx 880101-14-5566', 'zzqqx 012 345 6789']) await search(personal);
  await search('cardiology');
  expect(await missed()).toEqual([['ms', 'zzqqx terpijak duri landak', 2]]);
  expect(await (await openConsole(site, desk, editor)).text()).toContain('value="ms:zzqqx terpijak duri landak"');
  const pressed = { miss: 'ms:zzqqx terpijak duri landak', missConcept: 'snake' };
  expect((await sendForm(site, desk, editor, pressed)).status).toBe(302);
  expect(await missed()).toEqual([]);
  await expect
    .poll(async () => (await (await search('zzqqx terpijak duri landak')).text()).includes('id="urgent"'))
    .toBe(true);
});

test('a search without result is forgotten 90 days after the last time', async () => {
  await site.app.db.delete(searchMisses);
  const daysAgo = (days: number) => new Date(site.clock.now().getTime() - days * 86_400_000);
  const miss = (keyword: string, days: number) => ({
    language: 'en' as const,
    keyword,
    times: 1,
    lastAt: daysAgo(days),
  });
  await site.app.db.insert(searchMisses).values([miss('old words', 91), miss('newer words', 89)]);
  expect(await deleteOldMisses(site.app)).toBe(1);
  expect(await missed()).toEqual([['en', 'newer words', 1]]);
});

test('the page is for those who manage the words of search in the whole group', async () => {
  for (const roleAssignments of [
    [{ role: 'editor', hospitalId: 3 }],
    [{ role: 'front_desk', hospitalId: null }],
  ] as const) {
    const who = await signedInStaff(site.app, roleAssignments);
    expect((await openConsole(site, desk, who)).status).toBe(403);
    expect((await add('other words', 'poison', 'en', who)).status).toBe(403);
    expect((await sendForm(site, desk, who, { remove: 'minum air bateri kereta' })).status).toBe(403);
  }
});
