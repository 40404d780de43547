import { afterAll, beforeAll, expect, it } from 'vitest';
import { editor, openTestSite, publish, recruiter, textInput, write, type TestSite } from '../content.fixture.ts';
import { saveEntry } from '../writing/editing.server.ts';
import { differenceSince, restoreVersion, versionsOf } from './versions.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('every saved and published state is kept, the newest first', async () => {
  const { entryId } = await write(site, 'news', 'kept-states');
  await publish(site, entryId, ['en']);
  const versions = await versionsOf(site.app, editor, { entryId, language: 'en' });
  expect(versions.map(({ number, event }) => [number, event])).toEqual([
    [2, 'published'],
    [1, 'saved'],
  ]);
  await expect(versionsOf(site.app, recruiter, { entryId, language: 'en' })).rejects.toMatchObject({
    details: { status: 403 },
  });
});

it('the difference is told word by word, and only where there is one', async () => {
  const { entryId, revision } = await write(site, 'news', 'word-by-word');
  await saveEntry(site.app, editor, {
    entryId,
    revision,
    texts: [
      { ...textInput('en', 'word-by-word english'), body: '<p>word-by-word english: what to <strong>do</strong>.</p>' },
    ],
  });
  const difference = await differenceSince(site.app, editor, { entryId, language: 'en', number: 1 });
  expect(difference.map(({ part }) => part)).toEqual(['body']);
  expect(difference[0]!.changes.filter(({ is }) => is !== 'unchanged')).toEqual([
    { words: 'know', is: 'removed' },
    { words: 'do', is: 'added' },
  ]);
});

it('a version restored is the working copy again, and readers see it when it is published', async () => {
  const { entryId, revision } = await write(site, 'news', 'brought-back');
  await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'Spoilt')] });
  await publish(site, entryId, ['en']);
  await restoreVersion(site.app, editor, { entryId, language: 'en', number: 1 });
  expect(await (await site.request('/news/brought-back')).text()).toContain('Spoilt');
  await publish(site, entryId, ['en']);
  await expect.poll(async () => (await site.request('/news/brought-back')).text()).toContain('brought-back english');
  expect((await versionsOf(site.app, editor, { entryId, language: 'en' }))[1]).toMatchObject({ event: 'restored' });
});

it('a version from before an entry’s parts were divided by language is restored with its parts, each language its own', async () => {
  const { entryId } = await write(site, 'library-symptom', 'old-shape');
  const old = JSON.stringify({ overview: '<p>As it was told.</p>', departments: [] });
  await site.app.pool.query(
    `insert into content_versions (entry_id, language, number, event, snapshot, taken_at)
    select entry_id, language, 9, event, jsonb_set(jsonb_set(snapshot, '{fields}', $2::jsonb), '{own}', '{}'), taken_at from content_versions where entry_id = $1 and number = 1`,
    [entryId, old],
  );
  await site.app.pool.query(
    'update content_texts set own = \'{"overview": "<p>Diceritakan.</p>"}\' where entry_id = $1 and language = \'ms\'',
    [entryId],
  );
  for (const language of ['en', 'ms'] as const)
    await restoreVersion(site.app, editor, { entryId, language, number: 9 });
  const { rows } = await site.app.pool.query(
    "select language, own from content_texts where entry_id = $1 and language in ('en', 'ms') order by language",
    [entryId],
  );
  expect(rows).toEqual([
    { language: 'en', own: { overview: '<p>As it was told.</p>' } },
    { language: 'ms', own: { overview: '<p>Diceritakan.</p>' } },
  ]);
});

it('a version that nobody took is not found', async () => {
  const { entryId } = await write(site, 'news', 'no-such-version');
  await expect(restoreVersion(site.app, editor, { entryId, language: 'en', number: 99 })).rejects.toMatchObject({
    details: { status: 404 },
  });
});
