import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { publish } from '#src/features/publishing/editor/content.fixture.ts';
import { sweepFiles } from '#src/platform/files/files.server.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { begin, convert, rows, send, tone } from './recordings.fixture.ts';
import { sweepRecordings } from './sweep-recordings.server.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const addressOf = async (entryId: number, table = 'content_entries') =>
  (
    await rows<{ address: string }>(
      site,
      `select coalesce(fields ->> 'audio', fields ->> 'film') as address from ${table} where ${table === 'content_entries' ? 'id' : 'entry_id'} = $1`,
      [entryId],
    )
  )[0]?.address ?? '';
const idIn = (address: string) => /([0-9a-f-]{36})/.exec(address)?.[1];
async function record(entryId: number, seconds: number): Promise<string> {
  await send(site, { entryId, who: editor }, { bytes: tone(seconds) });
  await convert(site);
  return addressOf(entryId);
}
async function sweep(): Promise<string[]> {
  site.clock.advance(90 * 60_000);
  // The session has ended meanwhile.
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  await sweepRecordings(site.app);
  await sweepFiles(site.app);
  return (await rows<{ id: string }>(site, 'select id from recordings order by created_at')).map(({ id }) => id);
}

describe('a published recording', () => {
  let entryId: number;
  let address: string;
  beforeAll(async () => {
    entryId = await begin(site, 'podcast', 'on-sleep');
    address = await record(entryId, 2);
    await publish(site, entryId, ['en']);
  });

  it('is sent whole and in the parts that a player asks for', async () => {
    const ask = async (range?: string, more: Record<string, string> = {}, method = 'GET') => {
      const answer = await site.request(address, { method, headers: { ...(range ? { range } : {}), ...more } });
      const body = new Uint8Array(await answer.arrayBuffer());
      const { headers, status } = answer;
      return { status, range: headers.get('content-range'), length: headers.get('content-length'), body, headers };
    };
    const whole = await ask();
    expect([whole.status, whole.body.length, whole.headers.get('content-type')]).toEqual([200, 16_044, 'audio/wav']);
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const part = await ask('bytes=8-11');
    expect([part.status, part.range, part.length]).toEqual([206, 'bytes 8-11/16044', '4']);
    expect(new TextDecoder().decode(part.body)).toBe('WAVE');
    expect((await ask('bytes=-4')).range).toBe('bytes 16040-16043/16044');
    expect(await ask('bytes=16044-')).toMatchObject({ status: 416, range: 'bytes */16044' });
    expect((await ask('bytes=0-1', { 'if-range': '"another"' })).status, 'of another file').toBe(200);
    expect((await ask(undefined, { 'if-none-match': whole.headers.get('etag')! })).status).toBe(304);
    expect(await ask(undefined, {}, 'HEAD')).toMatchObject({ status: 200, length: '16044', body: new Uint8Array() });
  });

  it('stands in the feed with its type and size', async () => {
    const feed = await (await site.request('/feeds/podcast.xml')).text();
    expect(feed).toContain(`<enclosure length="16044" type="audio/wav" url="${testOrigin}${address}"/>`);
  });

  it('is never swept or removed while readers have it; the former one is, once another is published', async () => {
    const newer = await record(entryId, 3);
    expect(newer).not.toBe(address);
    expect((await site.request(newer)).status, 'not published yet').toBe(404);
    expect(await sweep()).toEqual([idIn(address), idIn(newer)]);
    const page = `/staff/content/${entryId}/recording`;
    const removal = await sendForm(site, page, editor, { intent: `remove:${idIn(address)}` });
    expect(removal.status).toBe(409);
    expect(await removal.text()).toContain('Readers have this recording.');
    expect((await site.request(address)).status).toBe(200);
    await publish(site, entryId, ['en']);
    expect((await site.request(address)).status).toBe(404);
    expect(await addressOf(entryId, 'content_published')).toBe(newer);
    expect(await sweep()).toEqual([idIn(newer)]);
    expect((await site.request(newer)).status).toBe(200);
    expect(await rows(site, 'select bytes from stored_files where is_plain')).toEqual([{ bytes: 24_044 }]);
  });

  it('an entry that is deleted for good takes its recording along', async () => {
    const draft = await begin(site, 'podcast', 'never-published');
    await record(draft, 1);
    await site.app.pool.query('delete from content_entries where id = $1', [draft]);
    await sweep();
    expect(await rows(site, 'select id from recordings where entry_id is null')).toEqual([]);
    expect(await rows(site, 'select id from stored_files where is_plain and bytes = 8044')).toEqual([]);
  });
});

describe('captions and chapters of a film', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWash your hands.\n';
  let entryId: number;
  beforeAll(async () => {
    entryId = await begin(site, 'video', 'clean-hands');
    const film = await readFile('sample/films/how-to-measure-blood-pressure-at-home.webm');
    await send(site, { entryId, who: editor }, { bytes: new Uint8Array(film), name: 'hands.webm' });
    expect(await convert(site)).toBe(1);
  });
  const give = (text: string, language = 'en', who = editor) => {
    const body = new FormData();
    body.append('zone_token', who.csrfToken);
    body.append('intent', 'captions');
    body.append('language', language);
    body.append('captions', new File([text], 'hands.vtt'));
    return site.request(`/staff/content/${entryId}/recording`, {
      method: 'POST',
      headers: { cookie: who.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
      body,
    });
  };

  it('a film that browsers play is taken as it is where there is no converter', async () => {
    expect(await addressOf(entryId)).toMatch(/^\/films\/[0-9a-f-]{36}\.webm$/);
    const [{ seconds } = { seconds: 0 }] = await rows<{ seconds: number }>(
      site,
      'select seconds from recordings where entry_id = $1',
      [entryId],
    );
    expect(seconds).toBe(112);
  });

  it.each([
    ['no WebVTT', '1\n00:00:01,000 --> 00:00:02,000\nHello\n', 'This is not a WebVTT file'],
    ['times that run backwards', 'WEBVTT\n\n00:05.000 --> 00:02.000\nHello\n', 'This is not a WebVTT file'],
    ['no caption', 'WEBVTT\n', 'This is not a WebVTT file'],
    ['a caption after the end', 'WEBVTT\n\n01:52.000 --> 01:54.000\nHello\n', 'Some captions begin after the end'],
    ['too much', `WEBVTT\n\n00:00.000 --> 00:02.000\n${'x'.repeat(300_000)}\n`, 'This caption file is too large'],
  ])('a file with %s is refused beside its field', async (_what, text, words) => {
    const answer = await give(text);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
  });

  it('captions of a file are shown to readers after publication, and go with a press', async () => {
    const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
    expect((await give(vtt, 'en', recruiter)).status).toBe(403);
    expect((await give(vtt)).status).toBe(302);
    await publish(site, entryId, ['en']);
    const html = await (await site.request('/video/clean-hands')).text();
    expect(html).toContain('<track kind="captions" src="/films/clean-hands.en.vtt"');
    expect(html, 'the page does not carry the file').not.toContain('Wash your hands');
    expect(await (await site.request('/films/clean-hands.en.vtt')).text()).toBe(vtt);
    const page = `/staff/content/${entryId}/recording`;
    const removal = await sendForm(site, page, editor, { intent: 'captions_off', language: 'en' });
    expect(removal.status).toBe(302);
    await publish(site, entryId, ['en']);
    const shown = async () => (await site.request('/video/clean-hands')).text();
    await expect.poll(shown).not.toContain('<track');
  });

  it('a chapter after the end is refused beside its field, and a length that was read is not typed over', async () => {
    const path = `/staff/content/${entryId}`;
    const html = await (await openConsole(site, path, editor)).text();
    expect(html).not.toContain('name="own.durationSeconds"');
    const save = (chapters: string) => {
      const revision = /name="revision" value="(\d+)"/.exec(html)![1]!;
      const texts = { title: 'A title', summary: 'S', body: '<p>B</p>', 'own.chapters': chapters };
      return sendForm(site, path, editor, {
        intent: 'save',
        language: 'en',
        revision,
        ...texts,
        'own.durationSeconds': '5',
      });
    };
    const refused = await save('0:00 Begin\n1:52 Too late');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Chapters must follow one another');
    expect((await save('0:00 Begin\n1:51 The end')).status).toBe(302);
    const [{ fields } = { fields: {} }] = await rows<{ fields: Record<string, unknown> }>(
      site,
      'select fields from content_entries where id = $1',
      [entryId],
    );
    expect(fields['durationSeconds']).toBe(112);
  });
});

it('a new recording that ends before a chapter begins is not published', async () => {
  const entryId = await begin(site, 'podcast', 'shorter');
  await record(entryId, 3);
  const path = `/staff/content/${entryId}`;
  const revision = /name="revision" value="(\d+)"/.exec(await (await openConsole(site, path, editor)).text())![1]!;
  const texts = { title: 'A title', summary: 'S', body: '<p>B</p>', 'own.chapters': '0:00 Begin\n0:02 End' };
  const saved = await sendForm(site, path, editor, { intent: 'save', language: 'en', revision, ...texts });
  expect(saved.status).toBe(302);
  await record(entryId, 1);
  const html = await (await openConsole(site, path, editor)).text();
  expect(html).toContain('Chapters must follow one another and begin before the end of the recording.');
  await expect(publish(site, entryId, ['en'])).rejects.toMatchObject({
    details: { code: 'not_ready', fields: { chapters: expect.anything() } },
  });
});
