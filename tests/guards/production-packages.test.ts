import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

/** Loaded by browsers alone: the server's build names them in functions that it never calls. */
const browserOnly = [
  '@firebase/app',
  '@firebase/auth',
  '@tiptap/core',
  '@tiptap/pm',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'jsqr',
];

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

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** Of the pinned Node's package alone. */
  optionalDependencies: Record<string, string>;
  /** Of a package everywhere, or below another alone. */
  overrides: Record<string, string | Record<string, string>>;
  scripts: Record<string, string>;
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

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
  const { dependencies, devDependencies, overrides } = manifest;
  const { 'pinned-node': pinnedNode, ...developers } = devDependencies;
  expect(pinnedNode).toBe('file:scripts/pinned-node');
  const nodes = JSON.parse(readFileSync('scripts/pinned-node/package.json', 'utf8')) as Manifest;
  const loose = (versions: Record<string, string>) =>
    Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version));
  expect(loose({ a: '*', b: '^1.0.0', c: '1.0.0', d: '1' }).map(([name]) => name)).toEqual(['a', 'b', 'd']);
  for (const versions of [dependencies, developers, nodes.optionalDependencies]) expect(loose(versions)).toEqual([]);
  for (const [name, version] of Object.entries(overrides))
    expect(loose(typeof version === 'string' ? { [name]: version } : version), name).toEqual([]);
});

/** Named by no file of ours, and needed all the same. */
const neededUnnamed: Record<string, string> = {
  '@react-router/node': '@react-router/dev looks for a server runtime in package.json',
  '@tiptap/core': 'peer of @tiptap/react',
  '@tiptap/pm': 'peer of @tiptap/react',
};

test('every package is used', () => {
  const folders = ['src', 'tests', 'scripts', 'project.inlang'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs|css|json)$/.test(name) && !/paraglide|production-packages/.test(name))
      .map((name) => join(folder, name)),
  );
  const configs = readdirSync('.').filter((name) => /\.config\.(?:ts|mjs)$|^package\.json$/.test(name));
  const text = [
    ...folders.map((file) => readFileSync(file, 'utf8')),
    ...configs.filter((name) => name !== 'package.json').map((file) => readFileSync(file, 'utf8')),
    Object.values(manifest.scripts).join('\n'),
  ].join('\n');
  const isUsed = (name: string): boolean =>
    name in neededUnnamed ||
    new RegExp(`['"@ /]${name.replace(/[/.]/g, '\\$&')}['"/@\\s]`).test(text) ||
    (name.startsWith('@types/') && (name === '@types/node' || isUsed(name.slice('@types/'.length))));
  expect(isUsed('a-package-that-nobody-names')).toBe(false);
  const { dependencies, devDependencies } = manifest;
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isUsed(name))).toEqual([]);
});
