import type { SourceFile } from './source-rules.ts';

const featureOf = (path: string) => /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1];
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '');

/** The feature of each table by the table's name in SQL; tables of the platform have none. */
function ownersOf(files: readonly SourceFile[]): Map<string, string> {
  return new Map(
    files
      .filter(({ path }) => path.endsWith('.table.ts'))
      .flatMap(({ path, text }) => {
        const feature = featureOf(path);
        return feature ? [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => [name!, feature] as const) : [];
      }),
  );
}

/** Names after from, join, into, update and using, those of a list as well: `from doctors d, hospitals h`. */
function namesInSql(text: string): string[] {
  const lists = withoutComments(text).matchAll(
    /\b(?:from|join|into|update|using)\s+((?:only\s+)?[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?(?:\s*,\s*[a-z_]+\s+[a-z_]+)*)/g,
  );
  return [...lists].flatMap(([, list]) =>
    list!.split(',').map(
      (one) =>
        one
          .trim()
          .replace(/^only\s+/, '')
          .split(/\s/)[0]!,
    ),
  );
}

/**
 * Tables of other features that a feature's SQL names although readsTablesOf has no such edge, as
 * '{feature} -> {other feature}: {table} in {path}'. Imports of tables are checked by depcruise.config.mjs; this is
 * for SQL that is written as text.
 */
export function unlistedTables(
  files: readonly SourceFile[],
  readsTablesOf: Readonly<Record<string, readonly string[]>>,
): string[] {
  const owners = ownersOf(files);
  return files
    .filter(({ path }) => !/\.(?:test|fixture|seed)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const feature = featureOf(path);
      if (!feature) return [];
      return [...new Set(namesInSql(text))].flatMap((name) => {
        const owner = owners.get(name);
        const isAllowed = !owner || owner === feature || readsTablesOf[feature]?.includes(owner);
        return isAllowed ? [] : [`${feature} -> ${owner}: ${name} in ${path}`];
      });
    });
}
