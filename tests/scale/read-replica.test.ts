/** Public pages read from a streaming replica, and from the primary whenever the replica lacks a change. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startAppProcess, type AppProcess } from '#tests/support/app-process.ts';
import { initdb15, postgresFolder, removeFolder, type DebianPostgres } from '#tests/support/debian-postgres.ts';
import { startPrimary, startStandby } from '#tests/support/standby.ts';

let folder: string;
let primary: DebianPostgres;
let replica: DebianPostgres;
let app: AppProcess;

beforeAll(async () => {
  if (!initdb15) return;
  folder = postgresFolder();
  primary = await startPrimary(folder);
  const files = { FILES_DIR: join(folder, 'files'), LOG_LEVEL: 'info' };
  await (await startAppProcess({ ...files, DATABASE_URL: primary.url, SAMPLE_DATA: 'on' })).end('SIGTERM');
  replica = await startStandby(primary, folder);
  app = await startAppProcess({ ...files, DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url });
}, 240_000);

afterAll(async () => {
  await app?.end();
  await replica?.stop('SIGKILL');
  await primary?.stop('SIGKILL');
  if (folder) removeFolder(folder);
});

async function page(path: string): Promise<string> {
  const response = await fetch(app.origin + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/**
 * Whether the site has read rows of the replica since a moment. A connection tells its last statement alone, so any
 * table counts; what the site asks to know how far the replica is has no table.
 */
async function isRead(since = new Date(0)): Promise<boolean> {
  const rows = await replica.query(
    `select 1 from pg_stat_activity where application_name = 'portal' and query ~* '\\mfrom\\M'
      and query_start > '${since.toISOString()}'`,
  );
  return rows.length > 0;
}

/** As staff rename it: the change and its announcement are one transaction. */
async function rename(name: string): Promise<void> {
  await primary.query(
    `begin; update hospitals set name = '${name}' where slug = 'melur-ipoh';
     insert into area_versions (area) values ('hospitals')
       on conflict (area) do update set version = area_versions.version + 1; commit`,
  );
}

let nextQuery = 0;
/** A page that is not in the cache yet. */
const anotherList = () => `/doctor?page=${(nextQuery += 1) + 1}`;

describe.skipIf(!initdb15)('with a streaming replica', () => {
  test('public pages are read from the replica', { timeout: 60_000 }, async () => {
    await vi.waitFor(
      async () => {
        await page(anotherList());
        expect(await isRead()).toBe(true);
      },
      { timeout: 40_000, interval: 500 },
    );
  });

  test('while the replica lacks a change, every page shows it all the same', { timeout: 60_000 }, async () => {
    await page('/melur-ipoh');
    await replica.query('select pg_wal_replay_pause()');
    await rename('Hospital of the Renamed Hill');
    await vi.waitFor(async () => expect(await page('/melur-ipoh')).toContain('Hospital of the Renamed Hill'), {
      timeout: 10_000,
      interval: 50,
    });
    for (const path of ['/our-hospitals?location=Perak', '/melur-ipoh/our-services', '/ms/melur-ipoh'])
      expect(await page(path)).toContain('Hospital of the Renamed Hill');
    expect(await replica.query(`select name from hospitals where slug = 'melur-ipoh'`)).not.toEqual([
      { name: 'Hospital of the Renamed Hill' },
    ]);
    await replica.query('select pg_wal_replay_resume()');
    const resumedAt = new Date();
    await vi.waitFor(
      async () => {
        await page(anotherList());
        expect(await isRead(resumedAt)).toBe(true);
      },
      { timeout: 40_000, interval: 500 },
    );
  });

  test('a replica that dies is not missed', { timeout: 60_000 }, async () => {
    await replica.stop('SIGKILL');
    for (let times = 0; times < 5; times += 1) expect(await page(anotherList())).toContain('</html>');
    await rename('Hospital without a Copy');
    await vi.waitFor(async () => expect(await page('/melur-ipoh')).toContain('Hospital without a Copy'), {
      timeout: 10_000,
      interval: 50,
    });
    expect(app.hasEnded()).toBe(false);
  });
});
