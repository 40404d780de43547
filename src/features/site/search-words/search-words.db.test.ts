import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { searchMisses } from '#src/features/site/search/data/search-phrases.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const desk = '/staff/search-words';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

interface Typed {
  phrase: string;
  meaning?: string;
  speciality?: string;
  language?: string;
}
const send = (intent: 'check' | 'add', word: Typed, who = editor) =>
  sendForm(site, `${desk}/new`, who, { intent, meaning: '', speciality: '', language: 'ms', ...word });
const add = (word: Typed, who = editor) => send('add', word, who);
const remove = (phrase: string, who = editor) => sendForm(site, `${desk}/added`, who, { remove: phrase });
const search = (keyword: string, prefix = '') =>
  site.request(`${prefix}/search?keyword=${encodeURIComponent(keyword)}`);
const urls = async (keyword: string): Promise<string[]> =>
  (await site.api('GET', `search?keyword=${encodeURIComponent(keyword)}&limit=100`)).body.data.groups.flatMap(
    ({ items }: { items: { url: string }[] }) => items.map(({ url }) => url),
  );
const page = async (path: string) => (await openConsole(site, path, editor)).text();
const dengue = '/mccn/diseases/dengue-fever';

test('a search that found nothing becomes a word for known words in three steps, and finds them at once', async () => {
  await search('Zzqqx  tulang berapi', '/ms');
  expect(await page(desk)).toContain(`href="${desk}/new?word=zzqqx+tulang+berapi&amp;language=ms"`);
  expect(await page(`${desk}/new?word=zzqqx+tulang+berapi&language=ms`)).toContain('value="zzqqx tulang berapi"');

  const checked = await (await send('check', { phrase: 'Zzqqx tulang berapi', meaning: 'denggi' })).text();
  expect(checked).toContain('What people will find with “zzqqx tulang berapi”');
  expect(checked).toContain(`href="${dengue}"`);
  expect(await urls('zzqqx tulang berapi')).not.toContain(dengue);

  const answer = await add({ phrase: 'Zzqqx tulang berapi', meaning: 'denggi' });
  expect(answer.headers.get('location')).toBe(`${desk}/added?done=added`);
  await expect.poll(() => urls('zzqqx tulang berapi')).toContain(dengue);
  expect((await urls('zzqqx tulang berapi')).toSorted()).toEqual((await urls('denggi')).toSorted());
  expect(await page(desk)).not.toContain('zzqqx tulang berapi');
  expect(await page(`${desk}/added?q=denggi`)).toContain('zzqqx tulang berapi');
  expect(await (await site.request('/search/suggestions?keyword=zzqqx+tul')).json()).toMatchObject({
    suggestions: ['denggi'],
  });

  expect((await remove('zzqqx tulang berapi')).headers.get('location')).toBe(`${desk}/added?done=removed`);
  await expect.poll(() => urls('zzqqx tulang berapi')).not.toContain(dengue);
  expect((await remove('zzqqx tulang berapi')).status).toBe(404);
  const entries = await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'zzqqx tulang berapi'));
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ['search_word_added', { language: 'ms', meaning: 'denggi' }],
    ['search_word_removed', { meaning: 'denggi' }],
  ]);
});

test('a word for a speciality shows the speciality and its doctors, in the middle of a longer search too', async () => {
  expect((await add({ phrase: 'zzqqx tukang hati', speciality: 'cardiology' })).status).toBe(302);
  const found = async () => (await site.api('GET', 'searchV2?keyword=zzqqx+tukang+hati+ipoh')).body.data;
  await expect.poll(async () => (await found()).speciality?.slug).toBe('cardiology');
  expect((await found()).groups.map(({ type }: { type: string }) => type)).toContain('doctor');
  expect(await page(`${desk}/added?q=zzqqx+tukang`)).toContain('Cardiology');
});

test('a word for a title leads to that page first, and a Chinese one is found in traditional characters', async () => {
  expect((await add({ phrase: '伊蚊怪病', meaning: 'Dengue fever', language: 'zh' })).status).toBe(302);
  await expect.poll(() => urls('伊蚊怪病')).toContain(dengue);
  expect((await add({ phrase: '热带怪虫病', meaning: 'Dengue fever', language: 'zh' })).status).toBe(302);
  await expect.poll(() => urls('熱帶怪蟲病')).toContain(dengue);
});

test.each([
  ['a word of people in danger', { phrase: 'sakit dada teruk', meaning: 'denggi' }, 'People in danger may type this'],
  ['known words of danger', { phrase: 'zzqqx sesak', meaning: 'chest pain' }, 'These words show the urgent card'],
  ['words that search does not know', { phrase: 'zzqqx apa', meaning: 'zzyzx' }, 'finds nothing for these words'],
  ['nothing that it stands for', { phrase: 'zzqqx apa' }, 'Enter words that search knows, or choose a speciality'],
  [
    'both a speciality and words',
    { phrase: 'zzqqx apa', meaning: 'denggi', speciality: 'cardiology' },
    'Enter words that search knows, or choose a speciality',
  ],
  ['no speciality of ours', { phrase: 'zzqqx apa', speciality: 'astrology' }, 'Choose a speciality from the list'],
  ['no phrase', { phrase: 'a', meaning: 'denggi' }, '3 to 60 letters'],
  ['a word in most texts', { phrase: 'the', meaning: 'denggi' }, 'too common'],
  ['no language of ours', { phrase: 'zzqqx apa', meaning: 'denggi', language: 'xx' }, 'Choose a language'],
])('%s is refused with the reason', async (_, word, words) => {
  const answer = await add(word);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(words);
  expect((await send('check', word)).status).toBe(422);
});

test('a word that search knows, and one that staff added, are not added again', async () => {
  const known = await add({ phrase: 'denggi', meaning: 'cardiology' });
  expect([known.status, (await known.text()).includes('Search already finds pages with this word')]).toEqual([
    409,
    true,
  ]);
  expect((await add({ phrase: 'zzqqx sekali', meaning: 'denggi' })).status).toBe(302);
  const again = await add({ phrase: 'ZZQQX sekali', meaning: 'cardiology' });
  expect([again.status, (await again.text()).includes('This word was added before')]).toEqual([409, true]);
});

test('an urgent search leads to the urgent words, and is no synonym', async () => {
  const lastAt = site.clock.now();
  await site.app.db
    .insert(searchMisses)
    .values([{ keyword: 'zzqqx serangan jantung', language: 'ms', times: 3, lastAt }]);
  const html = await page(`${desk}?q=zzqqx+serangan`);
  expect(html).toContain('Shows the urgent card: see Urgent words');
  expect(html).not.toContain('new?word=zzqqx+serangan');
});

test('the lists have pages, filters and files', async () => {
  const lastAt = site.clock.now();
  await site.app.db.insert(searchMisses).values(
    Array.from({ length: 21 }, (_, index) => ({
      keyword: `qqpage ${String(index).padStart(2, '0')}`,
      language: index === 20 ? ('zh' as const) : ('en' as const),
      times: 100 - index,
      lastAt,
    })),
  );
  const first = await page(`${desk}?q=qqpage`);
  expect([first.includes('qqpage 19'), first.includes('qqpage 20')]).toEqual([true, false]);
  expect(await page(`${desk}?q=qqpage&page=2`)).toContain('qqpage 20');
  const chinese = await page(`${desk}?q=qqpage&language=zh`);
  expect([chinese.includes('qqpage 20'), chinese.includes('qqpage 19')]).toEqual([true, false]);
  expect(await page(`${desk}/csv?q=qqpage+00`)).toContain(`qqpage 00,en,100,${lastAt.toISOString()}`);
  expect(await page(`${desk}/added/csv?q=zzqqx+sekali`)).toContain('zzqqx sekali,ms,denggi,,');
});

test('the pages are for those who manage the words of search in the whole group', async () => {
  expect(headingOf(await page(desk))).toBe('Search words');
  for (const roleAssignments of [
    [{ role: 'editor', hospitalId: 3 }],
    [{ role: 'front_desk', hospitalId: null }],
  ] as const) {
    const who = await signedInStaff(site.app, roleAssignments);
    for (const path of [desk, `${desk}/new`, `${desk}/added`, `${desk}/csv`, `${desk}/added/csv`])
      expect((await openConsole(site, path, who)).status).toBe(403);
    expect((await add({ phrase: 'zzqqx lain', meaning: 'denggi' }, who)).status).toBe(403);
    expect((await remove('zzqqx sekali', who)).status).toBe(403);
  }
});
