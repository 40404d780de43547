import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { publish } from '#src/features/publishing/editor/content.fixture.ts';
import { programPath } from '#src/platform/media-converter/program-path.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { begin, convert, incoming, rows, send, tone } from './recordings.fixture.ts';

const ffmpeg = programPath('ffmpeg');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'converting-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A site whose converter is a program of the test. */
async function siteWith(program: { path: string; limitMs: number }) {
  const site = await openTestSite({ recordings: { maxBytes: 20_000_000, ffmpeg: program } });
  const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  return { site, editor };
}
async function programOf(lines: string): Promise<string> {
  const path = join(folder, `program-${lines.length}`);
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
  return path;
}
const stateOf = async (site: TestSite, entryId: number) =>
  (
    await rows<{ state: string; failure: string | null; tries: number }>(
      site,
      'select state, failure, tries from recordings where entry_id = $1',
      [entryId],
    )
  )[0];

describe.runIf(ffmpeg)('with a converter', () => {
  let site: TestSite;
  let editor: SignedIn;
  beforeAll(async () => {
    ({ site, editor } = await siteWith({ path: ffmpeg!, limitMs: 60_000 }));
  });
  afterAll(() => site.close());

  it('a film of a camera is converted, has a still, and plays for readers once it is published', async () => {
    const entryId = await begin(site, 'video', 'ward-tour');
    const parts =
      '-v error -y -f lavfi -i testsrc=d=2:s=320x180 -f lavfi -i sine=d=2 -metadata location=+03.1390+101.6869/';
    execFileSync(ffmpeg!, [...parts.split(' '), join(folder, 'ward.mov')]);
    const bytes = new Uint8Array(await readFile(join(folder, 'ward.mov')));
    expect((await send(site, { entryId, who: editor }, { bytes, name: 'ward.mov' })).status).toBe(303);
    expect(await convert(site)).toBe(1);
    const [{ fields } = { fields: {} }] = await rows<{ fields: Record<string, string> }>(
      site,
      'select fields from content_entries where id = $1',
      [entryId],
    );
    expect(fields).toMatchObject({ durationSeconds: 2, film: expect.stringMatching(/^\/films\/[0-9a-f-]{36}\.mp4$/) });
    expect((await site.request(fields['film']!)).status, 'not before publication').toBe(404);
    expect((await site.request(fields['poster']!)).status).toBe(404);
    const seen = await site.request(fields['film']!, { headers: { cookie: editor.cookie } });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await publish(site, entryId, ['en']);
    const html = await (await site.request('/video/ward-tour')).text();
    expect(html).toContain(`<source src="${fields['film']}#t=0,2" type="video/mp4"/>`);
    expect(html).toContain(`poster="${fields['poster']}"`);
    const film = await site.request(fields['film']!);
    expect([film.status, film.headers.get('content-type'), film.headers.get('cache-control')]).toEqual([
      200,
      'video/mp4',
      'public, max-age=3600',
    ]);
    expect(Buffer.from(await film.arrayBuffer()).includes('+03.1390')).toBe(false);
    const still = await site.request(fields['poster']!);
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(
      Buffer.from(await still.arrayBuffer())
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8');
  });

  it('a WAV becomes an MP3', async () => {
    const entryId = await begin(site, 'podcast', 'a-talk');
    await send(site, { entryId, who: editor }, { bytes: tone(2) });
    expect(await convert(site)).toBe(1);
    const [row] = await rows<{ extension: string; seconds: number; source_id: null }>(
      site,
      'select extension, seconds, source_id from recordings where entry_id = $1',
      [entryId],
    );
    expect(row).toEqual({ extension: 'mp3', seconds: 2, source_id: null });
  });
});

describe('a converter that hangs', () => {
  let site: TestSite;
  let editor: SignedIn;
  let entryId: number;
  beforeAll(async () => {
    ({ site, editor } = await siteWith({ path: await programOf('exec sleep 30'), limitMs: 400 }));
    entryId = await begin(site, 'podcast', 'hangs');
    await send(site, { entryId, who: editor }, { bytes: tone(1) });
  });
  afterAll(() => site.close());

  it('is ended at its limit: the editor reads why, tries again, and removes it', async () => {
    expect(await convert(site)).toBe(0);
    expect(await stateOf(site, entryId)).toEqual({ state: 'failed', failure: 'too_slow', tries: 1 });
    expect(await incoming(site)).toEqual([]);
    const path = `/staff/content/${entryId}/recording`;
    const html = await (await openConsole(site, path, editor)).text();
    expect(html).toContain('The conversion took too long. Send a shorter or smaller file.');
    const [, id] = /value="retry:([0-9a-f-]{36})"/.exec(html)!;
    expect((await sendForm(site, path, editor, { intent: `retry:${id}` })).status).toBe(302);
    expect(await stateOf(site, entryId)).toEqual({ state: 'waiting', failure: null, tries: 0 });
    expect((await sendForm(site, path, editor, { intent: `retry:${id}` })).status, 'it has not failed').toBe(409);
    expect((await sendForm(site, path, editor, { intent: `remove:${id}` })).status).toBe(302);
    expect(await stateOf(site, entryId)).toBeUndefined();
    expect((await sendForm(site, path, editor, { intent: `remove:${id}` })).status).toBe(404);
    expect(await rows(site, "select 1 from stored_files where is_plain and state <> 'released'")).toEqual([]);
  });

  it('of another desk’s entry nothing is tried again or removed', async () => {
    await send(site, { entryId, who: editor }, { bytes: tone(1) });
    const [{ id } = { id: '' }] = await rows<{ id: string }>(site, 'select id from recordings');
    const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
    const other = await begin(site, 'podcast', 'another');
    for (const intent of [`retry:${id}`, `remove:${id}`]) {
      const path = `/staff/content/${entryId}/recording`;
      expect((await sendForm(site, path, recruiter, { intent })).status).toBe(403);
      expect((await sendForm(site, `/staff/content/${other}/recording`, editor, { intent })).status).toBe(404);
    }
    expect(await stateOf(site, entryId)).toMatchObject({ state: 'waiting' });
  });
});

describe('a server that stops in the middle', () => {
  let site: TestSite;
  let editor: SignedIn;
  let entryId: number;
  beforeAll(async () => {
    ({ site, editor } = await siteWith({ path: await programOf('exec sleep 60'), limitMs: 30_000 }));
    entryId = await begin(site, 'podcast', 'stopped');
    await send(site, { entryId, who: editor }, { bytes: tone(1) });
  });
  afterAll(() => site.close());

  const converting = async () => {
    const stopping = new AbortController();
    const work = convert(site, stopping.signal);
    await expect.poll(() => stateOf(site, entryId)).toMatchObject({ state: 'converting' });
    return { work, stop: () => stopping.abort() };
  };

  it('gives the recording back, to be converted later', async () => {
    const { work, stop } = await converting();
    expect(await convert(site), 'nobody else takes it meanwhile').toBe(0);
    stop();
    expect(await work).toBe(0);
    expect(await stateOf(site, entryId)).toEqual({ state: 'waiting', failure: null, tries: 0 });
    expect(await incoming(site)).toEqual([]);
  });

  it('a recording that is replaced meanwhile is not played', async () => {
    const { work, stop } = await converting();
    await send(site, { entryId, who: editor }, { bytes: tone(2) });
    stop();
    expect(await work).toBe(0);
    expect(await stateOf(site, entryId)).toEqual({ state: 'waiting', failure: null, tries: 0 });
    expect(await rows(site, 'select bytes from recordings')).toEqual([{ bytes: 16_044 }]);
  });

  it('one whose server died is taken over after a minute, and given up after three times', async () => {
    const leased = (tries: number) =>
      site.app.pool.query(
        `update recordings set state = 'converting', tries = $1, run_id = gen_random_uuid(), leased_until = $2`,
        [tries, new Date(site.clock.now().getTime() + 60_000)],
      );
    await leased(3);
    expect(await convert(site)).toBe(0);
    expect(await stateOf(site, entryId), 'its lease has not ended').toMatchObject({ state: 'converting', tries: 3 });
    site.clock.advance(2 * 60_000);
    expect(await convert(site)).toBe(0);
    expect(await stateOf(site, entryId)).toEqual({ state: 'failed', failure: 'interrupted', tries: 4 });
  });
});
