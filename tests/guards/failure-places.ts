import type { SourceFile } from './source-rules.ts';

/** 'shop/orders' of a path below a feature; elsewhere the first folders of the path. */
const featureOf = (path: string) => /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? path.split('/', 2).join('/');

/** The names that a file imports, each with the feature that it comes from. */
function importsOf({ path, text }: SourceFile): { name: string; from: string }[] {
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)';/gm)].flatMap(([, names, from]) =>
    names!
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0]!,
      )
      .filter((name) => name !== '')
      .map((name) => ({ name, from: from!.startsWith('#src/') ? featureOf(from!.slice(1)) : featureOf(path) })),
  );
}

/**
 * Failures that their own feature never raises and one other feature alone does, as '{file}: {name} -> {feature}': who
 * looks for a refusal opens the feature that refuses.
 */
export function strangeFailures(files: readonly SourceFile[]): string[] {
  const read = files.filter(({ path }) => path.startsWith('src/') && !/\.(?:test|fixture)\./.test(path));
  const users = new Map<string, Set<string>>();
  for (const file of read)
    for (const { name, from } of importsOf(file)) {
      const key = `${from} ${name}`;
      users.set(key, (users.get(key) ?? new Set()).add(featureOf(file.path)));
    }
  return read
    .filter(({ path }) => /^src\/features\/.*\.errors\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name]) => {
        const own = featureOf(path);
        const [first, ...others] = users.get(`${own} ${name}`) ?? [];
        // Another failure of the file may be made of it; its code, in quotes, may be the same word.
        const uses = text.match(new RegExp(`(?<!')\\b${name}\\b(?!')`, 'g')) ?? [];
        const isOwn = first === own || others.length > 0 || uses.length > 1;
        return first === undefined || isOwn || first.startsWith('src/') ? [] : [`${path}: ${name} -> ${first}`];
      }),
    );
}
