import { eq, like } from 'drizzle-orm';
import { insertAppointment } from '#src/features/appointments/appointments/appointments.server.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { lockSchedules } from '#src/features/appointments/appointments/appointments.server.ts';
import type { App } from '#src/platform/app.ts';
import { timeProposals } from './data/time-proposals.table.ts';
import { proposeTime } from './ask-patient.server.ts';
import type { Language } from '#src/shared/languages.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

interface Booked {
  doctorId: number;
  hospitalId: number;
  startsAt: Date;
  holderHash: string;
  phone: string;
  email?: string | null;
  language?: Language;
  seat?: number;
  status?: 'requested' | 'confirmed';
}

/** A confirmed appointment of twenty minutes in person, with contact. */
export function insertAskable(app: Ports, booked: Booked) {
  const id = app.random.uuid();
  const seal = (column: string, text: string) => app.secrets.seal(text, ['appointments', column, id]);
  const { phone, email = 'aminah@example.test', startsAt, language = 'en', seat = 1, status = 'confirmed' } = booked;
  return app.db.transaction((tx) =>
    insertAppointment(tx, {
      id,
      reference: app.random.reference('A'),
      doctorId: booked.doctorId,
      hospitalId: booked.hospitalId,
      mode: 'in_person',
      seat,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 20 * 60_000),
      status,
      holderHash: booked.holderHash,
      patientName: seal('patient_name', 'Aminah binti Yusof'),
      phone: seal('phone', phone),
      phoneHash: app.secrets.hash(`phone:${phone}`),
      email: email === null ? null : seal('email', email),
      reason: seal('reason', 'A cough at night'),
      visit: 'new',
      payer: 'self_pay',
      language,
    }),
  );
}

/** Asks the patient about a time of that doctor, as a change of the schedule does. */
export function ask(app: Ports, { id, doctorId }: { id: string; doctorId: number }, startsAt: Date, other = doctorId) {
  return app.db.transaction(async (tx) => {
    await lockSchedules(tx, [...new Set([doctorId, other])]);
    return proposeTime(app, tx, {
      appointmentId: id,
      doctorId: other,
      startsAt,
      reason: 'leave',
      bookingWindowDays: 90,
    });
  });
}

export async function appointmentNow(app: Pick<App, 'db'>, id: string) {
  return (await app.db.select().from(appointments).where(eq(appointments.id, id)))[0]!;
}

export async function proposalNow(app: Pick<App, 'db'>, id: string) {
  return (await app.db.select().from(timeProposals).where(eq(timeProposals.id, id)))[0];
}

/** Slots that are held for proposals. */
export async function heldSlots(app: Pick<App, 'db'>) {
  return app.db.select().from(appointments).where(like(appointments.holderHash, 'proposal:%'));
}

/** The token of the link in a mail. */
export const tokenIn = (text: string) => /\/new-time#([0-9a-f]{64})/.exec(text)![1]!;
