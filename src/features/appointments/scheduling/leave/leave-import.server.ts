/** Doctors' leave from a file: what is stored, the faults of a row by field, its writing and its deletion. */
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { lockSchedules } from '#src/features/appointments/appointments/appointments.server.ts';
import {
  deleteLeave,
  findLeave,
  insertLeave,
  listAllLeave,
  listBookedTimes,
  type BookedTime,
  type StoredLeave,
} from '../data/leave.store.server.ts';
import { doctorsOf } from '../imported-schedules.server.ts';
import { leaveOverlaps } from './leave.errors.ts';
import { leaveInstants } from '#src/features/appointments/availability/leave.rules.ts';
import { auditedLeave, leaveFault, type Leave } from './doctor-leave.server.ts';

type Ports = Pick<App, 'clock'>;
interface Change {
  actor: Actor;
  importId: string;
}

/** All leave by day and doctor. */
export function listImportedLeave(tx: Transaction): Promise<StoredLeave[]> {
  return listAllLeave(tx);
}

/**
 * The faults of each row by field, in the order of the rows: wrong days or hours, other leave of the doctor at the same
 * time (stored or in the file), and bookings during the leave, because staff decide about each of them.
 */
export async function leaveImportFaults(
  app: Ports,
  tx: Transaction,
  rows: readonly Leave[],
): Promise<Record<string, MessageText>[]> {
  const doctors = doctorsOf(rows);
  const leave = new Map<number, Leave[]>(Map.groupBy(await listAllLeave(tx, doctors), ({ doctorId }) => doctorId));
  const booked = await listBookedTimes(tx, doctors, app.clock.now());
  const bookings = Map.groupBy(booked, ({ doctorId }) => doctorId);
  return rows.map((row) => {
    const others = leave.get(row.doctorId) ?? [];
    const faults = faultsOf(app, row, { others, bookings: bookings.get(row.doctorId) ?? [] });
    if (Object.keys(faults).length === 0) leave.set(row.doctorId, [...others, row]);
    return faults;
  });
}

function faultsOf(
  app: Ports,
  leave: Leave,
  { others, bookings }: { others: readonly Leave[]; bookings: readonly BookedTime[] },
): Record<string, MessageText> {
  const fault = leaveFault(app, leave);
  if (fault) return { ...fault.details.fields };
  const { from, to } = leaveInstants(leave);
  const isOverlapping = others.some((other) => {
    const { from: begins, to: ends } = leaveInstants(other);
    return begins < to && from < ends;
  });
  if (isOverlapping) return { ...leaveOverlaps().details.fields };
  const count = bookings.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from).length;
  return count === 0 ? {} : { from: (_, options) => m.catalogue_leave_booked({ count }, options) };
}

/** Writes leave with its entry in the audit log. Returns its id. */
export async function writeImportedLeave(
  app: Ports,
  tx: Transaction,
  { actor, importId, leave }: Change & { leave: Leave },
): Promise<number> {
  const id = await insertLeave(tx, leave);
  await recordLeave(app, tx, { actor, action: 'leave_entered', id, leave, importId });
  return id;
}

/** Deletes leave that an import has entered; false where it was deleted before. */
export async function deleteImportedLeave(
  app: Ports,
  tx: Transaction,
  { actor, importId, id }: Change & { id: number },
): Promise<boolean> {
  const stored = await findLeave(tx, id);
  if (stored) await lockSchedules(tx, [stored.doctorId]);
  const leave = stored && (await deleteLeave(tx, id));
  if (!leave) return false;
  await recordLeave(app, tx, { actor, action: 'leave_withdrawn', id, leave, importId });
  return true;
}

async function recordLeave(
  app: Ports,
  tx: Transaction,
  { actor, action, id, leave, importId }: Change & { action: AuditAction; id: number; leave: Leave },
): Promise<void> {
  await recordAudit(app, tx, {
    actor,
    action,
    subjectKind: 'leave',
    subjectId: String(id),
    detail: { ...auditedLeave(leave), affected: 0, import: importId },
  });
}
