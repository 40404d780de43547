/** Reminders: a day and two hours before, by mail and SMS as the patient chose, each once, never for a changed time. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import {
  findBookableDoctor,
  type AppointmentRow,
  notifyPatient,
  remindPatient,
  type Notice,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { replaceReminders, takeDueReminder, updateReminder } from './data/reminders.store.server.ts';
import { isStillOfUse, remindersOf } from './reminders.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'config'>;

/** Notifies the patient of the appointment's change and plans its reminders again, in the transaction of the change. */
export async function notifyOfAppointment(app: Ports, tx: Transaction, notice: Notice): Promise<void> {
  await planReminders(app, tx, notice.row);
  await notifyPatient(app, tx, notice);
}

/** Plans the reminders of the appointment's present time; pending reminders of its old time are deleted. */
export async function planReminders(app: Pick<App, 'clock'>, tx: Transaction, row: AppointmentRow): Promise<void> {
  await replaceReminders(tx, row.id, remindersOf(row, app.clock.now()));
}

/** Deletes the appointment's pending reminders, because its patient was asked about another time. */
export async function dropReminders(tx: Transaction, appointmentId: string): Promise<void> {
  await replaceReminders(tx, appointmentId, []);
}

/** Sends due reminders. Returns the number of reminded patients; safe in several processes at once. */
export async function sendReminders(app: Ports): Promise<number> {
  let reminded = 0;
  for (;;) {
    const outcome = await inTransaction(app.db, (tx) => settleNext(app, tx));
    if (!outcome) return reminded;
    if (outcome === 'sent') reminded += 1;
  }
}

async function settleNext(app: Ports, tx: Transaction): Promise<'sent' | 'dropped' | undefined> {
  const now = app.clock.now();
  const due = await takeDueReminder(tx, now);
  if (!due) return undefined;
  const { reminder, row } = due;
  const outcome = isStillOfUse(reminder, row, now) ? ('sent' as const) : ('dropped' as const);
  if (outcome === 'sent') {
    const [doctor, brand] = [
      await findBookableDoctor(tx, { id: row.doctorId }),
      await readSetting({ db: tx }, 'brand'),
    ];
    await remindPatient(app, tx, { notice: { row, doctor: doctor!, brand }, kind: reminder.kind });
  }
  await updateReminder(tx, reminder.id, { settledAt: now, outcome });
  return outcome;
}
