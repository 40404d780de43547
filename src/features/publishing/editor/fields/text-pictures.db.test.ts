import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addImage, mediaLibrary } from '#src/features/publishing/media-library/media-library.server.ts';
import { editor, openTestSite, publish, textInput, write, type TestSite } from '../content.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { saveEntry } from '../writing/editing.server.ts';
import { createEntry } from '../writing/new-entry.server.ts';
import { listVersions } from '../data/editing.store.server.ts';
import { restoreVersion } from '../versions/versions.server.ts';

let site: TestSite;
let picture: number;
beforeAll(async () => {
  site = await openTestSite();
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6B6B' } })
    .png()
    .toBuffer();
  picture = await addImage(site.app, editor, { name: 'nurse.png', bytes, alt: { en: 'A nurse', ms: 'Jururawat' } });
});
afterAll(() => site.close());

const save = (entry: { entryId: number; revision: number }, body: string, language: 'en' | 'ms' = 'en') =>
  saveEntry(site.app, editor, { ...entry, texts: [textInput(language, 'Pictures', body)] });
const image = (id: number, alt: string) => `<img src="/media/${id}/800.webp" alt="${alt}" width="800" height="533">`;
const usesOf = async () =>
  (await mediaLibrary(site.app, { limit: 20, offset: 0 })).items.find(({ id }) => id === picture)?.uses;

describe('a picture in a text', () => {
  it('is refused without words in that language, and where the library has no such picture', async () => {
    const entry = await write(site, 'news', 'picture-refused');
    for (const body of [image(picture, ' '), image(999_999, 'A nurse')])
      await expect(save(entry, body)).rejects.toMatchObject({
        details: { status: 422, fields: { body: expect.anything() } },
      });
    await expect(save(entry, image(picture, ''), 'ms')).rejects.toMatchObject({
      details: { fields: { body: expect.anything() } },
    });
  });

  it('is shown with its words, counted as used, and known again after a restored version', async () => {
    const before = (await usesOf()) ?? 0;
    const entry = await write(site, 'news', 'picture-shown');
    const revision = await save(entry, `<p>Care</p>${image(picture, 'A nurse at work')}`);
    await publish(site, entry.entryId, ['en']);
    expect(await (await site.request('/news/picture-shown')).text()).toContain(
      `<img src="/media/${picture}/800.webp" alt="A nurse at work" width="800" height="533" loading="lazy" decoding="async" />`,
    );
    expect(await usesOf()).toBe(before + 1);
    await save({ entryId: entry.entryId, revision }, '<p>Care</p>');
    expect(await usesOf()).toBe(before);
    const versions = await listVersions(site.app.db, entry.entryId, { language: 'en', limit: 9 });
    const withPicture = versions.find(({ snapshot }) => snapshot.body.includes('<img'))!;
    await restoreVersion(site.app, editor, { entryId: entry.entryId, language: 'en', number: withPicture.number });
    expect(await usesOf()).toBe(before + 1);
  });
});

it('a picture in a block of a landing page is counted as used once, in however many languages it stands', async () => {
  const before = (await usesOf()) ?? 0;
  const entryId = await createEntry(site.app, editor, { kind: 'landing', slug: 'knee-clinic', title: 'Knees' });
  const blocks = [{ kind: 'picture', html: '<p>Knees</p>', mediaId: String(picture) }];
  const text = (language: 'en' | 'ms', own: Record<string, unknown>) => ({ ...textInput(language, 'Knees', ''), own });
  const both = [text('en', { blocks }), text('ms', { blocks })];
  const revision = await saveEntry(site.app, editor, { entryId, revision: 1, texts: both });
  expect(await usesOf()).toBe(before + 1);
  const used = (isUsed: boolean) => mediaLibrary(site.app, { isUsed, limit: 20, offset: 0 });
  expect((await used(true)).items.map(({ id }) => id)).toContain(picture);
  expect((await used(false)).items.map(({ id }) => id)).not.toContain(picture);
  const none = [{ kind: 'text', html: '<p>Knees</p>' }];
  const without = [text('en', { blocks: none }), text('ms', { blocks: none })];
  await saveEntry(site.app, editor, { entryId, revision, texts: without });
  expect(await usesOf()).toBe(before);
});

describe('a video in a text', () => {
  const video = (address: string) => `<p>One</p><p><a data-video="x" href="${address}">Breathing</a></p><p>Two</p>`;

  it('is a still with a link; the page may frame that host alone, and loads nothing from it', async () => {
    const entry = await write(site, 'news', 'video-shown');
    await save(entry, video('https://vimeo.com/76979871'));
    await publish(site, entry.entryId, ['en']);
    const answer = await site.request('/news/video-shown');
    const html = await answer.text();
    expect(html).toContain('href="https://vimeo.com/76979871"');
    expect(html).toContain('Nothing loads from Vimeo until you press play.');
    expect(html).not.toMatch(/<iframe|src="https:/);
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain('frame-src https://player.vimeo.com;');
    expect(policy).not.toContain('youtube');
  });

  it('leaves the policy of other pages as it is', async () => {
    const entry = await write(site, 'news', 'no-video');
    await save(entry, '<p>A tag with data-embeds="vimeo" is only a word here</p>');
    await publish(site, entry.entryId, ['en']);
    const policy = (await site.request('/news/no-video')).headers.get('content-security-policy')!;
    expect(policy).not.toContain('frame-src');
  });
});

describe('the pictures offered to the text editor', () => {
  it('are found by their words in any language, by those who write alone', async () => {
    const as = (role: 'editor' | 'recruiter' | 'front_desk') => signedInStaff(site.app, [{ role, hospitalId: null }]);
    const writer = await as('editor');
    const look = (q: string, who = writer) => openConsole(site, `/staff/content/pictures?q=${q}`, who);
    expect(await (await look('jururawat')).json()).toMatchObject([{ id: picture, width: 900, height: 600 }]);
    expect(await (await look('no-such-picture')).json()).toEqual([]);
    expect((await look('', await as('recruiter'))).status).toBe(200);
    expect((await look('', await as('front_desk'))).status).toBe(403);
    expect((await site.request('/staff/content/pictures')).status).not.toBe(200);
  });
});
