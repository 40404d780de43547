import { dirname, join } from 'node:path';
import type { SourceFile } from './source-rules.ts';

const declared = /^export (?:async )?(?:function\*? (\w+)|const (\w+)(?::[^=]+)? = (?:async )?(?:<[^>]*>)?\()/;
/** Stores and error factories say in one line what they do; tables and tests are not entered by other features. */
const exempt = /\.(?:store\.server|errors|table|seed|test|fixture)\.tsx?$/;

/** Names of the exported functions without a docstring, with the line of each. */
function undocumentedIn(text: string): { name: string; line: number }[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const found = declared.exec(line);
    const before = lines.slice(0, index).findLast((earlier) => !earlier.startsWith('// oxlint-')) ?? '';
    return found && !before.endsWith('*/') ? [{ name: (found[1] ?? found[2])!, line: index + 1 }] : [];
  });
}

/**
 * The functions that other features reach through a public module, as '{path} {name}': its own, and re-exported ones.
 */
function publicNames(files: readonly SourceFile[]): Set<string> {
  const modules = files.filter(({ path }) => /^src\/features\/[^/]+\/([^/]+)\/\1\.server\.ts$/.test(path));
  return new Set(
    modules.flatMap(({ path, text }) => [
      ...undocumentedIn(text).map(({ name }) => `${path} ${name}`),
      ...[...text.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(([, names = '', from = '']) =>
        names
          .split(',')
          .map((name) => name.trim().split(' as ')[0]!)
          .map((name) => `${from.startsWith('#src/') ? from.slice(1) : join(dirname(path), from)} ${name}`),
      ),
    ]),
  );
}

/**
 * Exported functions of public modules, rules files and the platform that lack a docstring, as '{path}:{line} {name}'.
 */
export function undocumented(files: readonly SourceFile[]): string[] {
  const names = publicNames(files);
  return files
    .filter(({ path }) => path.startsWith('src/') && !exempt.test(path))
    .flatMap(({ path, text }) =>
      undocumentedIn(text)
        .filter(
          ({ name }) => path.startsWith('src/platform/') || /\.rules\.tsx?$/.test(path) || names.has(`${path} ${name}`),
        )
        .map(({ name, line }) => `${path}:${line} ${name}`),
    );
}
