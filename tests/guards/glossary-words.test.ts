import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreignWords, foreignWordsOfDocument } from './glossary-words.ts';
import { projectSources } from './source-rules.ts';

const path = 'src/features/shop/orders/orders.server.ts';

test.each([
  ['/** The diary of a doctor. */', `${path}: diary -> scheduler`],
  ['// The desk finds orders.', `${path}: desk -> front desk, package desk, staff, admin page`],
  ['/**\n * An earlier link is worth\n * nothing.\n */', `${path}: worth nothing -> invalid`],
  ['const patientKeeper = 1;', `${path}: patientKeeper`],
  ['interface Order {\n  papers: string[];\n}', `${path}: papers`],
  ['function sum(lines: number[], papers?: number) {}', `${path}: papers`],
  ['const sum = ({ lines, papers }) => lines + papers;', `${path}: papers`],
  ['const sums = orders.map((papers) => papers.length);', `${path}: papers`],
  ['const told = await notify();', `${path}: told`],
  ['const allowed = own.filter((duty) => allows(duty));', `${path}: duty`],
  ['export function placeOrder(given: OrderInput) {}', `${path}: given`],
  ['const mendedKeyword = 1;', `${path}: mendedKeyword`],
])('%j is found', (text, expected) => {
  expect(foreignWords({ path, text })).toEqual([expected]);
});

test('a name of stored data is allowed in the files that read it, and nowhere else', () => {
  const text = 'interface CustomForm {\n  duty: string;\n}';
  expect(foreignWords({ path: 'src/features/requests/forms/custom/custom-form.schema.ts', text })).toEqual([]);
  expect(foreignWords({ path, text })).toEqual([`${path}: duty`]);
});

test('a file name is read like an identifier', () => {
  expect(foreignWords({ path: 'src/platform/zone-form.ts', text: '' })).toEqual([
    'src/platform/zone-form.ts: zone-form.ts',
  ]);
});

test('words of the hospital, wire names and texts for readers are not found', () => {
  const text =
    "/** The front desk and the package desk read the dead-letter queue. */\nconst field = 'zone_token';\nlet body: { zone_token: string };";
  expect(foreignWords({ path, text })).toEqual([]);
});

test('comments and names of the project have the words of the field', () => {
  const files = projectSources(process.cwd()).filter(
    (file) => !file.path.endsWith('.seed.ts') && !file.path.startsWith('tests/guards/glossary-words'),
  );
  expect(files.flatMap(foreignWords)).toEqual([]);
});

test('a word of a document is found, one of its code is not', () => {
  const document = { path: 'docs/scale.md', text: 'The papers of `the-desk`.\n\n```sh\nnpm run diary\n```\n' };
  expect(foreignWordsOfDocument(document)).toEqual(['docs/scale.md: papers -> documents']);
});

test('documents have the words of the field', () => {
  const paths = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('src/**/*.md')].filter(
    (path) => !/CHANGELOG|glossary/.test(path),
  );
  expect(paths.length).toBeGreaterThan(50);
  const documents = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(documents.flatMap(foreignWordsOfDocument)).toEqual([]);
});
