import { afterAll, beforeAll, expect, it } from 'vitest';
import { editor, openTestSite, publish, recruiter, textInput, write, type TestSite } from './content.fixture.ts';
import { saveEntry } from './editing.server.ts';
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
  expect(versions.map(({ number, event }) => [number, event])).toEqual([[2, 'published'], [1, 'saved']]);
  await expect(versionsOf(site.app, recruiter, { entryId, language: 'en' })).rejects.toMatchObject({ details: { status: 403 } });
});

it('the difference is told word by word, and only where there is one', async () => {
  const { entryId, revision } = await write(site, 'news', 'word-by-word');
  await saveEntry(site.app, editor, { entryId, revision, texts: [{ ...textInput('en', 'word-by-word english'), body: '<p>word-by-word english: what to <strong>do</strong>.</p>' }] });
  const difference = await differenceSince(site.app, editor, { entryId, language: 'en', number: 1 });
  expect(difference.map(({ part }) => part)).toEqual(['body']);
  expect(difference[0]!.changes.filter(({ is }) => is !== 'kept')).toEqual([{ words: 'know', is: 'removed' }, { words: 'do', is: 'added' }]);
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

it('a version that nobody took is not found', async () => {
  const { entryId } = await write(site, 'news', 'no-such-version');
  await expect(restoreVersion(site.app, editor, { entryId, language: 'en', number: 99 })).rejects.toMatchObject({ details: { status: 404 } });
});
