/** Sends the mail of an appointment again, to the appointment's own address. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import {
  appointmentUnknown,
  findAppointment,
  findBookableDoctor,
  holderOf,
  mailAgain,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { mailMissing } from './booking.errors.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'logger'>;

/**
 * Three times an hour at most. Throws appointment_unknown (404), mail_missing (409) where no address was given, 429
 * over the limit.
 */
export async function resendAppointmentMail(app: Ports, actor: Actor, input: { reference: string }): Promise<void> {
  const row = await findAppointment(app.db, { holderHash: holderOf(actor), reference: input.reference });
  const doctor = row && (await findBookableDoctor(app.db, { id: row.doctorId }));
  if (!row || !doctor) throw appointmentUnknown();
  if (!row.email) throw mailMissing();
  await countAgainstLimit(app, { name: 'resend_appointment', points: 3, seconds: 3600 }, row.id);
  const brand = await readSetting(app, 'brand');
  await inTransaction(app.db, (tx) => mailAgain(app, tx, { row, doctor, brand }));
}
