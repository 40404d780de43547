import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTexts } from '#src/features/publishing/entries/data/content.table.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import { editor, openTestSite, publish, textInput, write, type TestSite } from '../content.fixture.ts';
import { saveEntry } from '../writing/editing.server.ts';
import { takeStep } from './publishing.server.ts';
import { runSchedule } from './publishing-schedule.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const minutes = (count: number) => count * 60_000;
const inMinutes = (count: number) => new Date(site.clock.now().getTime() + minutes(count)).toISOString();
const statusOf = async (path: string) => (await site.request(path)).status;
const pageOf = async (path: string) => (await site.request(path)).text();

/** An entry whose languages end at the given times; empty for none. */
async function ending(kind: Kind, slug: string, ends: Partial<Record<Language, string>>) {
  const { entryId, revision } = await write(site, kind, slug);
  const languages = Object.keys(ends) as Language[];
  const texts = languages.map((language) => ({
    ...textInput(language, `${slug} ${language}`),
    publicUntil: ends[language] ?? '',
  }));
  return { entryId, revision: await saveEntry(site.app, editor, { entryId, revision, texts }) };
}
const textOf = async (entryId: number, language: Language = 'en') =>
  (
    await site.app.db
      .select()
      .from(contentTexts)
      .where(and(eq(contentTexts.entryId, entryId), eq(contentTexts.language, language)))
  )[0]!;

describe('an end of publication', () => {
  it.each(['article', 'news'] as const)('of %s ends page, list, feed and search at that minute', async (kind) => {
    const slug = `${kind}-zanzibarend`;
    const base = kind === 'article' ? '/articles' : '/news';
    const feed = kind === 'article' ? '/feeds/articles.xml' : '/feeds/news.xml';
    const until = inMinutes(10);
    const { entryId } = await ending(kind, slug, { en: until });
    expect((await textOf(entryId)).publicUntil?.toISOString().slice(0, 16)).toBe(until.slice(0, 16));
    await publish(site, entryId, ['en']);
    const shown = () =>
      Promise.all([base, feed, `/search?keyword=zanzibarend`].map(async (path) => (await pageOf(path)).includes(slug)));
    expect(await statusOf(`${base}/${slug}`)).toBe(200);
    await expect.poll(shown).toEqual([true, true, true]);
    site.clock.advance(minutes(9) - 1_000 - (site.clock.now().getTime() % 60_000));
    await runSchedule(site.app);
    expect(await statusOf(`${base}/${slug}`)).toBe(200);
    site.clock.advance(minutes(2));
    expect((await runSchedule(site.app)).expired).toBeGreaterThan(0);
    // The cache hears of it by the database's announcement.
    await expect.poll(() => statusOf(`${base}/${slug}`)).toBe(410);
    await expect.poll(shown).toEqual([false, false, false]);
    expect((await textOf(entryId)).status).toBe('expired');
  });

  it('of one language leaves the others as they are', async () => {
    const { entryId } = await ending('news', 'one-language', { en: '', ms: inMinutes(5) });
    await publish(site, entryId);
    expect(await pageOf('/ms/news/one-language')).toContain('one-language ms');
    site.clock.advance(minutes(6));
    await runSchedule(site.app);
    await expect.poll(() => pageOf('/ms/news/one-language')).not.toContain('one-language ms');
    expect(await pageOf('/news/one-language')).toContain('one-language en');
    expect((await textOf(entryId, 'zh')).status).toBe('published');
  });

  it('in the past is refused when it is chosen, not when another field is saved after it has passed', async () => {
    const until = inMinutes(5);
    const saved = await ending('news', 'past-end', { en: until });
    await expect(
      saveEntry(site.app, editor, {
        ...saved,
        texts: [{ ...textInput('en', 'past-end en'), publicUntil: inMinutes(-5) }],
      }),
    ).rejects.toMatchObject({ details: { status: 422, fields: { publicUntil: expect.anything() } } });
    site.clock.advance(minutes(10));
    const again = { ...textInput('en', 'past-end again'), publicUntil: until };
    expect(await saveEntry(site.app, editor, { ...saved, texts: [again] })).toBe(saved.revision + 1);
    await expect(
      takeStep(site.app, editor, { entryId: saved.entryId, language: 'en', step: 'publish' }),
    ).rejects.toMatchObject({ details: { code: 'not_ready', fields: { publicUntil: expect.anything() } } });
  });

  it('before the scheduled publication is refused, one after it is not', async () => {
    const { entryId } = await ending('news', 'scheduled-end', { en: inMinutes(30) });
    const schedule = (at: string) => takeStep(site.app, editor, { entryId, language: 'en', step: 'schedule', at });
    await expect(schedule(inMinutes(60))).rejects.toMatchObject({
      details: { fields: { publicUntil: expect.anything() } },
    });
    expect(await schedule(inMinutes(20))).toBe('scheduled');
  });

  it('is open again after a later end is published', async () => {
    const { entryId, revision } = await ending('news', 'longer', { en: inMinutes(5) });
    await publish(site, entryId, ['en']);
    site.clock.advance(minutes(6));
    await runSchedule(site.app);
    expect(await statusOf('/news/longer')).toBe(410);
    const texts = [{ ...textInput('en', 'longer en'), publicUntil: inMinutes(60) }];
    await saveEntry(site.app, editor, { entryId, revision, texts });
    await publish(site, entryId, ['en']);
    expect(await statusOf('/news/longer')).toBe(200);
  });

  it('of a health text asks for no new approval', async () => {
    const { entryId, revision } = await ending('article', 'approved-end', { en: '' });
    await publish(site, entryId, ['en']);
    const texts = [{ ...textInput('en', 'approved-end en'), publicUntil: inMinutes(30) }];
    await saveEntry(site.app, editor, { entryId, revision, texts });
    expect(await takeStep(site.app, editor, { entryId, language: 'en', step: 'publish' })).toBe('published');
  });
});
