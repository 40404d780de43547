import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

/** Loaded by browsers alone: the server's build names them in functions that it never calls. */
const browserOnly = ['@firebase/app', '@firebase/auth', '@tiptap/react', '@tiptap/starter-kit', 'jsqr'];

/** Names of the packages that one file of the build imports. */
function packagesOf(code: string): string[] {
  const imports = code.matchAll(
    /(?:\bfrom\s*|\bimport\s*\(?\s*)["']((?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?|node:[\w/]+)["']/g,
  );
  return [...imports].map(([, name]) =>
    name!
      .split('/')
      .slice(0, name!.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}

test('everything that the built server imports is a package of the production install', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const folder = 'build/server';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const imported = new Set(files.flatMap((name) => packagesOf(readFileSync(join(folder, name), 'utf8'))));
  expect(imported).toContain('hono');
  const missing = [...imported].filter((name) => !(name in dependencies) && !isBuiltin(name));
  expect(missing.toSorted()).toEqual(browserOnly);
});

test('the build holds nothing of the sample: neither its passwords nor its texts', () => {
  const accounts = JSON.parse(readFileSync('sample/accounts.json', 'utf8')) as { password: string; totpSecret: string };
  const article = readFileSync('sample/entries/article/en/chest-pain-when-to-call-999.md', 'utf8');
  const secrets = [accounts.password, accounts.totpSecret, article.split('\n').at(-2)!.slice(0, 60)];
  expect(secrets.every((one) => one.length >= 15)).toBe(true);
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((name) => {
    const text = readFileSync(join('build', name), 'utf8');
    return secrets.filter((one) => text.includes(one)).map((one) => `${name}: ${one}`);
  });
  expect(found).toEqual([]);
});

test('every version of a package is exact', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
});
