import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const marker = /^(?:<{7}|\|{7}|>{7})(?: |$)/m;

it('no file has the marks of a merge that was not finished', () => {
  expect('a\n<<<<<<< HEAD\nb').toMatch(marker);
  const found = globSync([
    '*.md',
    '{docs,deploy,scripts,src,tests,db,messages,sample}/**/*.{ts,tsx,mjs,md,json,sql,css,yml,vcl,conf}',
  ]).filter((path) => !path.startsWith('src/paraglide') && marker.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});
