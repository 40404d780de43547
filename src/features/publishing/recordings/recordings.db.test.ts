import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { begin, convert, incoming, rows, send, storedCount, tone } from './recordings.fixture.ts';

let site: TestSite;
let editor: SignedIn;
let recruiter: SignedIn;
let episode: number;
let count = 0;
beforeAll(async () => {
  site = await openTestSite({ recordings: { maxBytes: 200_000 } });
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
});
afterAll(() => site.close());
beforeEach(async () => {
  count += 1;
  episode = await begin(site, 'podcast', `episode-${count}`);
});

const statesOf = (entryId: number) =>
  rows<{ state: string; failure: string | null }>(
    site,
    'select state, failure from recordings where entry_id = $1 order by created_at',
    [entryId],
  );
const fieldsOf = async (entryId: number) =>
  (
    await rows<{ fields: Record<string, unknown> }>(site, 'select fields from content_entries where id = $1', [entryId])
  )[0]!.fields;
const page = async (entryId: number) => (await openConsole(site, `/staff/content/${entryId}/recording`, editor)).text();
/** Nothing of a refused file is left: no row, no file, nothing on its way. */
async function nothingStays(work: () => Promise<unknown>): Promise<void> {
  const before = await storedCount(site);
  await work();
  expect(await statesOf(episode)).toEqual([]);
  expect(await incoming(site)).toEqual([]);
  expect(await storedCount(site)).toBe(before);
}

describe('an editor sends sound for an episode', () => {
  it('it waits, becomes ready, and the working copy plays it with the length of the file', async () => {
    const response = await send(site, { entryId: episode, who: editor }, { bytes: tone(3), name: 'Dr Tan talks.wav' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/staff/content/${episode}/recording?done=sent`);
    expect(await statesOf(episode)).toEqual([{ state: 'waiting', failure: null }]);
    const waiting = await page(episode);
    expect(waiting).toContain('Dr Tan talks');
    expect(waiting).toContain('Waiting for conversion');
    expect(await convert(site)).toBe(1);
    expect(await statesOf(episode)).toEqual([{ state: 'ready', failure: null }]);
    const fields = await fieldsOf(episode);
    expect(fields['audio']).toMatch(/^\/recordings\/[0-9a-f-]{36}\.wav$/);
    expect([fields['durationSeconds'], fields['audioBytes']]).toEqual([3, 24_044]);
    expect(await page(episode)).toContain('publish the text to show it');
    expect(await incoming(site)).toEqual([]);
  });

  it('a page with scripts is told in its own words', async () => {
    const accept = { accept: 'application/json' };
    const who = { entryId: episode, who: editor };
    const taken = await send(site, who, { bytes: tone(1), headers: accept });
    expect([taken.status, await taken.json()]).toEqual([200, { message: '' }]);
    const refused = await send(site, who, { bytes: new Uint8Array(), headers: accept, prefix: '/ms' });
    expect([refused.status, await refused.json()]).toEqual([422, { message: 'Fail ini kosong.' }]);
    const states = await site.request(`/staff/content/${episode}/recording/file`, {
      headers: { cookie: editor.cookie },
    });
    expect((await states.json()) as unknown).toEqual([{ id: expect.any(String), state: 'waiting' }]);
    expect(await convert(site)).toBe(1);
  });

  it('of two that arrive at once one is left, and it alone is played', async () => {
    const who = { entryId: episode, who: editor };
    const answers = await Promise.all([send(site, who, { bytes: tone(1) }), send(site, who, { bytes: tone(2) })]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await statesOf(episode)).toEqual([{ state: 'waiting', failure: null }]);
    expect(await convert(site)).toBe(1);
    const kept = await rows(site, "select id from stored_files where is_plain and state = 'kept' and name <> ''");
    const used = await rows(site, 'select file_id from recordings where file_id is not null');
    expect(kept.length, 'no file is kept without a recording').toBe(used.length);
  });
});

describe('nobody else does', () => {
  it.each([
    ['a guest', async () => ({ cookie: '', csrfToken: 'x' }), 303],
    ['a patient', async () => signedInPatient(site.app), 303],
    ['staff of another desk', async () => recruiter, 403],
  ] as const)('%s', async (_who, person, status) => {
    await nothingStays(async () => {
      const response = await send(site, { entryId: episode, who: await person() }, { bytes: tone(1) });
      expect(response.status).toBe(status);
      if (status === 303) expect(response.headers.get('location')).toBe('/staff/sign-in');
    });
    expect((await openConsole(site, `/staff/content/${episode}/recording`, recruiter)).status).toBe(403);
  });

  it('a page of another site, or of a former session, sends nothing in an editor’s name', async () => {
    const who = { entryId: episode, who: editor };
    await nothingStays(async () => {
      expect((await send(site, who, { bytes: tone(1), token: recruiter.csrfToken })).status).toBe(403);
      expect((await send(site, who, { bytes: tone(1), headers: { origin: 'https://evil.example' } })).status).toBe(403);
    });
  });

  it('an entry that plays nothing, or is not there, takes none', async () => {
    const [news] = await rows<{ id: number }>(site, "select id from content_entries where kind = 'news' limit 1");
    expect((await send(site, { entryId: news!.id, who: editor }, { bytes: tone(1) })).status).toBe(404);
    expect((await send(site, { entryId: 999_999, who: editor }, { bytes: tone(1) })).status).toBe(404);
    expect((await openConsole(site, `/staff/content/${news!.id}/recording`, editor)).status).toBe(404);
  });
});

describe('a file is refused in plain words, and nothing of it stays', () => {
  const script = new TextEncoder().encode('#!/bin/sh\necho hello\n');
  const page404 = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  it.each([
    ['a script named talk.mp3', script, 'talk.mp3', 'recording_refused'],
    ['a page named talk.wav', page404, 'talk.wav', 'recording_refused'],
    ['a picture', new Uint8Array(png), 'talk.png', 'recording_refused'],
    ['an empty file', new Uint8Array(), 'talk.mp3', 'recording_empty'],
    ['one over the limit', tone(30), 'talk.wav', 'recording_too_large'],
  ] as const)('%s', async (_what, bytes, name, code) => {
    await nothingStays(async () => {
      const response = await send(site, { entryId: episode, who: editor }, { bytes: new Uint8Array(bytes), name });
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/staff/content/${episode}/recording?refused=${code}`,
      ]);
    });
    const html = await (
      await openConsole(site, `/staff/content/${episode}/recording?refused=recording_refused`, editor)
    ).text();
    expect(html).toContain('This is not a sound file that we can use: choose MP3, M4A, WAV or OGG.');
  });

  it('a form without a file, and a body that is no form', async () => {
    const headers = { cookie: editor.cookie, origin: 'http://localhost:3000', 'sec-fetch-dest': 'document' };
    const address = `/staff/content/${episode}/recording/file`;
    await nothingStays(async () => {
      const body = new FormData();
      body.append('zone_token', editor.csrfToken);
      const empty = await site.request(address, { method: 'POST', headers, body });
      expect(empty.headers.get('location')).toContain('refused=recording_missing');
      const json = { ...headers, 'content-type': 'application/json' };
      expect((await site.request(address, { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
      const noBoundary = { ...headers, 'content-type': 'multipart/form-data' };
      const broken = await site.request(address, { method: 'POST', headers: noBoundary, body: 'x' });
      expect(broken.headers.get('location')).toContain('refused=upload_unreadable');
    });
  });

  it('a QuickTime film, where the machine has no converter', async () => {
    const film = await begin(site, 'video', `film-${count}`);
    const quickTime = Buffer.concat([Buffer.from('00000014667479707174202000000200', 'hex'), Buffer.from('qt  ')]);
    const who = { entryId: film, who: editor };
    const accept = { accept: 'application/json' };
    const response = await send(site, who, { bytes: new Uint8Array(quickTime), name: 'ward.mov', headers: accept });
    expect(((await response.json()) as { message: string }).message).toBe(
      'Browsers do not play this format, and this server has no converter. Send MP3, or MP4 with H.264 and AAC.',
    );
    expect(await statesOf(film)).toEqual([]);
  });

  it('one whose connection is cut in the middle', async () => {
    const server = await site.listen();
    await nothingStays(async () => {
      const head = [
        `POST /staff/content/${episode}/recording/file HTTP/1.1`,
        'host: localhost:3000',
        `cookie: ${editor.cookie}`,
        'origin: http://localhost:3000',
        'content-type: multipart/form-data; boundary=part',
        'content-length: 100000',
        '',
        '--part\r\ncontent-disposition: form-data; name="zone_token"\r\n',
        editor.csrfToken,
        '--part\r\ncontent-disposition: form-data; name="file"; filename="talk.wav"\r\n',
        '',
      ].join('\r\n');
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(head);
      socket.write(tone(2).subarray(0, 9_000));
      await expect.poll(() => incoming(site), { message: 'it is arriving' }).toHaveLength(1);
      socket.destroy();
      await expect.poll(() => incoming(site), { message: 'it is gone' }).toEqual([]);
    });
    await server.close();
  });
});

it('a file that calls itself sound and holds none fails, with its reason and another try', async () => {
  const broken = tone(1);
  broken.fill(0, 12, 60);
  await send(site, { entryId: episode, who: editor }, { bytes: broken });
  expect(await convert(site)).toBe(0);
  expect((await statesOf(episode))[0]!.state).toBe('failed');
  const html = await page(episode);
  expect(html).toContain('Try again');
  expect(await fieldsOf(episode), 'the entry plays nothing').not.toHaveProperty('audio');
});
