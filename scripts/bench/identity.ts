import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve, type ServerType } from '@hono/node-server';
import { ask, type BenchSite, type Figure } from './bench-site.ts';
import { median, quantile, timeOf } from './timing.ts';

const run = promisify(execFile);
const rounds = 300;
const crowd = 200;
const password = 'melur-demo-2026';

/** The cost of a session for each request, and of a crowd that signs in for everybody else. */
export async function measureIdentity(site: BenchSite): Promise<Figure[]> {
  return [...(await measureSessionCheck(site)), await measureUnknownAddress(site), await measureCrowd(site)];
}

/** The same small call with and without a session: the difference is the check. */
async function measureSessionCheck(site: BenchSite): Promise<Figure[]> {
  const browser = { 'sec-fetch-site': 'same-origin' };
  const answer = await ask(site, 'auth/login', {
    method: 'POST',
    headers: browser,
    body: JSON.stringify({ email: 'patient@example.test', password }),
  });
  const session = answer.headers
    .getSetCookie()
    .find((text) => text.startsWith('session='))
    ?.split(';')[0];
  if (!session) throw new Error('The sample patient could not sign in.');
  const call = (cookie: string) =>
    ask(site, 'auth/alive', { method: 'POST', headers: { ...browser, cookie }, body: '{}' });
  const timesWith: number[] = [];
  const timesWithout: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    timesWith.push(await timeOf(() => call(session)));
    timesWithout.push(await timeOf(() => call('')));
  }
  return [
    {
      name: 'session check, median',
      value: median(timesWith) - median(timesWithout),
      unit: 'ms',
      goal: 1,
      isCeiling: true,
    },
    {
      name: 'queries of a session check',
      value: await queriesOf(site, () => call(session)),
      unit: '',
      goal: 1,
      isCeiling: true,
    },
  ];
}

/** A wrong password of an existing account, and of an unknown one: the durations must not differ. */
async function measureUnknownAddress(site: BenchSite): Promise<Figure> {
  const refuse = async (email: string) => {
    await site.app.pool.query('delete from rate_limits');
    return timeOf(async () => {
      const answer = await ask(site, 'auth/login', {
        method: 'POST',
        body: JSON.stringify({ email, password: 'not the password' }),
      });
      if (answer.status === 429 || ((await answer.json()) as { status: boolean }).status)
        throw new Error(`A wrong password was answered ${answer.status}.`);
    });
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    known.push(await refuse('patient@example.test'));
    unknown.push(await refuse('nobody-here@example.test'));
  }
  const [a, b] = [median(known), median(unknown)];
  return {
    name: 'time to refuse a wrong password, unknown address to known (either way)',
    value: Math.max(a, b) / Math.min(a, b),
    unit: 'times',
    goal: 1.2,
    isCeiling: true,
  };
}

async function queriesOf(site: BenchSite, work: () => Promise<unknown>): Promise<number> {
  const { pool } = site.app;
  const original = pool.query;
  let count = 0;
  pool.query = function counted(this: typeof pool, ...input: unknown[]) {
    count += 1;
    return (original as (...values: unknown[]) => unknown).apply(pool, input);
  } as typeof original;
  try {
    await work();
  } finally {
    pool.query = original;
  }
  return count;
}

/**
 * 200 people sign in at once; meanwhile others read. They run in another process, so that their own cost is not the
 * server's.
 */
async function measureCrowd(site: BenchSite): Promise<Figure> {
  await site.app.pool.query(copies, [crowd]);
  const server = serve({ fetch: site.fetch, port: 0, hostname: '0.0.0.0' });
  try {
    await new Promise((listening) => setTimeout(listening, 100));
    const { port } = server.address() as AddressInfo;
    const { stdout } = await run(
      process.execPath,
      [join(import.meta.dirname, 'crowd.ts'), String(port), String(crowd), password],
      { maxBuffer: 16_000_000 },
    );
    const { idle, crowded, refused } = JSON.parse(stdout) as { idle: number[]; crowded: number[]; refused: number };
    if (refused > 0) throw new Error(`${refused} of ${crowd} could not sign in.`);
    return {
      name: `p99 of a page while ${crowd} people sign in, to its idle p99`,
      value: quantile(crowded, 0.99) / quantile(idle, 0.99),
      unit: 'times',
      goal: 2,
      isCeiling: true,
    };
  } finally {
    await closed(server);
  }
}

/** Accounts of a crowd: the sample patient's password hash under other addresses. */
const copies = `with people as (select number, gen_random_uuid() as id from generate_series(1, $1::int) as number),
  users as (insert into identity_users (id, name, email, email_verified) select id::text, 'Crowd', 'crowd-' || number || '@example.test', true from people),
  credentials as (insert into identity_credentials (id, account_id, provider_id, user_id, password)
    select id::text || '-password', id::text, 'credential', id::text, (select password from identity_credentials where password is not null limit 1) from people),
  owners as (insert into accounts (id, email, name, email_verified_at) select id, 'crowd-' || number || '@example.test', 'Crowd', now() from people)
  insert into identities (account_id, issuer, subject) select id, 'local:credential', id::text from people`;

function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
