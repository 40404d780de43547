import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface SourceFile {
  path: string;
  text: string;
}

export interface Breach {
  rule: string;
  path: string;
}

const bannedNames = /^(utils?|helpers?|common|lib|types|index)(\.[^.]+)*\.tsx?$/;
const bannedFolders = /\/(utils?|helpers?|common|lib)\//;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/;
// Put together, so that this file does not break its own rule.
const leftOvers = new RegExp(`\\b(${['TO', 'FIX'].map((half, index) => half + ['DO', 'ME'][index]).join('|')})\\b`);

/** The rules that the dependency graph cannot check: names, lengths and words in the source. */
const rules: Record<string, (file: SourceFile) => boolean> = {
  'the environment is read by the server alone': ({ path, text }) =>
    path.startsWith('src/') && !path.startsWith('src/server/') && /\bprocess\.env\b/.test(text),
  'a file is named after what it holds': ({ path }) => bannedNames.test(basename(path)) || bannedFolders.test(path),
  'names are in kebab-case': ({ path }) => !kebabCase.test(basename(path)),
  'a file is short enough to be read at once': ({ path, text }) =>
    !/\.seed\.tsx?$/.test(path) && text.split('\n').length - 1 > longest(path),
  // The server's renderer and the browser's make other ids of it: a label would lose its field.
  'ids on pages are written, not made by the renderer': ({ path, text }) =>
    path.startsWith('src/') && /\buseId\b/.test(text),
  // The formatter leaves comments as they are.
  'a comment ends within 120 columns': ({ text }) =>
    text.split('\n').some((line) => line.length > 120 && /^\s*(?:\/\/(?! oxlint-)|\/\*\*?|\*)\s/.test(line)),
  'a file of rules begins with what it is': ({ path, text }) =>
    path.startsWith('src/') && path.endsWith('.rules.ts') && !text.startsWith('/**'),
  'nothing is left for later': ({ text }) => leftOvers.test(text),
  'sources import with #src and an extension': ({ path, text }) =>
    path.startsWith('src/') && importsOf(text).some((name) => /^(\.\.\/){2,}/.test(name) || isBare(name)),
  'ids, time and chance come from the app': ({ path, text }) =>
    /\/(rules|[^/]*\.rules|[^/]*\.server)\.ts$/.test(path) &&
    path.startsWith('src/features/') &&
    /\bMath\.random\(|\bDate\.now\(|new Date\(\)|\brandomUUID\(/.test(text),
};

export const ruleNames = Object.keys(rules);

/** Tests tell long stories, and a page is one screen with its loader and action; all others are short. */
function longest(path: string): number {
  if (/^tests\/|\.test\.tsx?$/.test(path)) return 450;
  return /\/(pages|staff)\/[^/]+\.tsx$/.test(path) ? 300 : 250;
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\b[^;'"]*from '([^']+)'/gm)].map(([, name]) => name ?? '');
}

/** A file of the project without its extension; the router's generated types have none. */
function isBare(name: string): boolean {
  return /^(\.|#src\/)/.test(name) && !name.includes('+types/') && !/\.(tsx?|js|css|svg|json|mjs)(\?\w+)?$/.test(name);
}

export function breachesIn(files: readonly SourceFile[]): Breach[] {
  return files.flatMap((file) =>
    ruleNames.filter((rule) => rules[rule]?.(file)).map((rule) => ({ rule, path: file.path })),
  );
}

/** Every TypeScript file of the project that a person wrote. */
export function projectSources(root: string): SourceFile[] {
  return ['src', 'tests'].flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[])
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('paraglide'))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
  );
}
