/** Files of sessions, single dates, blocked hours and leave: what the import of each does alike. */
import { lockSchedules } from '#src/features/appointments/appointments/appointments.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';

interface OfDoctor {
  doctorId: number;
}

/** Past days of dates and blocked hours that a file still has, so that one of some weeks ago changes nothing. */
const pastDays = 60;

/** The first day of which a file has dates and blocked hours. */
export function firstDayInFiles({ clock }: Pick<App, 'clock'>): string {
  return addDays(malaysianDay(clock.now()), -pastDays);
}

/** The doctors of the rows, each once. */
export function doctorsOf(rows: readonly OfDoctor[]): number[] {
  return [...new Set(rows.map(({ doctorId }) => doctorId))];
}

/** Locks the schedules of the rows' doctors: nobody books or moves a slot of theirs until the transaction ends. */
export function lockImportedSchedules(tx: Transaction, rows: readonly OfDoctor[]): Promise<void> {
  return lockSchedules(tx, doctorsOf(rows));
}

/** Writes one entry of the audit log for each doctor of the rows, whose code it names, and invalidates their pages. */
export async function finishImport<Row extends { doctor: string }>(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  {
    actor,
    rows,
    importId,
    detailOf,
  }: {
    actor: Actor;
    rows: readonly Row[];
    importId: string;
    detailOf: (rows: readonly Row[]) => Record<string, unknown>;
  },
): Promise<void> {
  for (const [doctor, own] of Map.groupBy(rows, (row) => row.doctor))
    await recordAudit(app, tx, {
      actor,
      action: 'schedule_import',
      subjectKind: 'schedule',
      subjectId: doctor,
      detail: { import: importId, ...detailOf(own) },
    });
  await invalidateSchedules(tx);
}

/** Invalidates pages that show available slots or weekly sessions. */
export async function invalidateSchedules(tx: Transaction): Promise<void> {
  await invalidateTag(tx, 'appointments');
  await invalidateTag(tx, 'doctors');
}
