import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A README, and the folders below its own, as paths from there. */
export interface FolderMap {
  path: string;
  text: string;
  folders: readonly string[];
}

/** Folders that every feature has; CONTRIBUTING and ARCHITECTURE say what stands in them. */
const usual = new Set(['ui', 'data', 'pages', 'staff']);

const isNamedByItself = (folder: string) => !folder.split('/').some((part) => usual.has(part));
/** The server's folders are no features: its `pages` is named as every other. */
const isNamed = (parent: string) => (parent === 'src/server' ? () => true : isNamedByItself);

/** Folders that their README does not name, and names in its table that are no folder: '{README}: {folder}'. */
export function faultsOfMap({ path, text, folders }: FolderMap): string[] {
  const named = [...text.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  const missing = folders
    .filter((folder) => !named.includes(folder))
    .map((folder) => `${path}: ${folder} is not named`);
  return [
    ...missing,
    ...named.filter((name) => !folders.includes(name)).map((name) => `${path}: ${name} is no folder`),
  ];
}

/** The maps of the project: one for each area of features, and those of the platform and the server. */
export function folderMaps(): FolderMap[] {
  const areas = readdirSync('src/features').map((area) => join('src/features', area));
  return [...areas, 'src/platform', 'src/server'].map((folder) => ({
    path: join(folder, 'README.md'),
    text: readFileSync(join(folder, 'README.md'), 'utf8'),
    folders: readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter(isNamed(folder)),
  }));
}
