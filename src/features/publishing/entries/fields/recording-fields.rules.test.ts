import { expect, it } from 'vitest';
import { areChaptersWithin, sentRecordingId } from './recording-fields.rules.ts';

const id = '0b4c6f0e-1d2a-4b3c-8d4e-5f6a7b8c9d0e';

it('a recording that staff sent is known by its address, the sample’s and others’ are not', () => {
  expect(sentRecordingId('video', { film: `/films/${id}.mp4` })).toBe(id);
  expect(sentRecordingId('podcast', { audio: `/recordings/${id}.mp3` })).toBe(id);
  expect(sentRecordingId('video', { film: '/films/a-film.webm' })).toBeNull();
  expect(sentRecordingId('news', { film: `/films/${id}.mp4` })).toBeNull();
  expect(sentRecordingId('podcast', {})).toBeNull();
});

it.each([
  [[0, 30, 59], 60, true],
  [[0, 60], 60, false],
  [[0, 30, 30], 60, false],
  [[30, 10], 60, false],
  [[0, 9_000], 0, true],
  [[], 60, true],
] as const)('chapters at %j of %d seconds fit: %s', (starts, seconds, fit) => {
  expect(
    areChaptersWithin(
      starts.map((at) => ({ at, title: 'x' })),
      seconds,
    ),
  ).toBe(fit);
});
