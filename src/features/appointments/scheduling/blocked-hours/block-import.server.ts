/** Blocked hours of many doctors from a file: entered where nobody is booked, and taken back together. */
import { lockSchedules } from '#src/features/appointments/appointments/appointments.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { addDays, atMalaysianTime, malaysianDay, malaysianTime } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { listStoredBlocks, type StoredBlock } from '../data/blocked-hours.store.server.ts';
import { deleteBlock, insertBlock } from '../data/schedule-admin.store.server.ts';
import { loadDoctorPlans, type DoctorPlan } from '../data/session-import.store.server.ts';
import { readChange } from '../schedule-change.rules.ts';
import { affectedBookings, blockOf, planAfter } from '../schedule-plan.rules.ts';
import { doctorsOf, finishImport, firstDayInFiles } from '../imported-schedules.server.ts';

type Ports = Pick<App, 'clock'>;
type Faults = Record<string, MessageText>;

/** Hours of a day as a file has them. */
export interface BlockImport {
  doctorId: number;
  /** The doctor's code, for the audit log. */
  doctor: string;
  hospitalId: number;
  day: string;
  from: string;
  /** '24:00' for midnight. */
  to: string;
}

/** The blocked hours of a file: those to come, and those of the last 60 days. */
export async function listImportedBlocks(app: Ports, tx: Transaction) {
  const from = atMalaysianTime(firstDayInFiles(app), '00:00');
  return (await listStoredBlocks(tx, from)).map((block) => ({ ...block, ...hoursOf(block) }));
}

/** The day of blocked hours and its times, which end on the same day. */
export function hoursOf({ startsAt, endsAt }: Pick<StoredBlock, 'startsAt' | 'endsAt'>) {
  const day = malaysianDay(startsAt);
  const isMidnight = endsAt.getTime() === atMalaysianTime(addDays(day, 1), '00:00').getTime();
  return { day, from: malaysianTime(startsAt), to: isMidnight ? '24:00' : malaysianTime(endsAt) };
}

/**
 * The faults of each row by field, in the order of the rows: a day that is past or too far, wrong hours, a hospital
 * where the doctor does not practise, and bookings in these hours, each of which staff decide on one by one.
 */
export async function blockImportFaults(app: Ports, tx: Transaction, rows: readonly BlockImport[]): Promise<Faults[]> {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const doctors = await loadDoctorPlans(tx, doctorsOf(rows), { day: today, at: now });
  return rows.map((row) => faultsOf(row, { doctor: doctors.get(row.doctorId)!, today }));
}

function faultsOf(
  { doctorId: _id, doctor: _code, ...block }: BlockImport,
  { doctor, today }: { doctor: DoctorPlan; today: string },
): Faults {
  const read = readChange({ kind: 'add_block', ...block }, today);
  if ('faults' in read) return read.faults;
  if (!doctor.places.some(({ id }) => id === block.hospitalId)) return { hospitalId: m.schedules_import_not_there };
  const after = planAfter(doctor.plan, { kind: 'add_block', ...block }, '');
  const lost = affectedBookings(doctor.plan, after, doctor.bookings).length;
  return lost > 0 ? { from: (_, options) => m.schedules_import_block_booked({ count: lost }, options) } : {};
}

/** Writes the rows, with one entry of the audit log for each doctor. Returns the ids in the order of the rows. */
export async function writeImportedBlocks(
  app: Ports,
  tx: Transaction,
  { actor, rows, importId }: { actor: Actor; rows: readonly BlockImport[]; importId: string },
): Promise<number[]> {
  const ids: number[] = [];
  for (const { doctor: _code, doctorId, ...row } of rows) {
    const { hospitalId, startsAtMs, endsAtMs } = blockOf(row);
    const block = { doctorId, hospitalId, startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
    ids.push(await insertBlock(tx, block));
  }
  await finishImport(app, tx, {
    actor,
    rows,
    importId,
    detailOf: (own) => ({ blocks: own.map(({ day, from, to }) => `${day} ${from}-${to}`) }),
  });
  return ids;
}

/** Opens hours that an import has blocked. */
export async function takeBackBlock(
  tx: Transaction,
  { id, doctorId }: { id: number; doctorId: number },
): Promise<void> {
  await lockSchedules(tx, [doctorId]);
  await deleteBlock(tx, id);
}
