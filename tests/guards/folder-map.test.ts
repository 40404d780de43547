import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOfMap, folderMaps } from './folder-map.ts';

const path = 'src/features/shop/README.md';

describe('the README of an area', () => {
  test('a folder that it does not name is found, and a name without a folder', () => {
    const text = '| folder | what |\n| --- | --- |\n| `cart` | The cart. |\n| `orders`, `tills` | Orders. |\n';
    expect(faultsOfMap({ path, text, folders: ['cart', 'orders', 'refunds', 'refunds/bulk'] })).toEqual([
      `${path}: refunds is not named`,
      `${path}: refunds/bulk is not named`,
      `${path}: tills is no folder`,
    ]);
  });

  test('a name in a sentence is no row of its own', () => {
    expect(faultsOfMap({ path, text: '| `cart` | Uses `refunds`. |\n', folders: ['cart', 'refunds'] })).toEqual([
      `${path}: refunds is not named`,
    ]);
  });

  test('every folder of a feature, of the platform and of the server is named', () => {
    const maps = folderMaps();
    const all = maps.flatMap(({ folders }) => folders);
    expect(all).toEqual(
      expect.arrayContaining(['booking', 'scheduling/calendars', 'catalogue/imports/photos', 'mail']),
    );
    expect(all.filter((folder) => /(?:^|\/)(?:ui|data|pages|staff)(?:\/|$)/.test(folder))).toEqual(['pages']);
    expect(maps.flatMap(faultsOfMap)).toEqual([]);
  });

  test('is short enough to be read at once', () => {
    expect(folderMaps().filter(({ text }) => text.split('\n').length > 61)).toEqual([]);
  });
});

test('the beginning of the project’s README leads to each of these READMEs', () => {
  const [beginning = ''] = readFileSync('README.md', 'utf8').split('\n## See it\n');
  expect(beginning.split('\n').length).toBeLessThan(34);
  expect(folderMaps().filter(({ path: readme }) => !beginning.includes(`(${readme})`))).toEqual([]);
});

test('the README of the sources names every file of shared', () => {
  const text = readFileSync('src/README.md', 'utf8');
  const names = readdirSync('src/shared', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name) && !/\.(?:test|fixture)\./.test(name))
    .map((name) => basename(name).replace(/\.[jt]sx?$/, ''));
  expect(names).toEqual(expect.arrayContaining(['failure', 'countries']));
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('every file that a README of the sources and tests links to exists', () => {
  const readmes = [...folderMaps().map(({ path: readme }) => readme), 'src/README.md', 'tests/README.md', 'README.md'];
  const links = readmes.flatMap((readme) =>
    [...readFileSync(readme, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to]) =>
      new URL(to!, `file:///${readme}`).pathname.slice(1),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});
