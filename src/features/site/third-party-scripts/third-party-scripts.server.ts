/**
 * Third-party scripts on public pages: which scripts run where, what a page's policy must allow, and the answer of the
 * call.
 */
import type { App } from '#src/platform/app.ts';
import { contentHash, type OtherSources } from '#src/platform/http/content-security-policy.ts';
import { contextKey, type ScriptContext } from './script-context.rules.ts';
import { proofsIn, readMarkup, writeMarkup, type MarkupElement } from './script-markup.rules.ts';
import { listActiveScripts, type ScriptRow } from './data/third-party-scripts.store.server.ts';

export {
  listImportedScripts,
  scriptImportFaults,
  takeBackScript,
  writeImportedScript,
  type ImportedScript,
} from './script-import.server.ts';
export { restoreScript } from './script-trash.server.ts';
export type { TypedScript } from './script-check.server.ts';

type Reader = Pick<App, 'db' | 'cache'>;

/** Data of a public page, so that its browser calls the server only where there are scripts: keys of contexts. */
export interface ShownScripts {
  /** Contexts with scripts that wait for consent. */
  asking: string[];
  /** Contexts with scripts that need no consent. */
  free: string[];
  /** Ownership verifications of general records, in the document's head. */
  proofs: { name: string; content: string }[];
}

/** The head and body markup of the active records of these contexts (specification, section 7). */
export async function scriptsFor(
  app: Reader,
  contexts: readonly ScriptContext[],
): Promise<{ script: string; body_script: string }> {
  const keys = new Set(contexts.map(contextKey));
  const rows = (await activeScripts(app)).filter((row) => keys.has(keyOf(row)));
  const markup = (place: 'head' | 'body') =>
    rows
      .map((row) => writeMarkup(elementsOf(row, place), row.needsConsent))
      .filter(Boolean)
      .join('\n');
  return { script: markup('head'), body_script: markup('body') };
}

/** The data of active records; null where there are none. */
export async function shownScripts(app: Reader): Promise<ShownScripts | null> {
  const rows = await activeScripts(app);
  if (rows.length === 0) return null;
  const keys = (isAsking: boolean) => [
    ...new Set(rows.filter(({ needsConsent }) => needsConsent === isAsking).map(keyOf)),
  ];
  const everywhere = rows.filter(({ contextKind }) => contextKind === 'general');
  return {
    asking: keys(true),
    free: keys(false),
    proofs: everywhere.flatMap((row) => proofsIn(elementsOf(row, 'head'))),
  };
}

/**
 * The policy sources of a public page: exactly the files that may run on it, inline scripts by their hash, and
 * connections and images of the recorded hosts. `about` are the keys of its place. A location is the visitor's own
 * choice, which only the browser knows, so scripts of locations may run on every page.
 */
export async function scriptSources(app: Reader, about: readonly string[]): Promise<OtherSources> {
  return sourcesOf(
    (await activeScripts(app)).filter(
      (row) => row.contextKind === 'general' || row.contextKind === 'location' || about.includes(keyOf(row)),
    ),
  );
}

/** The policy sources of given records, even inactive ones, for a preview. */
export function sourcesOf(rows: readonly Pick<ScriptRow, 'headMarkup' | 'bodyMarkup' | 'hosts'>[]): OtherSources {
  if (rows.length === 0) return {};
  const hosts = [...new Set(rows.flatMap((row) => row.hosts))];
  const elements = rows.flatMap((row) => [...elementsOf(row, 'head'), ...elementsOf(row, 'body')]);
  const files = elements.flatMap(({ tag, attributes }) =>
    tag === 'script' && attributes['src'] ? [fileSource(attributes['src'])] : [],
  );
  const programs = elements.flatMap(({ text }) => (text ? [contentHash(text)] : []));
  return { scripts: [...new Set([...files, ...programs])], connections: hosts, images: hosts };
}

/** The address of a file as a policy source: without its query, which policies do not compare. */
function fileSource(address: string): string {
  const { origin, pathname } = new URL(address.startsWith('//') ? `https:${address}` : address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

function activeScripts(app: Reader): Promise<ScriptRow[]> {
  return app.cache.get('active third-party scripts', ['scripts'], () => listActiveScripts(app.db));
}

function elementsOf(row: Pick<ScriptRow, 'headMarkup' | 'bodyMarkup'>, place: 'head' | 'body'): MarkupElement[] {
  const read = readMarkup(place === 'head' ? row.headMarkup : row.bodyMarkup, place);
  return 'elements' in read ? read.elements : [];
}

function keyOf({ contextKind, contextValue }: Pick<ScriptRow, 'contextKind' | 'contextValue'>): string {
  return contextKey({ kind: contextKind, value: contextValue });
}
