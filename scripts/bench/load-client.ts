/**
 * The clients of the load benchmark: lists that nobody has asked for, and one request in ten of a booking (its page, a
 * doctor's free times, the basket). With `perSecond` they come at that rate, whatever has been answered; with `atOnce`
 * so many are under way all the time. Prints a report as JSON.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadReport, LoadTask } from './load-task.ts';
import { quantile } from './timing.ts';

const inTimeMs = 2_000;
const keptPaths = ['/home', '/doctor', '/ms/health-package', '/zh/articles', '/our-hospitals'];
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
const task = JSON.parse(process.argv[2]!) as LoadTask;
const report: LoadReport = { sent: 0, good: 0, bookings: { sent: 0, good: 0 }, refused: 0, p99: 0 };
const times: number[] = [];
const endsAt = performance.now() + task.seconds * 1_000;

if (task.perSecond) await atRate(task.perSecond);
else await Promise.all(Array.from({ length: task.atOnce ?? 1 }, oneAfterAnother));
agent.destroy();
process.stdout.write(JSON.stringify({ ...report, p99: times.length > 0 ? quantile(times, 0.99) : Infinity }));

async function oneAfterAnother(): Promise<void> {
  while (performance.now() < endsAt) await ask();
}

async function atRate(perSecond: number): Promise<void> {
  const startedAt = performance.now();
  const all: Promise<void>[] = [];
  while (performance.now() < endsAt) {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond;
    while (all.length < due) all.push(ask());
    await pause(5);
  }
  await Promise.all(all);
}

async function ask(): Promise<void> {
  const number = (report.sent += 1);
  const isBooking = task.doctors.length > 0 && number % 10 === 0;
  if (isBooking) report.bookings.sent += 1;
  const startedAt = performance.now();
  const status = await send(pathOf(number, isBooking));
  const ms = performance.now() - startedAt;
  if (status === 503) report.refused += 1;
  if (status >= 400 || status === 0 || ms > inTimeMs) return;
  times.push(ms);
  report.good += 1;
  if (isBooking) report.bookings.good += 1;
}

function pathOf(number: number, isBooking: boolean): string {
  if (isBooking) return bookingPath(number);
  return task.keptEvery && number % task.keptEvery === 1 ? keptPaths[number % keptPaths.length]! : listPath(number);
}

/** A made-up place makes an address of its own, so that no cached page answers. */
function listPath(number: number): string {
  return `/doctor?gender=female&page=${1 + (number % 9)}&near=made-up-${process.pid}-${number}`;
}

function bookingPath(number: number): string {
  const doctor = task.doctors[number % task.doctors.length]!;
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const paths = [`/api/appointment/timeslot?doctor_id=${doctor.id}&date=${day}`, `/book/${doctor.slug}`, '/cart'];
  return paths[(number / 10) % paths.length]!;
}

/** The status, 0 without an answer. */
function send(path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      'x-api-key': 'demo-web-key',
      'accept-encoding': 'br',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    request(task.origin + path, { agent, headers, timeout: 15_000 }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
      incoming.on('error', () => resolve(0));
    })
      .on('timeout', function (this: { destroy(): void }) {
        this.destroy();
      })
      .on('error', () => resolve(0))
      .end();
  });
}
