/**
 * A standby takes the place of a primary that dies, on two clusters of the oldest PostgreSQL that the site runs on.
 * With `synchronous_standby_names` a commit is acknowledged when the standby has it too, so nothing acknowledged is
 * lost.
 */
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '#src/platform/db/connect.server.ts';
import { startAppProcess, type AppProcess } from '#tests/support/app-process.ts';
import { initdb15, postgresFolder, removeFolder, type DebianPostgres } from '#tests/support/debian-postgres.ts';
import { commitOnBoth, startPrimary, startStandby } from '#tests/support/standby.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { testSecretKey } from '#tests/support/test-secret-key.ts';
import { checkBookings } from './booking-checker.ts';
import { fillClinic } from './booking-clinic.ts';
import { storedAppointments } from './booking-records.ts';
import { bookingTraffic } from './booking-traffic.ts';
import { report } from './fault-report.ts';

const operations = 240;
/** Seconds from the death of the primary to the next acknowledged booking, at most. */
const longestOutage = 15;

const folder = initdb15 ? postgresFolder() : '';
const running: { end(): Promise<unknown> }[] = [];

afterAll(async () => {
  for (const one of running.toReversed()) await one.end();
  if (folder) removeFolder(folder);
});

test.skipIf(!initdb15)(
  'a standby is promoted while patients book: no acknowledged booking is lost or doubled, and booking goes on within 15 seconds',
  { timeout: 300_000 },
  async () => {
    const primary = await startPrimary(folder);
    running.push({ end: () => primary.stop('SIGKILL') });
    const line = await lineTo(primary);
    const lineUrl = `postgres://portal@127.0.0.1:${line.port}/postgres`;
    await (await startApp({ DATABASE_URL: primary.url, SAMPLE_DATA: 'on' })).end('SIGTERM');
    const clinic = await fillClinic(connected(lineUrl).db, { doctors: 3, patients: 20 });
    const standby = await startStandby(primary, folder);
    running.push({ end: () => standby.stop('SIGKILL') });
    await commitOnBoth(primary);
    const app = await startApp({ DATABASE_URL: lineUrl });

    let isOver = false;
    const traffic = bookingTraffic({ origin: () => app.origin }, clinic, {
      operations,
      workers: 8,
      guestCodes: 40,
      wantedTimes: 30,
      goesOn: () => !isOver,
    });
    const acknowledged = () => traffic.history.filter(({ outcome }) => outcome === 'done').length;
    const failover = async () => {
      await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(operations / 8), { timeout: 60_000 });
      await primary.stop('SIGKILL');
      const diedAt = Date.now();
      const before = acknowledged();
      expect(await standby.query('select pg_promote()')).toEqual([{ pg_promote: true }]);
      line.leadTo(Number(new URL(standby.url).port));
      await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(before + 8), { timeout: 120_000, interval: 50 });
      const next = traffic.history.find(({ outcome, sentAt }) => outcome === 'done' && sentAt > diedAt);
      return (next!.answeredAt - diedAt) / 1_000;
    };
    const [outage] = await Promise.all([failover().finally(() => (isOver = true)), traffic.run()]);

    const stored = await storedAppointments(connected(standby.url).db, clinic);
    const verdict = checkBookings(traffic.history, stored);
    report('failover', { operations: traffic.history.length, acknowledged: acknowledged(), outageSeconds: outage });
    expect(verdict).toEqual({ doubled: [], lost: [], phantom: [] });
    expect(outage).toBeLessThan(longestOutage);
    expect(app.hasEnded()).toBe(false);
  },
);

async function lineTo({ url }: DebianPostgres): Promise<TcpProxy> {
  const line = await startTcpProxy(Number(new URL(url).port));
  running.push({ end: () => line.close() });
  return line;
}

function connected(url: string): OpenDatabase {
  const opened = openDatabase(url, { maximumConnections: 4, connectionTimeoutMillis: 10_000 });
  running.push({ end: () => opened.pool.end() });
  return opened;
}

async function startApp(environment: Record<string, string>): Promise<AppProcess> {
  const app = await startAppProcess({
    SECRET_KEY: testSecretKey,
    FILES_DIR: join(folder, 'files'),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'info',
    ...environment,
  });
  running.push({ end: () => app.end() });
  return app;
}
