import { expect, test } from 'vitest';
import { cropIn, partOf, readCrop } from './crop.rules.ts';

test('a crop is four shares within the picture; anything else is the whole picture', () => {
  expect(readCrop('0.25,0,0.5,1')).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  for (const text of [
    '',
    '0,0,1,1',
    '0.6,0,0.5,1',
    '-0.1,0,0.5,1',
    '0,0,0.01,1',
    '0,0,1',
    ',,,',
    'a,b,c,d',
    '0,0,1e9,1',
  ])
    expect(readCrop(text), text).toBeUndefined();
});

test('a part has whole pixels and never leaves the picture', () => {
  expect(partOf({ left: 0.25, top: 0, width: 0.5, height: 1 }, { width: 801, height: 401 })).toEqual({
    left: 200,
    top: 0,
    width: 401,
    height: 401,
  });
  expect(partOf({ left: 0.9999, top: 0.5, width: 0.05, height: 0.5 }, { width: 10, height: 3 })).toEqual({
    left: 9,
    top: 2,
    width: 1,
    height: 1,
  });
});

test('a square frame shows the middle third of a picture three times as wide as high', () => {
  const picture = { width: 900, height: 300 };
  expect(cropIn({ ratio: 1, zoom: 1, across: 0.5, down: 0 }, picture)).toEqual({
    left: expect.closeTo(1 / 3),
    top: 0,
    width: expect.closeTo(1 / 3),
    height: 1,
  });
  expect(cropIn({ ratio: 1, zoom: 2, across: 1, down: 1 }, picture)).toMatchObject({
    left: expect.closeTo(5 / 6),
    top: 0.5,
  });
});
