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
    return found && !ofRoutes.has(found[1] ?? found[2]!) && !before.endsWith('*/')
      ? [{ name: (found[1] ?? found[2])!, line: index + 1 }]
      : [];
  });
}

/** Components say by their name and their props what they are for, and routes by their page. */
const isComponent = /\.tsx$/;
const ofRoutes = new Set(['loader', 'action', 'middleware']);

/** Exported functions without a docstring, of all files but stores and components, as '{path}:{line} {name}'. */
export function undocumented(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && !exempt.test(path) && !isComponent.test(path))
    .flatMap(({ path, text }) => undocumentedIn(text).map(({ name, line }) => `${path}:${line} ${name}`));
}
