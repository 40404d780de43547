/**
 * Single dates of many doctors from one file: checked against the doctors' schedules and bookings, written and taken
 * back together.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { lockSchedules } from '#src/features/appointments/appointments/appointments.server.ts';
import type { SessionHours } from '#src/features/appointments/availability/slots.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { formatDay, malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { deleteOverride, putOverride } from '../data/schedule-admin.store.server.ts';
import { loadDoctorPlans, type DoctorPlan } from '../data/session-import.store.server.ts';
import { listStoredDates, putDates, type StoredDate } from '../data/single-dates.store.server.ts';
import { readChange } from '../schedule-change.rules.ts';
import type { ScheduleChange } from '../schedule-change.schema.ts';
import { affectedBookings, overlapOn, planAfter, type SchedulePlan } from '../schedule-plan.rules.ts';
import { sessionsOverlap } from '../schedules.errors.ts';
import { doctorsOf, finishImport, firstDayInFiles } from '../imported-schedules.server.ts';

type Ports = Pick<App, 'clock'>;
type Faults = Record<string, MessageText>;

type DateSessions = Extract<ScheduleChange, { kind: 'set_date' }>['sessions'];

/** One date of a doctor at a hospital, as a file has it: its sessions replace what is there. */
export interface DateImport {
  doctorId: number;
  /** The doctor's code, for the audit log. */
  doctor: string;
  hospitalId: number;
  day: string;
  /** None: the date is closed. */
  sessions: DateSessions;
}

/** The dates of a file: those to come, and those of the last 60 days. */
export function listImportedDates(app: Ports, tx: Transaction): Promise<StoredDate[]> {
  return listStoredDates(tx, firstDayInFiles(app));
}

/**
 * The faults of each row by field, in the order of the rows: a day that is past or too far, wrong hours, a hospital
 * where the doctor does not practise, hours that overlap another session of the doctor on the day, and bookings that
 * would lose their session. All rows of the file count together.
 */
export async function dateImportFaults(app: Ports, tx: Transaction, rows: readonly DateImport[]): Promise<Faults[]> {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const doctors = await loadDoctorPlans(tx, doctorsOf(rows), { day: today, at: now });
  const after = new Map<number, SchedulePlan>();
  for (const [doctorId, own] of Map.groupBy(rows, (row) => row.doctorId)) {
    const doctor = doctors.get(doctorId)!;
    // A row of a hospital where the doctor does not practise is refused by itself.
    const possible = own.filter(({ hospitalId }) => doctor.places.some(({ id }) => id === hospitalId));
    after.set(
      doctorId,
      possible.reduce((plan, row) => planWith(plan, doctor, row), doctor.plan),
    );
  }
  return rows.map((row) =>
    faultsOf(row, { doctor: doctors.get(row.doctorId)!, after: after.get(row.doctorId)!, today }),
  );
}

function planWith(plan: SchedulePlan, { places }: DoctorPlan, row: Omit<DateImport, 'doctor'>): SchedulePlan {
  const state = places.find(({ id }) => id === row.hospitalId)?.state ?? '';
  return planAfter(plan, { kind: 'set_date', ...row }, state);
}

function faultsOf(
  row: DateImport,
  { doctor, after, today }: { doctor: DoctorPlan; after: SchedulePlan; today: string },
): Faults {
  const { hospitalId, day, sessions } = row;
  const read = readChange({ kind: 'set_date', hospitalId, day, sessions }, today);
  if ('faults' in read) return ofDate(read.faults, sessions);
  if (!doctor.places.some(({ id }) => id === hospitalId)) return { hospitalId: m.schedules_import_not_there };
  const overlap = overlapOn(after, hospitalId, day);
  if (overlap) {
    const hospital = doctor.places.find(({ id }) => id === overlap.other.hospitalId)?.name ?? '';
    const hours = `${overlap.other.from}–${overlap.other.to}`;
    const words = { hospital, hours, day: (language: Language) => formatDay(day, language) };
    return { sessions: sessionsOverlap(words).details.text };
  }
  const count = lostBookings(doctor, after, row);
  return count > 0 ? { sessions: (_, options) => m.schedules_import_date_booked({ count }, options) } : {};
}

/** The faults of the date's sessions as one, with the hours of the first wrong one. */
function ofDate(faults: Faults, sessions: readonly SessionHours[]): Faults {
  return Object.fromEntries(
    Object.entries(faults)
      .toReversed()
      .map(([field, text]): [string, MessageText] => {
        const place = /-(\d+)$/.exec(field)?.[1];
        if (place === undefined) return [field, text];
        const { from, to } = sessions[Number(place)]!;
        return ['sessions', (inputs, options) => `${from}-${to}: ${text(inputs, options)}`];
      }),
  );
}

/** How many bookings of that date have a session now and none in the plan. */
function lostBookings(
  { plan, bookings }: DoctorPlan,
  after: SchedulePlan,
  { hospitalId, day }: Pick<DateImport, 'hospitalId' | 'day'>,
): number {
  const ofDay = bookings.filter((one) => one.hospitalId === hospitalId && malaysianDay(one.startsAt) === day);
  return affectedBookings(plan, after, ofDay).length;
}

/** Writes the rows, with one entry of the audit log for each doctor. Returns the ids in the order of the rows. */
export async function writeImportedDates(
  app: Ports,
  tx: Transaction,
  { actor, rows, importId }: { actor: Actor; rows: readonly DateImport[]; importId: string },
): Promise<number[]> {
  const ids = await putDates(
    tx,
    rows.map(({ doctor: _code, ...date }) => date),
  );
  await finishImport(app, tx, {
    actor,
    rows,
    importId,
    detailOf: (own) => ({ dates: own.map(({ day }) => day).toSorted() }),
  });
  return ids;
}

/**
 * Takes back a date: restores its earlier sessions, or lets the recurring ones return. False, and nothing changed,
 * where a booking would lose its session or sessions would overlap.
 */
export async function takeBackDate(
  app: Ports,
  tx: Transaction,
  { id, row, before }: { id: number; row: DateImport; before: DateSessions | null },
): Promise<boolean> {
  const now = app.clock.now();
  await lockSchedules(tx, [row.doctorId]);
  const doctors = await loadDoctorPlans(tx, [row.doctorId], { day: malaysianDay(now), at: now });
  const doctor = doctors.get(row.doctorId)!;
  const after = before
    ? planWith(doctor.plan, doctor, { ...row, sessions: before })
    : planAfter(doctor.plan, { kind: 'clear_date', id }, '');
  if (lostBookings(doctor, after, row) > 0 || overlapOn(after, row.hospitalId, row.day)) return false;
  const { doctorId, hospitalId, day } = row;
  if (before) await putOverride(tx, { doctorId, hospitalId, day, sessions: before });
  else await deleteOverride(tx, id);
  return true;
}
