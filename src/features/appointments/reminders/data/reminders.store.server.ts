import { and, asc, eq, isNull, lte, not, or } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Reminder } from '../reminders.rules.ts';
import type { AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { appointmentReminders } from './reminders.table.ts';

export type ReminderRow = typeof appointmentReminders.$inferSelect;

/** Replaces the appointment's pending reminders; sent reminders of the same time stay. */
export async function replaceReminders(
  tx: Transaction,
  appointmentId: string,
  planned: readonly Reminder[],
): Promise<void> {
  const isPlanned = ({ kind, startsAt }: Reminder) =>
    and(eq(appointmentReminders.kind, kind), eq(appointmentReminders.startsAt, startsAt));
  const isPast = and(
    eq(appointmentReminders.appointmentId, appointmentId),
    isNull(appointmentReminders.settledAt),
    planned.length > 0 ? not(or(...planned.map(isPlanned))!) : undefined,
  );
  if (planned.length === 0) return void (await tx.delete(appointmentReminders).where(isPast));
  const past = tx
    .$with('past')
    .as(tx.delete(appointmentReminders).where(isPast).returning({ id: appointmentReminders.id }));
  // One that is pending already stays: in one statement it would be in the way of its own replacement.
  await tx
    .with(past)
    .insert(appointmentReminders)
    .values(planned.map((one) => ({ ...one, appointmentId })))
    .onConflictDoNothing();
}

/** Leases the earliest due reminder with its appointment; other workers skip it. */
export async function takeDueReminder(
  tx: Transaction,
  now: Date,
): Promise<{ reminder: ReminderRow; row: AppointmentRow } | undefined> {
  const [due] = await tx
    .select({ reminder: appointmentReminders, row: appointments })
    .from(appointmentReminders)
    .innerJoin(appointments, eq(appointments.id, appointmentReminders.appointmentId))
    .where(and(isNull(appointmentReminders.settledAt), lte(appointmentReminders.dueAt, now)))
    .orderBy(asc(appointmentReminders.dueAt), asc(appointmentReminders.id))
    .limit(1)
    .for('update', { of: appointmentReminders, skipLocked: true });
  return due;
}

export async function updateReminder(
  tx: Transaction,
  id: number,
  settled: { settledAt: Date; outcome: 'sent' | 'dropped' },
): Promise<void> {
  await tx.update(appointmentReminders).set(settled).where(eq(appointmentReminders.id, id));
}
