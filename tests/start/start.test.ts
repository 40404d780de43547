import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { administratorParameters, serverParameters } from '../../scripts/prepare.mjs';
import { freePort } from '../support/free-port.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

let folder: string;
let database: TestDatabase;
const running: { kill(signal: 'SIGKILL'): boolean }[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
  database = await openTestDatabase('template_empty');
});
afterEach(() => running.splice(0).forEach((server) => server.kill('SIGKILL')));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const whole = (port: number) => ({
  PORT: String(port),
  PUBLIC_ORIGIN: 'https://www.hospital.example',
  SECRET_KEY: 'x'.repeat(40),
  API_KEYS: 'web-1',
  SEND_MAIL: 'off',
  SEND_SMS: 'off',
  PAYMENT_MERCHANT_ID: 'melur',
  PAYMENT_VERIFY_KEY: 'v'.repeat(32),
  PAYMENT_SECRET_KEY: 's'.repeat(32),
});

/** Runs the built program with this environment alone; `ended` has its exit and its output. */
function run(environment: Record<string, string>, parameters: string[] = serverParameters) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, parameters, {
    env: { PATH, HOME, LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const written = { out: '', error: '' };
  child.stdout.on('data', (part: Buffer) => (written.out += String(part)));
  child.stderr.on('data', (part: Buffer) => (written.error += String(part)));
  const ended = new Promise<{ code: number | null; out: string; error: string }>((done) => {
    child.once('close', (code) => done({ code, ...written }));
  });
  return { child, written, ended };
}

const sentencesOf = (error: string) => error.trim().split('\n').slice(1);

describe('a start that cannot be', () => {
  test('on a public origin without anything of its own ends before the database is touched', async () => {
    const { code, error } = await run({ PUBLIC_ORIGIN: 'https://www.hospital.example' }).ended;
    expect(code).toBe(1);
    expect(sentencesOf(error).map((line) => line.split(' ')[0])).toEqual([
      'PAYMENT_MERCHANT_ID',
      'SECRET_KEY',
      'API_KEYS',
      'SMTP_URL',
      'SMS_URL',
    ]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('with bad values names each, and dumps nothing', async () => {
    const { code, error } = await run({ PORT: 'eighty', TRUSTED_PROXIES: '9' }).ended;
    expect([code, sentencesOf(error)]).toEqual([
      1,
      [
        'PORT=eighty is not allowed: give a whole number from 0 to 65535, such as PORT=3000.',
        'TRUSTED_PROXIES=9 is not allowed: give a whole number from 0 to 5, such as TRUSTED_PROXIES=0.',
      ],
    ]);
  });

  test('because the port is in use says so in one sentence and leaves no database behind', async () => {
    const other: Server = createServer();
    await new Promise<void>((done) => {
      other.listen(0, '0.0.0.0', done);
    });
    const { port } = other.address() as AddressInfo;
    const { code, error } = await run({ PORT: String(port) }).ended;
    await new Promise((done) => {
      other.close(done);
    });
    expect([code, sentencesOf(error)]).toEqual([
      1,
      [`Port ${port} is in use by another program: stop that one, or name another port, such as PORT=${port + 1}.`],
    ]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('in production on a database that holds the sample accounts ends with one sentence', async () => {
    const sample = await openTestDatabase();
    const { code, error } = await run({ ...whole(await freePort()), DATABASE_URL: sample.url }).ended;
    await sample.close();
    expect(code).toBe(1);
    expect(sentencesOf(error)).toHaveLength(1);
    expect(error).toContain('The database holds the sample accounts');
  });
});

test('a public site that is whole starts on an empty database without simulators, and its administrator is invited', async () => {
  const port = await freePort();
  const environment = { ...whole(port), DATABASE_URL: database.url };
  const { child, written, ended } = run(environment);
  const statusOf = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  await expect.poll(() => statusOf('/health/ready').catch(() => 0)).toBe(200);
  const statuses = await Promise.all(
    ['/', '/__sim/outbox', '/__sim/outbox.json', '/__sim/identity/google'].map(statusOf),
  );
  expect(statuses).toEqual([200, 404, 404, 404]);
  expect(await statusOf('/__sim/pay/')).toBe(404);
  const made = await run(environment, [...administratorParameters, '--', '--email', 'chief@hospital.example']).ended;
  expect([made.code, made.error]).toEqual([0, '']);
  expect(made.out).toMatch(/https:\/\/www\.hospital\.example\/staff\/join#\S{20,}/);
  const wrong = await run(environment, [...administratorParameters, '--', '--mail', 'x']).ended;
  expect([wrong.code, wrong.error]).toEqual([1, expect.stringContaining('npm run admin:create -- --email')]);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(written.error).toBe('');
});
