/**
 * The site under more load than it can carry: a server process of its own, in the form in which `npm start` runs it, on
 * the database of the benchmark.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startAppProcess, type AppProcess } from '#tests/support/app-process.ts';
import type { BenchSite, Figure } from './bench-site.ts';
import { bookableDoctors, load } from './load-task.ts';
import { megabytesOf } from './soak.ts';
import { findWrk, latencyAt99, requestsPerSecond } from './wrk.ts';

/** Seconds for which the peak is measured, and seconds for which five times the peak is sent. */
const [peakSeconds, crowdSeconds] = [6, 15];
const slowConnections = 500;

export async function measureLoad({ app }: BenchSite): Promise<Figure[]> {
  const wrk = findWrk();
  if (!wrk) {
    process.stdout.write('skipped  load: wrk is needed, and could not be installed here\n');
    return [];
  }
  const doctors = await bookableDoctors(app);
  const startedAt = performance.now();
  const server = await startAppProcess({ DATABASE_URL: app.pool.options.connectionString!, LOG_LEVEL: 'warn' });
  try {
    await (await fetch(`${server.origin}/home`)).text();
    const startMs = performance.now() - startedAt;
    return [
      figure('start of the built site to its first page, data there', startMs, { unit: 'ms', goal: 3_000 }),
      ...(await measureHalf(server, wrk)),
      ...(await measureCrowd(server, doctors)),
      ...(await measureSlow(server)),
      figure('memory of the process after all of this', await megabytesOf(server), { unit: 'MB', goal: 350 }),
    ];
  } finally {
    await server.end('SIGTERM');
  }
}

/**
 * Cached pages at half of what the process can send, as wrk's waits allow: 64 connections that each wait in between.
 */
async function measureHalf({ origin }: AppProcess, wrk: string): Promise<Figure[]> {
  const parameters = [`-c64`, '-d5s', '-H', 'Accept-Encoding: br', `${origin}/doctor`];
  await requestsPerSecond(wrk, parameters);
  const peak = await requestsPerSecond(wrk, parameters);
  const p99 = await latencyAt99(wrk, parameters, { waitMs: Math.max(1, Math.round(64_000 / (peak / 2))) });
  return [figure('p99 of a cached page at half of what the process can send', p99, { unit: 'ms', goal: 10 })];
}

/**
 * Lists that have to be rendered, with one request in ten of a booking: as many as can be answered, then five times as
 * many.
 */
async function measureCrowd(
  { origin }: AppProcess,
  doctors: readonly { id: number; slug: string }[],
): Promise<Figure[]> {
  const task = { origin, doctors };
  await load({ ...task, seconds: 2, atOnce: 16 });
  const peak = await load({ ...task, seconds: peakSeconds, atOnce: 16 });
  const perSecond = peak.good / peakSeconds;
  const crowd = await load({ ...task, seconds: crowdSeconds, perSecond: perSecond * 5 });
  const overAt = performance.now();
  await untilQuick(origin);
  const recoveredMs = performance.now() - overAt;
  process.stdout.write(`load: peak ${perSecond.toFixed(0)}/s, five times as many: ${JSON.stringify(crowd)}\n`);
  return [
    figure('answered in time at five times the peak / at the peak', crowd.good / crowdSeconds / perSecond, {
      unit: 'times',
      goal: 0.8,
      isCeiling: false,
    }),
    figure(
      'share of a booking’s requests answered in time at five times the peak',
      crowd.bookings.good / crowd.bookings.sent,
      {
        unit: '',
        goal: 0.99,
        isCeiling: false,
      },
    ),
    figure('from the end of the crowd to a list within half a second', recoveredMs, { unit: 'ms', goal: 5_000 }),
  ];
}

/** Asks for lists that nobody has asked for, until one comes within half a second. */
async function untilQuick(origin: string): Promise<void> {
  for (let page = 0; page < 100; page += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/doctor?gender=male&near=after-${page}`);
    await answer.text();
    if (answer.ok && performance.now() - startedAt < 500) return;
    await pause(50);
  }
}

/** Clients that send a letter of their request each second: what the others wait meanwhile. */
async function measureSlow({ origin }: AppProcess): Promise<Figure[]> {
  const sockets: Socket[] = [];
  const { port } = new URL(origin);
  for (let count = 0; count < slowConnections; count += 1) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.write('GET /doctor HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    sockets.push(socket);
  }
  const letters = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 1_000);
  try {
    const { p99 } = await load({ origin, doctors: [], seconds: 5, perSecond: 50 });
    return [
      figure(`p99 of lists rendered anew beside ${slowConnections} slow connections`, p99, { unit: 'ms', goal: 1_000 }),
    ];
  } finally {
    clearInterval(letters);
    for (const socket of sockets) socket.destroy();
  }
}

function figure(
  name: string,
  value: number,
  { unit, goal, isCeiling = true }: { unit: string; goal: number; isCeiling?: boolean },
): Figure {
  return { name, value, unit, goal, isCeiling };
}
