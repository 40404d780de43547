import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { startAppProcess, type AppProcess } from '#tests/support/app-process.ts';
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

describe.skipIf(!inject('poolerPort'))('through PgBouncer', () => {
  let filled: TestDatabase;
  const apps: AppProcess[] = [];
  beforeAll(async () => {
    filled = await openTestDatabase();
  });
  afterAll(async () => {
    for (const app of apps) await app.end();
    await filled.close();
  });

  const start = async (environment: Record<string, string>) => {
    const app = await startAppProcess({ DATABASE_URL: filled.url, ...environment });
    apps.push(app);
    return app;
  };

  test('an empty database is migrated, by two at once and again', async () => {
    const empty = await openEmptyDatabase();
    await Promise.all([migrateDatabase(empty.url), migrateDatabase(empty.url)]);
    await migrateDatabase(empty.url);
    const { rows } = await empty.pool.query(
      `select count(*)::int as tables from pg_tables where tablename = 'hospitals'`,
    );
    expect(rows).toEqual([{ tables: 1 }]);
    const locks = await empty.pool.query(`select count(*)::int as held from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`);
    expect(locks.rows).toEqual([{ held: 0 }]);
    await empty.close();
  });

  test('sessions carry the limits and the time zone, though neither may be named at the start of a connection', async () => {
    const { rows } = await filled.pool.query(`select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone') order by name`);
    expect(rows.map(({ setting }: { setting: string }) => setting)).toEqual(['UTC', '10000', '1000', '5000']);
  });

  test('the site starts, twice at once; changes are polled', { timeout: 180_000 }, async () => {
    const [first, second] = await Promise.all([start({}), start({})]);
    for (const app of [first, second]) {
      expect((await fetch(`${app.origin}/our-hospitals`)).status).toBe(200);
      await expect
        .poll(() => app.log.some(({ msg }) => String(msg).startsWith('Changes are polled each second')))
        .toBe(true);
      await expect.poll(() => app.log.some(({ msg }) => msg === 'recurring jobs started')).toBe(true);
    }
    await rename('Cempaka Polled');
    for (const app of [first, second]) await expect.poll(() => homePage(app)).toContain('Cempaka Polled');
  });

  test('with DATABASE_DIRECT_URL it is told of changes', { timeout: 120_000 }, async () => {
    const app = await start({ DATABASE_DIRECT_URL: filled.directUrl });
    expect(await homePage(app)).not.toContain('Cempaka MailDetails');
    await rename('Cempaka MailDetails');
    await expect.poll(() => homePage(app)).toContain('Cempaka MailDetails');
    expect(app.log.filter(({ msg }) => String(msg).startsWith('Changes are polled'))).toEqual([]);
  });

  const homePage = async (app: AppProcess) => (await fetch(`${app.origin}/our-hospitals`)).text();

  /** As by hand in SQL: the setting and the version of its cache tag. */
  async function rename(groupName: string): Promise<void> {
    const client = new pg.Client({ connectionString: filled.directUrl });
    await client.connect();
    await client.query(
      `update settings set value = jsonb_set(value, '{groupName}', to_jsonb($1::text)) where key = 'brand'`,
      [groupName],
    );
    await client.query(`insert into area_versions (area) values ('settings')
      on conflict (area) do update set version = area_versions.version + 1`);
    await client.end();
  }
});
