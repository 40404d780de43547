import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { kindNames, traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { contentEntries, contentTexts } from '#src/features/publishing/entries/data/content.table.ts';
import { textsOfEntry } from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';
import { speaksOfEmergency } from '#src/features/site/urgent-help/emergency-words.rules.ts';
import { approve, editor, openTestSite, sharedInput, textInput, write, type TestSite } from '../content.fixture.ts';
import { saveEntry } from '../writing/editing.server.ts';
import { fieldsWithControl } from '../fields/editor-fields.rules.ts';
import { takeStep } from '../publication/publishing.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const urgent = {
  en: '<p>Call <strong>999</strong>.</p>',
  ms: '<p>Panggil ambulans.</p>',
  zh: '<p>请立即到急诊部。</p>',
};
const answering = (emergencyCall: 'yes' | 'no' | '') => sharedInput({ fields: { emergencyCall } });
const hasCard = async (path: string) => (await (await site.request(path)).text()).includes('id="emergency-call"');
const refused = { details: { code: 'not_ready', fields: { emergencyCall: expect.anything() } } };
const publish = (entryId: number, language: keyof typeof urgent = 'en') =>
  takeStep(site.app, editor, { entryId, language, step: 'publish' });

/** An article of that text, approved in English. */
async function article(slug: string, emergencyCall: 'yes' | 'no' | '') {
  const begun = await write(site, 'article', slug, answering(emergencyCall));
  const texts = [textInput('en', slug, urgent.en)];
  const revision = await saveEntry(site.app, editor, { ...begun, texts });
  await approve(site, begun.entryId);
  return { entryId: begun.entryId, revision };
}

describe('an entry whose text speaks of an emergency', () => {
  it('is published only with an answer, and its page begins with the number where the answer is yes', async () => {
    const { entryId, revision } = await article('unanswered', '');
    await expect(publish(entryId)).rejects.toMatchObject(refused);
    await saveEntry(site.app, editor, { entryId, revision, shared: answering('yes') });
    await expect(publish(entryId), 'the answer is part of what a doctor approved').rejects.toMatchObject({
      details: { fields: { review_again: expect.anything() } },
    });
    await approve(site, entryId);
    await publish(entryId);
    await expect.poll(() => hasCard('/articles/unanswered')).toBe(true);
    const other = await article('answered-no', 'no');
    await publish(other.entryId);
    expect(await hasCard('/articles/answered-no')).toBe(false);
  });

  it('has the number in one line after its text where the answer is no, and nowhere twice', async () => {
    const line = /Is someone in danger\?[^]{0,80}<a href="tel:999"/;
    const calls = async (path: string) => {
      const page = await (await site.request(path)).text();
      return [page.includes('id="emergency-call"'), line.test(page)];
    };
    expect(await calls('/articles/durian-and-blood-pressure')).toEqual([false, true]);
    expect(await (await site.request('/ms/articles/durian-and-blood-pressure')).text()).toContain(
      'Ada nyawa dalam bahaya?',
    );
    expect(await calls('/articles/chest-pain-when-to-call-999')).toEqual([true, false]);
    expect(await calls('/mccn/faqs/do-i-need-vitamins')).toEqual([false, true]);
    expect(await calls('/mccn/faqs/when-is-a-childs-fever-serious')).toEqual([true, false]);
  });

  it.each(['ms', 'zh'] as const)('is asked for the answer in %s too, and for search engines', async (language) => {
    const { entryId, revision } = await write(site, 'news', `urgent-${language}`, answering(''));
    await publish(entryId);
    const next = await saveEntry(site.app, editor, {
      entryId,
      revision,
      texts: [textInput(language, 'Hal', urgent[language])],
    });
    await expect(publish(entryId, language)).rejects.toMatchObject(refused);
    const text = { ...textInput(language, 'Hal'), seoDescription: 'Bila hubungi 999' };
    await saveEntry(site.app, editor, { entryId, revision: next, texts: [text] });
    await expect(publish(entryId, language)).rejects.toMatchObject(refused);
  });

  it('says so to its editor beside the question, where nothing is chosen for them', async () => {
    const { entryId } = await article('asked', '');
    const who = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    const path = `/staff/content/${entryId}`;
    const page = await (await openConsole(site, path, who)).text();
    expect(page).toContain(
      'The text speaks of an emergency: answer whether its page begins with the emergency number.',
    );
    expect(page).toMatch(/<select id="own\.emergencyCall"[^>]*><option value=""[^>]*>—<\/option>/);
    const answer = await sendForm(site, path, who, { intent: 'publish:en', language: 'en' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('href="#own.emergencyCall"');
  });
});

it('an entry that speaks of none needs no answer', async () => {
  const { entryId } = await write(site, 'news', 'calm', answering(''));
  await publish(entryId);
  expect(await hasCard('/news/calm')).toBe(false);
});

it('the kinds with a page for readers ask for it, vacancies and tenders do not', () => {
  const asking = kindNames.filter((kind) => traitsOf(kind).mayCallEmergency);
  expect(asking).toEqual(['article', 'video', 'podcast', 'news', 'csr', 'campaign', 'event', 'landing', 'library-faq']);
  expect(kindNames.filter((kind) => fieldsWithControl(kind).has('emergencyCall'))).toEqual(asking);
});

it('every entry of the sample that speaks of an emergency has its answer', async () => {
  const rows = await site.app.db
    .select()
    .from(contentEntries)
    .innerJoin(contentTexts, eq(contentTexts.entryId, contentEntries.id));
  const sample = rows.filter(
    ({ content_entries: { createdBy, kind } }) => !createdBy && traitsOf(kind).mayCallEmergency,
  );
  const urgentOnes = sample.filter(({ content_texts: text }) => speaksOfEmergency(textsOfEntry(text)));
  expect(new Set(urgentOnes.map(({ content_entries: { id } }) => id)).size).toBeGreaterThan(80);
  expect(urgentOnes.filter((row) => !row.content_entries.fields['emergencyCall'])).toEqual([]);
});
