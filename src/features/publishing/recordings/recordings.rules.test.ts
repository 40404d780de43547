import { expect, it } from 'vitest';
import { cleanFileName } from '#src/shared/uploads.ts';
import { playsInBrowsers, rangeOf, sentTypeOf } from './recordings.rules.ts';

it.each([
  [undefined, 'whole'],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=2-5', { from: 2, to: 5 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=5-99', { from: 5, to: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['seconds=1-2', 'whole'],
] as const)('of ten bytes, %s asks for %j', (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});

it('an episode takes sound, a film films, and neither takes anything else', () => {
  expect(sentTypeOf('audio', 'audio/ogg; codecs=opus')).toEqual({ container: 'ogg', extension: 'ogg' });
  expect(sentTypeOf('film', 'video/quicktime')).toEqual({ container: 'mp4', extension: null });
  for (const mime of ['video/mp4', 'image/svg+xml', 'text/html', 'application/pdf', 'constructor'])
    expect(sentTypeOf('audio', mime), mime).toBeNull();
  for (const mime of ['audio/mpeg', 'video/matroska', 'application/x-elf', '__proto__'])
    expect(sentTypeOf('film', mime), mime).toBeNull();
});

it.each([
  ['mp3', 'MPEG 1 Layer 3', null, true],
  ['m4a', 'MPEG-4/AAC', null, true],
  ['m4a', 'ALAC', null, false],
  ['ogg', 'Opus', null, true],
  ['wav', 'PCM', null, true],
  ['wav', 'ADPCM', null, false],
  ['mp4', 'MPEG-4/AAC', '<avc1>', true],
  ['mp4', null, '<avc1>', true],
  ['mp4', 'MPEG-4/AAC', '<hev1>', false],
  ['mp4', 'MPEG-4/AAC', null, false],
  ['webm', 'OPUS', 'VP9', true],
  [null, 'MPEG-4/AAC', '<avc1>', false],
] as const)('%s with %s and %s plays in browsers: %s', (extension, audio, video, plays) => {
  expect(playsInBrowsers(extension, { audio, video })).toBe(plays);
});

it('a name loses its folders, its extensions and what turns its letters round', () => {
  expect(cleanFileName('C:\\films\\ward tour.final.mp4.exe', 'recording')).toBe('ward tour');
  expect(cleanFileName('\u202Egnp.<b>"3pm.mp3', 'recording')).toBe('gnp');
  expect(cleanFileName('.mp4', 'recording')).toBe('recording');
});
