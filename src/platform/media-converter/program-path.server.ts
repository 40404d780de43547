import { accessSync, constants } from 'node:fs';
import { isAbsolute, join } from 'node:path';

const folders = ['/usr/local/bin', '/usr/bin', '/bin'];

/** The path of a program by its name or its path; null where this machine has none that we may run. */
export function programPath(name: string): string | null {
  const paths = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
  return paths.find(mayRun) ?? null;
}

function mayRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
