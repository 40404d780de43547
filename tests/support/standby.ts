/** A primary and a standby that follows it by streaming replication. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import {
  giveToPostgres,
  owner,
  programOfPostgres,
  startDebianPostgres,
  type DebianPostgres,
} from './debian-postgres.ts';

/** The caller stops it. */
export function startPrimary(folder: string): Promise<DebianPostgres> {
  return startDebianPostgres(join(folder, 'primary'), { wal_level: 'replica' });
}

/** A copy of the primary that follows it and can be read. The caller stops it. */
export async function startStandby(primary: DebianPostgres, folder: string): Promise<DebianPostgres> {
  const data = join(folder, 'standby');
  giveToPostgres(data);
  const copied = spawnSync(
    programOfPostgres('pg_basebackup'),
    ['-d', primary.url, '-D', data, '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
    { ...owner, cwd: '/', encoding: 'utf8' },
  );
  expect(copied.stderr).toBe('');
  return startDebianPostgres(data);
}

/** From now on the primary acknowledges a commit when the standby has it on its disk too. */
export async function commitOnBoth(primary: DebianPostgres): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = '*'`);
  await primary.query('select pg_reload_conf()');
  await vi.waitFor(
    async () =>
      expect(await primary.query('select sync_state from pg_stat_replication')).toEqual([{ sync_state: 'sync' }]),
    { timeout: 30_000, interval: 100 },
  );
}
