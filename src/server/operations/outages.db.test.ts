import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '#src/features/shop/orders/shop.fixture.ts';
import { openForm, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { folderStorage } from '#src/platform/files/folder-storage.server.ts';
import { statusOfError } from '#src/platform/unavailable.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { addressOf } from '#tests/support/test-database.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const answerOf = async (path: string, init?: RequestInit) => {
  const response = await site.request(path, init);
  return { status: response.status, wait: response.headers.get('retry-after'), text: await response.text() };
};

describe('while a table cannot be read', () => {
  let other: pg.Client;
  beforeAll(async () => {
    other = new pg.Client({ connectionString: addressOf(site.app.pool) });
    await other.connect();
    await other.query('begin; lock table doctors, sessions in access exclusive mode');
  });
  afterAll(() => other.end());

  test('a page that needs it answers 503 and when to come back, in the reader’s language', async () => {
    expect(await answerOf('/doctor')).toMatchObject({ status: 503, wait: '5' });
    const malay = await answerOf('/ms/doctor');
    expect(malay).toMatchObject({ status: 503, wait: '5' });
    expect(malay.text).toContain('Ada masalah di pihak kami');
  });

  test('so does what its scripts fetch', async () => {
    expect(await answerOf('/doctor.data')).toMatchObject({ status: 503, wait: '5' });
  });

  test('so does a page that has to know who came, though it cannot be rendered at all', async () => {
    const cookie = { headers: { cookie: 'session=some-token-of-a-session-that-nobody-can-look-up' } };
    const { status, wait, text } = await answerOf('/zh/profile', cookie);
    expect([status, wait]).toEqual([503, '5']);
    expect(text).toContain('<html lang="zh');
    expect(text).toContain('我们的系统出了问题');
  });

  test('so does a call of the API, in its envelope', async () => {
    const { status, headers, body } = await site.api('GET', 'doctors/listing');
    expect([status, headers.get('retry-after'), body.status]).toEqual([503, '5', false]);
  });
});

test('readiness does not fail because the database is away', async () => {
  const response = await site.request('/health/ready');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready', database: 'reachable' }]);
});

describe('a full disk', () => {
  const shop = { close: async () => undefined as void } as Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    Object.assign(shop, await openShop());
    // The message of PostgreSQL when a file of its own cannot grow.
    await shop.app.db.execute(sql`create function refuse_for_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await shop.app.db.execute(
      sql`create trigger refuse_for_space before insert on orders for each row execute function refuse_for_space()`,
    );
    await shop.app.db.execute(
      sql`create trigger refuse_for_space before insert on form_submissions for each row execute function refuse_for_space()`,
    );
  });
  afterAll(() => shop.close());

  test('of the database answers a call with 507 and says that nothing was saved', async () => {
    const { status, body } = await shop.order();
    expect([status, body.status, body.message]).toEqual([
      507,
      false,
      'There is no space left to store this on our side. Nothing was saved. Please call us, or try again later.',
    ]);
  });

  test('of the database answers a form with 507', async () => {
    const path = '/contact-us';
    const form = await openForm(shop, path);
    const answer = await sendOpened(shop, path, form, {
      topic: 'bill',
      hospital: '',
      name: 'Aminah binti Yusof',
      email: 'aminah@example.test',
      phone: '',
      message: 'Why does my bill name two doctors?',
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, null]);
  });

  const folder = mkdtempSync(join(tmpdir(), 'portal-full-'));
  const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0;
  afterAll(() => {
    if (canMount) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  test.runIf(canMount)('of the files is one too, and leaves nothing half written', async () => {
    const files = folderStorage(folder);
    const key = '01234567-89ab-cdef-0123-456789abcdef';
    const failure = await files.put(key, new Uint8Array(200_000)).catch((error: unknown) => error);
    expect(statusOfError(failure)).toBe(507);
    writeFileSync(join(folder, 'there-is-space-again'), 'x'.repeat(8_000));
    expect(await files.get(key)).toBeNull();
  });
});
