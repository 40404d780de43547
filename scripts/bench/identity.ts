import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import type { BenchSite, Figure } from './run.ts';
import { ask } from './availability.ts';

const rounds = 300;
const crowd = 200;
const password = 'melur-demo-2026';

/** What a session costs each request, and what a crowd that signs in costs everybody else. */
export async function measureIdentity(site: BenchSite): Promise<Figure[]> {
  return [...(await measureSessionCheck(site)), await measureCrowd(site)];
}

/** The same small call with and without a session: the difference is the check. */
async function measureSessionCheck(site: BenchSite): Promise<Figure[]> {
  const browser = { 'sec-fetch-site': 'same-origin' };
  const answer = await ask(site, 'auth/login', { method: 'POST', headers: browser, body: JSON.stringify({ email: 'patient@example.test', password }) });
  const session = answer.headers.getSetCookie().find((text) => text.startsWith('session='))?.split(';')[0];
  if (!session) throw new Error('The sample patient could not sign in.');
  const call = (cookie: string) => ask(site, 'auth/alive', { method: 'POST', headers: { ...browser, cookie }, body: '{}' });
  const timesWith: number[] = [];
  const timesWithout: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    timesWith.push(await timeOf(() => call(session)));
    timesWithout.push(await timeOf(() => call('')));
  }
  return [
    { name: 'session check, median', value: median(timesWith) - median(timesWithout), unit: 'ms', goal: 1, isCeiling: true },
    { name: 'queries of a session check', value: await queriesOf(site, () => call(session)), unit: '', goal: 1, isCeiling: true },
  ];
}

async function queriesOf(site: BenchSite, work: () => Promise<unknown>): Promise<number> {
  const { pool } = site.app;
  const original = pool.query;
  let count = 0;
  pool.query = function counted(this: typeof pool, ...given: unknown[]) {
    count += 1;
    return (original as (...values: unknown[]) => unknown).apply(pool, given);
  } as typeof original;
  try {
    await work();
  } finally {
    pool.query = original;
  }
  return count;
}

/** 200 people sign in at once, each from an address of its own; meanwhile others read. */
async function measureCrowd(site: BenchSite): Promise<Figure> {
  await site.app.pool.query(copies, [crowd]);
  const server = serve({ fetch: site.fetch, port: 0, hostname: '0.0.0.0' });
  try {
    await new Promise((listening) => setTimeout(listening, 100));
    const { port } = server.address() as AddressInfo;
    const read = () => timeOf(() => send(port, { path: '/doctor?sortBy=name', address: '127.0.0.1' }));
    for (let warm = 0; warm < 50; warm += 1) await read();
    const idle: number[] = [];
    for (let count = 0; count < rounds; count += 1) idle.push(await read());
    let isOver = false;
    const signIns = Promise.all(Array.from({ length: crowd }, async (_unused, index) => signIn(port, index))).then((statuses) => {
      isOver = true;
      return statuses;
    });
    const crowded: number[] = [];
    // oxlint-disable-next-line no-unmodified-loop-condition -- set by the sign-ins when they are through
    while (!isOver) crowded.push(await read());
    const refused = (await signIns).filter((status) => status !== 200).length;
    if (refused > 0) throw new Error(`${refused} of ${crowd} could not sign in.`);
    return { name: `p99 of a page while ${crowd} people sign in, to its idle p99`, value: p99(crowded) / p99(idle), unit: 'times', goal: 2, isCeiling: true };
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

function signIn(port: number, index: number): Promise<number> {
  return send(port, { path: '/api/auth/login', address: `127.0.${2 + Math.floor(index / 200)}.${1 + (index % 200)}`, body: { email: `crowd-${index + 1}@example.test`, password } });
}

function send(port: number, { path, address, body }: { path: string; address: string; body?: object }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-api-key': 'demo-web-key', 'accept-encoding': 'br', ...(body ? { 'content-type': 'application/json' } : {}) };
    const outgoing = httpRequest({ port, path, headers, host: '127.0.0.1', localAddress: address, method: body ? 'POST' : 'GET' }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.on('error', reject).end(body && JSON.stringify(body));
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const median = (times: readonly number[]) => sorted(times)[Math.floor(times.length / 2)]!;
const p99 = (times: readonly number[]) => sorted(times)[Math.floor(times.length * 0.99)]!;

function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
