/**
 * `npm run bench -- soak`: half an hour of mixed traffic (`SOAK_MINUTES` changes that) on a server process of its own,
 * and how its memory grows after the first fifth of the time.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startAppProcess, type AppProcess } from '#tests/support/app-process.ts';
import type { BenchSite, Figure } from './bench-site.ts';
import { bookableDoctors, load } from './load-task.ts';
import { median } from './timing.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
const warmUp = 0.2;
const sampleMs = 5_000;
/** Requests a second: half of them lists rendered anew, the others kept pages, calls and steps of a booking. */
const perSecond = 40;

export async function measureSoak({ app }: BenchSite): Promise<Figure[]> {
  const doctors = await bookableDoctors(app);
  const server = await startAppProcess({ DATABASE_URL: app.pool.options.connectionString!, LOG_LEVEL: 'warn' });
  const samples: number[] = [];
  const sampling = setInterval(() => void megabytesOf(server).then((size) => samples.push(size)), sampleMs);
  try {
    const report = await load({
      origin: server.origin,
      doctors,
      seconds: minutes * 60,
      perSecond,
      keptEvery: 2,
    });
    process.stdout.write(`soak: ${minutes} minutes, ${JSON.stringify(report)}\n`);
    await pause(sampleMs);
  } finally {
    clearInterval(sampling);
    await server.end('SIGTERM');
  }
  const warm = samples.slice(Math.floor(samples.length * warmUp));
  const part = Math.ceil(warm.length / 5);
  const [early, late] = [median(warm.slice(0, part)), median(warm.slice(-part))];
  process.stdout.write(`soak: ${early.toFixed(0)} MB after the warm-up, ${late.toFixed(0)} MB at the end\n`);
  return [
    {
      name: 'growth of memory over half an hour of mixed traffic',
      value: (late / early - 1) * 100,
      unit: '%',
      goal: 5,
      isCeiling: true,
    },
    {
      name: 'memory of a process after half an hour of mixed traffic',
      value: late,
      unit: 'MB',
      goal: 350,
      isCeiling: true,
    },
  ];
}

/** What the operating system says that the process takes. */
export async function megabytesOf({ child }: Pick<AppProcess, 'child'>): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}
