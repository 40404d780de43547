import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SystemUser } from './postgres-binaries.server.ts';

/** Where PostgreSQL stores its data, and the user it runs as. */
export interface PostgresPlace {
  /** Contains the cluster, its log and nothing else; closed to other users. */
  folder: string;
  cluster: string;
  log: string;
  user: SystemUser | undefined;
}

/**
 * Chooses the folder below `dataDir`. PostgreSQL refuses to run as root, so root starts it as the folder's owner, or
 * `postgres`, or `nobody`; where that user cannot enter `dataDir`, a folder of its own below `publicRoot` is used.
 */
export async function choosePlace(dataDir: string, publicRoot: string): Promise<PostgresPlace> {
  const wanted = resolve(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    await mkdir(wanted, { recursive: true });
    await chmod(wanted, 0o700);
    return placeAt(wanted, undefined);
  }
  const owner = await ownerOf(join(wanted, 'cluster'));
  const user = owner ?? namedUser('postgres') ?? namedUser('nobody');
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody". Start as an ordinary user, or set DATABASE_URL.',
    );
  await mkdir(wanted, { recursive: true });
  await own(wanted, user);
  if (canWrite(wanted, user)) return placeAt(wanted, user);
  // Without this refusal an empty database in another folder would look like lost data.
  if (await stat(join(wanted, 'cluster')).catch(() => undefined)) {
    throw new Error(
      `The data in ${wanted} cannot be used by the user "${user.name}". Make that folder reachable to that user, or start as the user who made it.`,
    );
  }
  const reachable = join(publicRoot, `portal-data-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`);
  await mkdir(reachable, { mode: 0o700 }).catch(() => undefined);
  const found = await lstat(reachable);
  // Every user may write into the folder, so data is not put into a subfolder that another user prepared.
  if (!found.isDirectory() || (found.uid !== 0 && found.uid !== user.uid))
    throw new Error(`${reachable} exists and belongs to another user: remove it.`);
  await own(reachable, user);
  return placeAt(reachable, user);
}

function placeAt(folder: string, user: SystemUser | undefined): PostgresPlace {
  return { folder, cluster: join(folder, 'cluster'), log: join(folder, 'postgres.log'), user };
}

/** The user that created the cluster keeps running it: PostgreSQL accepts no other owner. */
async function ownerOf(cluster: string): Promise<SystemUser | undefined> {
  const found = await stat(cluster).catch(() => undefined);
  return found && found.uid !== 0 ? { name: String(found.uid), uid: found.uid, gid: found.gid } : undefined;
}

function namedUser(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout ?? '', 10),
  );
  return uid && gid ? { name, uid, gid } : undefined;
}

async function own(folder: string, user: SystemUser): Promise<void> {
  await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
}

function canWrite(folder: string, { uid, gid }: SystemUser): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}
