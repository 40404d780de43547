import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkBookings, type Operation, type StoredAppointment } from './booking-checker.ts';
import { fillClinic, type Clinic } from './booking-clinic.ts';
import { storedAppointments } from './booking-records.ts';
import { bookingTraffic, type Traffic } from './booking-traffic.ts';
import { killAlong } from './fault-kills.ts';
import { report, sizeOf } from './fault-report.ts';
import { openFaultSite, type FaultSite } from './fault-site.ts';

/** The long form is `npm run test:faults`. */
const operations = sizeOf('FAULTS_BOOKINGS', 300);
const serverKills = sizeOf('FAULTS_SERVER_KILLS', 2);
const databaseKills = sizeOf('FAULTS_DATABASE_KILLS', 1);
const isLong = operations > 1_000;
const hourMs = 3_600_000;

test(
  `${operations} booking operations, kill -9 of a server ${serverKills} times and of the database ${databaseKills} times: none doubled, none lost, none that nobody asked for`,
  { timeout: 2 * hourMs },
  async () => {
    let clinic!: Clinic;
    const site = await openFaultSite({
      prepare: async (db) => {
        clinic = await fillClinic(db, { doctors: isLong ? 40 : 3, patients: isLong ? 160 : 20 });
      },
    });
    try {
      const startedAt = Date.now();
      let isKilling = true;
      const traffic = bookingTraffic(site, clinic, {
        operations,
        workers: isLong ? 48 : 8,
        guestCodes: Math.min(1_100, Math.ceil(operations / 6)),
        wantedTimes: isLong ? 600 : 30,
        goesOn: () => isKilling,
      });
      const progress = () => traffic.history.length / operations;
      await Promise.all([
        traffic.run(),
        killAlong(site, { servers: serverKills, databases: databaseKills, progress }).finally(() => {
          isKilling = false;
        }),
      ]);
      const rows = await storedAppointments(site.db, clinic);
      const verdict = checkBookings(traffic.history, rows);
      const holds = await checkEndedHolds(site, traffic);
      report('bookings', {
        ...figuresOf(traffic, rows),
        seconds: Math.round((Date.now() - startedAt) / 1_000),
        ...site.deaths,
        doubled: verdict.doubled.length,
        lost: verdict.lost.length,
        phantom: verdict.phantom.length,
        ...holds,
      });
      expect(traffic.history.length).toBeGreaterThanOrEqual(operations);
      expect([site.deaths.killedServers, site.deaths.killedDatabases]).toEqual([serverKills, databaseKills]);
      expect(verdict).toEqual({ doubled: [], lost: [], phantom: [] });
      expect(holds.endedHoldsBookedAnew).toBeGreaterThan(0);
      expect(holds.holdsStillInTheWay).toBe(0);
    } finally {
      await site.close();
    }
  },
);

test(
  'the checker finds the doubled bookings of a site whose constraint and whose lock are taken out',
  { timeout: hourMs },
  async () => {
    let clinic!: Clinic;
    const site = await openFaultSite({
      prepare: async (db) => {
        clinic = await fillClinic(db, { doctors: 1, patients: 30 });
        await db.execute(sql`alter table appointments drop constraint appointments_no_double_booking`);
        // A function of the same name that is found first and does not lock.
        await db.execute(
          sql`create function public.pg_advisory_xact_lock(integer, integer) returns void language sql as ''`,
        );
        await db.execute(sql`alter database faults set search_path = public, pg_catalog`);
      },
    });
    try {
      const traffic = bookingTraffic(site, clinic, { operations: 300, workers: 16, guestCodes: 0, wantedTimes: 3 });
      await traffic.run();
      const verdict = checkBookings(traffic.history, await storedAppointments(site.db, clinic));
      report('planted', { operations: traffic.history.length, doubled: verdict.doubled.length });
      expect(verdict.doubled.length).toBeGreaterThan(0);
    } finally {
      await site.close();
    }
  },
);

/** A slot that was held and not taken can be booked by another person once the hold has expired. */
async function checkEndedHolds(site: FaultSite, traffic: Traffic) {
  for (let tries = 0; tries < 20 && !(await traffic.holdAndLeave()); tries += 1);
  // In the short form the database's time is changed.
  if (isLong) await pause(70_000);
  else await site.db.execute(sql`update appointments set held_until = now() where status = 'held'`);
  const { rows } = await site.db.execute<{ doctor_id: number; starts_at: Date }>(
    sql`select doctor_id, starts_at from appointments where status = 'held' limit 50`,
  );
  let holdsStillInTheWay = 0;
  for (const { doctor_id: doctorId, starts_at: startsAt } of rows)
    if (!(await traffic.canBook(doctorId, new Date(startsAt).toISOString()))) holdsStillInTheWay += 1;
  return { endedHoldsBookedAnew: rows.length - holdsStillInTheWay, holdsStillInTheWay };
}

function figuresOf({ history, attempts, answers }: Traffic, rows: readonly StoredAppointment[]) {
  const count = (test: (one: Operation) => boolean) => history.filter(test).length;
  return {
    operations: history.length,
    requests: attempts,
    byKind: Object.fromEntries(
      (['hold', 'book', 'move', 'cancel'] as const).map((kind) => [kind, count((one) => one.kind === kind)]),
    ),
    byGuests: count(({ holder }) => !holder.startsWith('patient:')),
    acknowledged: count(({ outcome }) => outcome === 'done'),
    refused: count(({ outcome }) => outcome === 'refused'),
    unanswered: count(({ outcome }) => outcome === 'unknown'),
    atTheSameMomentForTheSameTime: contended(history),
    answers: Object.fromEntries(answers),
    appointmentsInTheEnd: rows.length,
  };
}

/** Operations that ran while another wanted the same slot. */
function contended(history: readonly Operation[]): number {
  let found = 0;
  const wanted = history.filter(({ slot }) => slot !== null);
  for (const own of Map.groupBy(wanted, ({ doctorId, slot }) => `${doctorId} ${slot}`).values())
    found += own.filter((one) =>
      own.some((other) => other !== one && other.sentAt < one.answeredAt && one.sentAt < other.answeredAt),
    ).length;
  return found;
}
