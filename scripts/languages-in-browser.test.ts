import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkFile, chunkInLanguage, messageOfPage } from './languages-in-browser.ts';

const compiled = `import { getLocale, experimentalStaticLocale } from '../runtime.js';
const en_site_found = (i) => { return (\`\${i?.count} found\`) };
const ms_site_found = (i) => { return (\`\${i?.count} ditemui\`) };
const zh_site_found = (i) => { return (\`找到 \${i?.count} 项\`) };
/** | output | */
export const site_found = ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "ms") return ms_site_found(inputs)
	if (locale === "zh") return zh_site_found(inputs)
	return en_site_found(inputs)
});`;

test('a chunk in one language has that language’s words alone', async () => {
  const code = messageOfPage(compiled, 'site_found');
  const inLanguage = (language: string) => chunkInLanguage(code, language, new Set());
  expect(inLanguage('en')).toMatch(/found/);
  expect(inLanguage('en')).not.toMatch(/ditemui|找到|PAGE_LANGUAGE/);
  expect(inLanguage('zh')).not.toMatch(/ditemui| found`|PAGE_LANGUAGE/);
  const module = (await import(`data:text/javascript,${encodeURIComponent(inLanguage('ms'))}`)) as {
    site_found: (inputs: { count: number }) => string;
  };
  expect(module.site_found({ count: 3 })).toBe('3 ditemui');
});

test('a compiled message of another form stops the build', () => {
  expect(() => messageOfPage(compiled.replace('ms_site_found =', 'site_found_ms ='), 'site_found')).toThrow(
    'another form',
  );
  expect(() => messageOfPage(compiled, 'site_lost')).toThrow('another form');
  const counting = `import * as registry from '../registry.js';\n${compiled}`;
  expect(() => messageOfPage(counting, 'site_found')).toThrow('another form');
});

/** Where a message is asked for in a language that the code names: on the server alone, or in the page's own. */
const namedLanguages = [
  'appointments/appointments/scheduler-words.rules.ts',
  'appointments/my-appointments/pages/my-appointment-move.tsx',
  'appointments/scheduling/staff/leave/leave-page.tsx',
  'console/catalogue/lists/doctor-fields.ts',
  'console/catalogue/lists/hospital-lists.ts',
  'console/catalogue/lists/shared-fields.ts',
  'console/catalogue/lists/speciality-lists.ts',
  'console/catalogue/ui/catalogue-words.ts',
  'console/trends/ui/trend-words.ts',
  'patient/collections/pages/bookmark-ids.ts',
  'patient/collections/pages/bookmarks.tsx',
  'patient/privacy/access-words.ts',
  'patient/privacy/pages/export.ts',
  'patient/sign-in/pages/register.tsx',
  'publishing/editor/staff/content-new.tsx',
  'publishing/editor/ui/content-words.ts',
  'publishing/entries/ui/text/writing-warning-words.ts',
  'requests/form-builder/staff/form-preview.tsx',
  'requests/forms/answer-text.rules.ts',
  'requests/forms/custom/custom-kind.rules.ts',
  'requests/forms/forms.schema.ts',
  'requests/forms/ui/form-check.ts',
  'shop/checkout/pages/checkout-find.tsx',
  'shop/my-purchases/pages/my-purchase.tsx',
  'site/home/home.sections.ts',
  'site/menus/shipped-menu.rules.ts',
  'site/menus/staff/menu-page.tsx',
  'site/third-party-scripts/ui/script-words.ts',
];

test('in the browser no message is asked for in another language than the page’s', () => {
  const onServer = /\.(?:server|errors|test|fixture|seed)\.tsx?$/;
  const asked = globSync('src/{features,design,shared}/**/*.{ts,tsx}')
    .filter((file) => !onServer.test(file) && file !== 'src/shared/failure.ts')
    .filter((file) => /\{ locale(?:: (?!getLocale\(\)|Language)[^}]*)? \}/.test(readFileSync(file, 'utf8')));
  expect(
    asked.map((file) => file.replace('src/features/', '')).filter((file) => !namedLanguages.includes(file)),
  ).toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
});

test('a chunk loads its own language’s chunks, and packages from their one place', () => {
  const all = new Set(['assets/base-1.js', 'assets/page-2.js', 'assets/libraries/framework-3.js']);
  const code = [
    'import { t } from "./base-1.js"; import { r } from "./libraries/framework-3.js";',
    'const deps = ["assets/page-2.js", "assets/libraries/framework-3.js"];',
    'export const open = () => [import("./page-2.js"), fetch("./elsewhere.js"), t, r, deps];',
  ].join('\n');
  const malay = chunkInLanguage(code, 'ms', all);
  const named = (text: string) => [...text.matchAll(/["'`]([^"'`]+\.js)["'`]/g)].map(([, file]) => file);
  expect(named(malay).toSorted()).toEqual([
    '../libraries/framework-3.js',
    './base-1.js',
    './elsewhere.js',
    './page-2.js',
    'assets/libraries/framework-3.js',
    'assets/ms/page-2.js',
  ]);
  expect(named(chunkInLanguage(code, 'en', all)).toSorted()).toEqual(named(code).toSorted());
});

test('a chunk of packages alone stands once for all languages', () => {
  const own = '/portal/src/design/content/card.tsx';
  const react = '/portal/node_modules/react/index.js';
  expect(chunkFile({ name: 'framework', moduleIds: ['\0commonjs', react] })).toBe('assets/libraries/[name]-[hash].js');
  expect(chunkFile({ name: 'base', moduleIds: [react, own] })).toBe('assets/[name]-[hash].js');
  expect(chunkFile({ name: 'doctor-strip', moduleIds: [] })).toBe('assets/[name]-[hash].js');
  expect(chunkFile({ name: 'shared~a~b', moduleIds: [own] })).toBe('assets/shared-[hash].js');
});
