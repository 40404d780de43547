import { expect, it } from 'vitest';
import { captionFile } from './captions.rules.ts';

it('captions carry every word of the transcript, in order, until the film ends', () => {
  const file = captionFile('Sit down. Wait for five minutes, <b>quietly</b>!\n\nNow press start.', 30);
  expect(file.startsWith('WEBVTT\n\n00:00:00.000 --> ')).toBe(true);
  expect([...file.matchAll(/-->.*\n(.*)/g)].map(([, words]) => words)).toEqual([
    'Sit down.',
    'Wait for five minutes, &lt;b>quietly&lt;/b>!',
    'Now press start.',
  ]);
  expect(file).toMatch(/--> 00:00:30\.000\nNow press start\.\n$/);
});

it('a long sentence is broken where one would breathe, and Chinese at its own signs', () => {
  const words =
    'If it ever shows one hundred and eighty or more and you have chest pain, weakness or trouble seeing, call 999 at once.';
  const cues = [...captionFile(words, 10).matchAll(/-->.*\n(.*)/g)].map(([, cue]) => cue!);
  expect(cues.every((cue) => cue.length <= 84)).toBe(true);
  expect(cues.join(' ')).toBe(words);
  expect(captionFile('量血压前先坐好。安静五分钟！', 10).match(/-->/g)).toHaveLength(2);
});
