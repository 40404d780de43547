import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = 'docs/decisions';
const records = readdirSync(folder);

describe('a decision record', () => {
  test.each(records)('%s ends with when to revisit it', (name) => {
    const last = readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n\n').at(-1);
    expect(last).toMatch(/^(\*\*When to revisit\.\*\*|## When to revisit)/);
  });
});

test('every test that a decision names exists', () => {
  const named = records.flatMap((name) => [
    ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/`((?:src|tests|scripts)\/[\w./-]+\.(?:test|spec)\.tsx?)`/g),
  ]);
  expect(named.length).toBeGreaterThan(15);
  expect(named.map(([, path]) => path!).filter((path) => !existsSync(path))).toEqual([]);
});

test('every version of the changelog has a date', () => {
  const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^## .*$/gm)!;
  expect(headings[0]).toBe('## [Unreleased]');
  expect(headings.slice(1).filter((one) => !/^## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/.test(one))).toEqual([]);
});

test('the map in the README names every feature', () => {
  const readme = readFileSync('README.md', 'utf8');
  const features = readdirSync('src/features').flatMap((area) =>
    readdirSync(`src/features/${area}`).filter((name) => name !== 'README.md'),
  );
  expect(features).toContain('booking');
  expect(features.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
