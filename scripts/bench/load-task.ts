import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BenchSite } from './bench-site.ts';

/** What the clients of the load benchmark do. */
export interface LoadTask {
  origin: string;
  doctors: readonly { id: number; slug: string }[];
  seconds: number;
  /** So many requests come a second, whatever has been answered. */
  perSecond?: number;
  /** So many are under way all the time. */
  atOnce?: number;
  /** Each so manieth request is for a page that the page cache keeps. Absent: none. */
  keptEvery?: number;
}

export interface LoadReport {
  sent: number;
  /** Answered well within two seconds. */
  good: number;
  bookings: { sent: number; good: number };
  refused: number;
  /** Of the good answers, in ms. */
  p99: number;
}

/** Doctors whose times are booked at once, for the requests of a booking. */
export async function bookableDoctors({ pool }: BenchSite['app']): Promise<LoadTask['doctors']> {
  const { rows } = await pool.query<{ id: number; slug: string }>(
    'select id, slug from doctors where has_live_schedule and confirms_at_once order by id limit 20',
  );
  return rows;
}

/** Runs the clients in a process of their own, so that they do not take the server's turn. */
export async function load(task: LoadTask): Promise<LoadReport> {
  const client = spawn(process.execPath, ['scripts/bench/load-client.ts', JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  client.stdout.on('data', (part: Buffer) => (text += String(part)));
  await once(client, 'close');
  return JSON.parse(text) as LoadReport;
}
