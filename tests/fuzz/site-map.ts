/**
 * The targets: pages with the queries they read, forms with their fields, calls with their parameters. Read from the
 * site itself.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Address } from '#src/routes/address.ts';
import { addresses } from '#src/routes.ts';
import { addressOf } from '#src/server/pages/route-matcher.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { fieldsInSource, formsOf, type PageForm } from './page-forms.ts';
import { kindFor, type Visitors } from './visitors.ts';

/** Ends the session that later requests need. */
const skipped = /^\/(?:logout|staff\/sign-out|design)$/;
/** Pages of one address that are opened during the exploration. */
const examplesEach = 3;

export interface SiteMap {
  /** Query names that the page's source reads or that links to it contain, by the address's pattern. */
  searches: ReadonlyMap<string, ReadonlySet<string>>;
  /** Existing paths of that address, by the address's pattern. */
  examples: ReadonlyMap<string, readonly string[]>;
  forms: readonly { address: Address; form: PageForm }[];
  known: ReadonlyMap<string, readonly string[]>;
}

export const fuzzedAddresses = addresses.filter(({ path }) => !skipped.test(path));

/** Opens every address, follows its links, and records the forms and the values of parameters. */
export async function exploreSite(site: TestSite, visitors: Visitors): Promise<SiteMap> {
  const examples = new Map(fuzzedAddresses.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => [path, [path]]));
  const forms: { address: Address; form: PageForm }[] = [];
  const opened = new Set<string>();
  const searches = searchesInSource();
  for (;;) {
    const waiting = [...examples].flatMap(([pattern, paths]) => paths.map((path) => ({ pattern, path })));
    const next = waiting.filter(({ path }) => !opened.has(path));
    if (next.length === 0) break;
    for (const { pattern, path } of next) {
      opened.add(path);
      const address = addresses.find((one) => one.path === pattern)!;
      const html = await open(site, visitors, { address, path });
      forms.push(...formsOf(html, path).map((form) => ({ address, form })));
      for (const link of linksOf(html)) {
        addExample(examples, link);
        noteSearches(searches, link);
      }
    }
  }
  for (const address of fuzzedAddresses)
    if (!examples.has(address.path)) examples.set(address.path, [madeUp(address.path)]);
  return { searches, examples, forms: [...forms, ...formsInSource(examples)], known: knownValues(examples) };
}

async function open(site: TestSite, visitors: Visitors, { address, path }: { address: Address; path: string }) {
  const { cookie } = visitors[kindFor(address.access, address.path)];
  const response = await site.request(`${testOrigin}${path}`, { redirect: 'manual', headers: { cookie } });
  const html = await response.text();
  return response.headers.get('content-type')?.startsWith('text/html') ? html : '';
}

/** Query names in a page's source and the files beside it. */
function searchesInSource(): Map<string, Set<string>> {
  return new Map(
    fuzzedAddresses.map(({ path, file }) => {
      const source = readFileSync(join('src', file), 'utf8');
      const all = [source, ...importedSources(file, source)].join('\n');
      const names = [...all.matchAll(/\.(?:get|has)(?:All)?\('([\w.-]+)'\)/g)].map(([, name]) => name!);
      return [path, new Set(names.filter((name) => name.length < 40))];
    }),
  );
}

function noteSearches(searches: Map<string, Set<string>>, link: string): void {
  const { pathname, searchParams } = new URL(link, testOrigin);
  const names = searches.get(addressOf(splitLanguage(pathname).path).path);
  for (const name of searchParams.keys()) names?.add(name);
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/\s(?:href|action)="(\/[^"#]*)/g)].map(([, link]) => link!.replaceAll('&amp;', '&'));
}

function addExample(examples: Map<string, string[]>, link: string): void {
  const { pathname, search } = new URL(link, testOrigin);
  const { path, language } = splitLanguage(pathname);
  if (language !== 'en' || /\.[a-z0-9]{2,5}$/i.test(path)) return;
  const { path: pattern } = addressOf(path);
  if (pattern === '*' || skipped.test(pattern)) return;
  const known = examples.get(pattern) ?? [];
  const isNew = !known.some((one) => one === path + search || (search !== '' && one.startsWith(`${path}?`)));
  if (isNew && known.length < examplesEach) examples.set(pattern, [...known, path + search]);
}

const madeUp = (pattern: string) =>
  `/${pattern.replace(/^\//, '')}`
    .replace(/:(?:\w*[iI]d)\b/g, '1')
    .replace(/:\w+/g, 'none')
    .replace('*', 'none');

/** One more form for each page with an action: the fields in its source and the files beside it. */
function formsInSource(examples: ReadonlyMap<string, readonly string[]>) {
  return fuzzedAddresses.flatMap((address) => {
    const source = readFileSync(join('src', address.file), 'utf8');
    if (!hasAction(source)) return [];
    const own = [source, ...importedSources(address.file, source)].join('\n');
    return (examples.get(address.path) ?? [])
      .slice(0, 1)
      .map((target) => ({ address, form: { target, fields: fieldsInSource(own) } }));
  });
}

export const hasAction = (source: string) => /export (?:async function|const|function) action\b/.test(source);

function importedSources(file: string, source: string): string[] {
  return [...source.matchAll(/from '(\.{1,2}\/[\w./-]+)'/g)]
    .map(([, path]) => join('src', dirname(file), path!))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'));
}

/** Values of each parameter in addresses, by its name, and by its name after the preceding segment: 'news/slug'. */
function knownValues(examples: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const known = new Map<string, string[]>();
  const add = (key: string, value: string) => known.set(key, [...new Set([...(known.get(key) ?? []), value])]);
  for (const [pattern, paths] of examples)
    for (const path of paths) {
      const segments = path.replace(/\?.*/, '').split('/');
      const names = pattern.split('/');
      for (const [index, name] of names.entries())
        if (name.startsWith(':'))
          for (const key of [name.slice(1), `${names[index - 1]}/${name.slice(1)}`])
            add(key, decodeURIComponent(segments[index] ?? ''));
    }
  return known;
}
