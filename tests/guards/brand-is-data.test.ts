import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The sample is of a group of that name, and tests speak of the sample. */
const ofTheSample = /\.seed\.ts$|\.test\.tsx?$|\.fixture\.(?:tsx?|json)$|(?:^|\/)sample\//;
/**
 * The hospitals that the browser knows before it has asked (specification, section 3): the sample's, until a list of
 * the group's own is sent.
 */
const known = new Set(['src/features/find-care/nearest-hospital/built-in-hospitals.ts']);

test('the names of the sample group and of its head stand nowhere in the program and its words: the brand is data', () => {
  const files = ['src', 'messages'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((name) => join(folder, name)),
  );
  const named = files
    .filter((path) => /\.(?:tsx?|json|css|svg)$/.test(path) && !path.includes('paraglide/'))
    .filter((path) => !ofTheSample.test(path) && !known.has(path))
    .filter((path) => /melur|kenanga/i.test(readFileSync(path, 'utf8')));
  expect(named).toEqual([]);
});
