/**
 * PostgreSQL's own archive of its log, as docs/operations.md describes it: a mistake is undone to the second before, a
 * lost machine costs seconds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  giveToPostgres,
  initdb15,
  owner,
  postgresFolder,
  programOfPostgres,
  removeFolder,
  startDebianPostgres,
  type DebianPostgres,
} from '../support/debian-postgres.ts';

/** The longest that a part of the log waits to be archived; docs/operations.md says a minute. */
const archiveTimeoutSeconds = 2;
const name = initdb15
  ? 'a deleted table comes back as of the second before, and a lost machine costs what was not archived yet'
  : 'point-in-time recovery (not run: PostgreSQL 15 was not found and could not be installed)';

test.skipIf(!initdb15)(name, async () => {
  const folder = postgresFolder();
  const archive = join(folder, 'archive');
  const base = join(folder, 'base');
  giveToPostgres(archive);
  const primary = await startDebianPostgres(join(folder, 'data'), {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    archive_timeout: archiveTimeoutSeconds,
  });
  const running: DebianPostgres[] = [primary];
  try {
    await primary.query('create table bookings (n int primary key, at timestamptz default clock_timestamp())');
    await primary.query('insert into bookings select n from generate_series(1, 1000) n');
    const copied = spawnSync(
      programOfPostgres('pg_basebackup'),
      ['-d', primary.url, '-D', base, '-X', 'none', '-c', 'fast'],
      {
        ...owner,
        cwd: '/',
        encoding: 'utf8',
      },
    );
    expect(copied.status, copied.stderr).toBe(0);
    await primary.query('insert into bookings select n from generate_series(1001, 1500) n');
    const [moment] = await primary.query('select clock_timestamp()::text as now');
    await pause(50);
    await primary.query('delete from bookings');

    // Bookings go on until the machine is lost, without a word.
    const stop = bookOn(primary.url);
    await pause(archiveTimeoutSeconds * 2_500);
    const acknowledged = await stop(() => primary.stop('SIGKILL'));

    const undone = await recover(folder, 'undone', { base, archive, until: String(moment!['now']) });
    running.push(undone.server);
    expect(await undone.server.query('select count(*)::int as count, max(n) as last from bookings')).toEqual([
      { count: 1500, last: 1500 },
    ]);
    const latest = await recover(folder, 'latest', { base, archive });
    running.push(latest.server);
    const [found] = await latest.server.query('select coalesce(max(n), 10000) as last from bookings where n > 10000');
    const recovered = acknowledged.filter(({ n }) => n <= Number(found!['last']));
    expect(recovered.length).toBeGreaterThan(0);
    const lostSeconds = (acknowledged.at(-1)!.at - recovered.at(-1)!.at) / 1_000;
    process.stdout.write(
      `RPO ${lostSeconds.toFixed(1)} s with archive_timeout ${archiveTimeoutSeconds} s (${acknowledged.length - recovered.length} of ${acknowledged.length} bookings), RTO ${latest.seconds.toFixed(1)} s\n`,
    );
    // The part of the log that was being written, and a machine under load.
    expect(lostSeconds).toBeLessThan(archiveTimeoutSeconds + 5);
    expect(latest.seconds).toBeLessThan(60);
  } finally {
    for (const server of running) await server.stop();
    removeFolder(folder);
  }
});

interface Acknowledged {
  n: number;
  at: number;
}

/** Books one after another and notes what was acknowledged; `stop` ends it together with its server. */
function bookOn(url: string): (end: () => Promise<void>) => Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const stopping = new AbortController();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const booking = (async () => {
    await client.connect();
    for (let n = 10_001; !stopping.signal.aborted; n += 1) {
      await client.query('insert into bookings (n) values ($1)', [n]);
      acknowledged.push({ n, at: Date.now() });
      await pause(20);
    }
  })().catch(() => undefined);
  return async (end) => {
    await end();
    stopping.abort();
    await booking;
    return acknowledged;
  };
}

/** The base backup, the archive, and a moment: the server that comes of it, and how long that took. */
async function recover(
  folder: string,
  named: string,
  { base, archive, until }: { base: string; archive: string; until?: string },
): Promise<{ server: DebianPostgres; seconds: number }> {
  const startedAt = performance.now();
  const data = join(folder, named);
  const copied = spawnSync('cp', ['-a', base, data]);
  expect(copied.status).toBe(0);
  writeFileSync(join(data, 'recovery.signal'), '');
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
  const server = await startDebianPostgres(data, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_action: 'promote',
    ...(until ? { recovery_target_time: until } : {}),
  });
  for (let isRecovering = true; isRecovering; await pause(50))
    isRecovering = (await server.query('select pg_is_in_recovery() as is'))[0]!['is'] === true;
  return { server, seconds: (performance.now() - startedAt) / 1_000 };
}
