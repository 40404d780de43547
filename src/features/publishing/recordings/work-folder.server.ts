/** The folder for files that are being received or converted. Nothing stays in it. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#src/platform/app.ts';

const dayMs = 86_400_000;

const rootOf = ({ config }: Pick<App, 'config'>) => join(config.filesFolder, 'incoming');

/** Runs `work` with an empty folder, which is removed afterwards in any case. */
export async function withWorkFolder<Result>(
  app: Pick<App, 'config'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(rootOf(app), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(rootOf(app), 'recording-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders that a killed server has left: those to which nothing was written for a day. */
export async function sweepWorkFolder(app: Pick<App, 'config' | 'clock'>): Promise<void> {
  const before = app.clock.now().getTime() - dayMs;
  for (const name of await readdir(rootOf(app)).catch(() => [])) {
    const path = join(rootOf(app), name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
