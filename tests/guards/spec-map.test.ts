import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/spec-map.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!clause|rule|specification|---)/.test(line));
const fileOf = (name: string) => (/^(src|tests|scripts)\//.test(name) ? name : `src/features/${name}`);
const areas = readdirSync('src/features');
const folderOf = (feature: string) => areas.map((area) => `src/features/${area}/${feature}`).find(existsSync);

it('every test that the specification map names exists', () => {
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, name]) => fileOf(name!)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it('every clause is shown by a test or said to be for later', () => {
  const mapped = rows.filter((row) => row.split('|').length === 5 && !row.includes('| why |'));
  const beforeDeviations = mapped.slice(
    0,
    mapped.findIndex((row) => row.startsWith('| any unknown path')),
  );
  expect(beforeDeviations.filter((row) => !/\.(?:test|spec)\.tsx?`/.test(row) && !row.includes('**later**'))).toEqual(
    [],
  );
});

it('every feature that the map names exists', () => {
  const features = rows
    .filter((row) => row.split('|').length === 5)
    .flatMap((row) => (row.split('|')[2] ?? '').split(',').map((name) => name.trim()));
  const paths = features.filter((name) =>
    name.startsWith('src/') ? !existsSync(name) : /^[a-z-]+$/.test(name) && !folderOf(name),
  );
  expect(paths).toEqual([]);
});
