import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppointmentState } from '../appointments.rules.ts';
import { confirmAppointment } from '#src/features/appointments/booking/booking.server.ts';
import { at, detailsFor, guest, openClinic } from '../clinic.fixture.ts';
import { appointmentHistory, appointments } from '../data/appointments.table.ts';
import { insertAppointment } from '../data/appointments.store.server.ts';

let clinic: Awaited<ReturnType<typeof openClinic>>;
beforeAll(async () => {
  clinic = await openClinic();
});
beforeEach(async () => {
  await clinic.app.db.delete(appointmentHistory);
  await clinic.app.db.delete(appointments).where(ne(appointments.status, 'held'));
});
afterAll(() => clinic.close());

const phone = '+60123001001';
/** Books appointments with the doctor who is booked by request, one seat after the other. */
async function booked(many: number, changes: { status: AppointmentState; startsAt: Date; createdAt: Date }) {
  await clinic.app.db.transaction(async (tx) => {
    for (let index = 0; index < many; index += 1)
      await insertAppointment(tx, {
        id: clinic.app.random.uuid(),
        reference: clinic.app.random.reference('A'),
        doctorId: clinic.requestDoctorId,
        hospitalId: clinic.selangor,
        mode: 'in_person',
        seat: index + 1,
        endsAt: new Date(changes.startsAt.getTime() + 1_800_000),
        holderHash: 'another browser of theirs',
        phoneHash: clinic.app.secrets.hash(`phone:${phone}`),
        language: 'en',
        updatedAt: changes.createdAt,
        ...changes,
      });
  });
}
const book = async (time: string, who = 'family', number = phone) =>
  confirmAppointment(clinic.app, guest(who), {
    doctorId: clinic.doctorId,
    startsAt: at('2026-11-25', time),
    language: 'en',
    details: detailsFor(number),
    code: await clinic.codeFor(number),
  });
const lastWeek = new Date('2026-11-16T09:00:00+08:00');

test('one phone number has twenty appointments to come at most, and others go on booking', async () => {
  await booked(19, { status: 'confirmed', startsAt: at('2026-12-01', '09:00'), createdAt: lastWeek });
  expect((await book('09:00')).status).toBe('confirmed');
  clinic.clock.advance(60_000);
  await expect(book('09:20', 'a new browser')).rejects.toMatchObject({
    details: { status: 429, code: 'bookings_spent' },
  });
  expect((await book('09:40', 'somebody else', '+60123001002')).status).toBe('confirmed');
});

test('thirty bookings in a day are enough, though they were cancelled', async () => {
  const now = clinic.clock.now();
  await booked(30, { status: 'cancelled', startsAt: at('2026-12-02', '09:00'), createdAt: now });
  clinic.clock.advance(20 * 60_000);
  await expect(book('10:00')).rejects.toMatchObject({ details: { code: 'bookings_spent' } });
});

test('what is over or long ago counts no more', async () => {
  await booked(25, { status: 'completed', startsAt: at('2026-11-20', '09:00'), createdAt: lastWeek });
  clinic.clock.advance(20 * 60_000);
  expect((await book('10:20')).status).toBe('confirmed');
});
