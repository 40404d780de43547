import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ffmpegConverter } from './ffmpeg.server.ts';
import type { ConversionRequest } from './media-converter.ts';
import { programPath } from './program-path.server.ts';

const ffmpeg = programPath('ffmpeg');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'converter-'));
});
afterAll(() => rm(folder, { recursive: true }));

const make = (...args: string[]) => execFileSync(ffmpeg!, ['-v', 'error', '-y', ...args], { cwd: folder });
const ask = (name: string, changes: Partial<ConversionRequest> = {}): ConversionRequest => ({
  source: join(folder, name),
  container: 'mp4',
  kind: 'film',
  folder,
  signal: new AbortController().signal,
  ...changes,
});
const program = async (lines: string) => {
  const path = join(folder, 'program');
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
  return path;
};

describe.runIf(ffmpeg)('FFmpeg', () => {
  const converter = () => ffmpegConverter({ path: ffmpeg!, limitMs: 60_000 });

  it('makes a film that every browser plays, with a still, without the place where it was taken', async () => {
    const parts = '-f lavfi -i testsrc=d=2:s=321x181 -f lavfi -i sine=d=2 -metadata title=SECRET-TITLE'.split(' ');
    make(...parts, '-metadata', 'location=+03.1390+101.6869/', 'film.mov');
    expect((await readFile(join(folder, 'film.mov'))).includes('+03.1390')).toBe(true);
    const { path, seconds, poster } = await converter().convert(ask('film.mov'));
    expect(Math.round(seconds)).toBe(2);
    const film = await readFile(path);
    expect(film.subarray(4, 8).toString()).toBe('ftyp');
    expect([film.includes('avc1'), film.includes('mp4a')]).toEqual([true, true]);
    expect([film.includes('+03.1390'), film.includes('SECRET-TITLE')]).toEqual([false, false]);
    expect((await readFile(poster!)).subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('makes an MP3 of sound alone, as loud as others', async () => {
    make('-f', 'lavfi', '-i', 'sine=d=3', '-af', 'volume=-30dB', '-metadata', 'artist=SECRET-ARTIST', 'quiet.wav');
    const { path, seconds, poster } = await converter().convert(ask('quiet.wav', { container: 'wav', kind: 'audio' }));
    expect([Math.round(seconds), poster]).toEqual([3, null]);
    expect((await readFile(path)).includes('SECRET-ARTIST')).toBe(false);
    const report = execFileSync('/bin/sh', ['-c', '"$0" -i "$1" -af ebur128 -f null - 2>&1', ffmpeg!, path]).toString();
    const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(report.slice(report.lastIndexOf('Summary')))![1]);
    expect(loudness).toBeGreaterThan(-18);
    expect(loudness).toBeLessThan(-14);
  });

  it('is not led to other files by a list of addresses that calls itself a film', async () => {
    make('-f', 'lavfi', '-i', 'testsrc=d=1:s=64x64', 'other.mp4');
    await writeFile(join(folder, 'list.mp4'), 'ffconcat version 1.0\nfile other.mp4\n');
    await expect(converter().convert(ask('list.mp4'))).rejects.toMatchObject({ why: 'unreadable' });
  });
});

it('a program that hangs is killed at its limit', async () => {
  const path = await program('exec sleep 30');
  const converter = ffmpegConverter({ path, limitMs: 300 });
  const startedAt = performance.now();
  await expect(converter.convert(ask('any'))).rejects.toMatchObject({ why: 'too_slow' });
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

it('a program is killed with the work that asked for it', async () => {
  const path = await program(`echo $$ > ${join(folder, 'pid')}; exec sleep 30`);
  const stopping = new AbortController();
  const converting = ffmpegConverter({ path, limitMs: 20_000 }).convert(ask('any', { signal: stopping.signal }));
  const pid = await expect
    .poll(() => readFile(join(folder, 'pid'), 'utf8').catch(() => ''))
    .toMatch(/^\d+\n$/)
    .then(() => readFile(join(folder, 'pid'), 'utf8'));
  stopping.abort();
  await expect(converting).rejects.toMatchObject({ why: 'stopped' });
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

it('a program gets no memory beyond its limit, and nothing of our environment', async () => {
  vi.stubEnv('SECRET_OF_THE_TEST', 'yes');
  const path = await program(`env > ${join(folder, 'env')}; ulimit -v > ${join(folder, 'limit')}; exit 1`);
  await expect(ffmpegConverter({ path, limitMs: 5_000 }).convert(ask('any'))).rejects.toMatchObject({
    why: 'unreadable',
  });
  vi.unstubAllEnvs();
  expect(await readFile(join(folder, 'env'), 'utf8')).not.toContain('SECRET_OF_THE_TEST');
  if (programPath('prlimit')) expect((await readFile(join(folder, 'limit'), 'utf8')).trim()).toBe('4194304');
});

it('a program that is not there, or writes nothing, has converted nothing', async () => {
  const none = ffmpegConverter({ path: join(folder, 'none'), limitMs: 5_000 });
  await expect(none.convert(ask('any'))).rejects.toMatchObject({ why: 'unreadable' });
  const silent = ffmpegConverter({ path: await program('exit 0'), limitMs: 5_000 });
  await expect(silent.convert(ask('any'))).rejects.toMatchObject({ why: 'unreadable' });
  expect(programPath(join(folder, 'none'))).toBeNull();
});
