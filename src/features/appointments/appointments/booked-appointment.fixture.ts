import type { App } from '#src/platform/app.ts';
import { insertAppointment } from './data/appointments.store.server.ts';

/** A confirmed appointment of twenty minutes in person, as the database stores it. */
export function insertBookedAppointment(
  app: Pick<App, 'db' | 'random' | 'secrets'>,
  { doctorId, hospitalId, startsAt, name }: { doctorId: number; hospitalId: number; startsAt: Date; name: string },
) {
  return app.db.transaction((tx) =>
    insertAppointment(tx, {
      id: app.random.uuid(),
      reference: app.random.reference('A'),
      doctorId,
      hospitalId,
      mode: 'in_person',
      seat: 1,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 20 * 60_000),
      status: 'confirmed',
      holderHash: `guest-${name}`,
      patientName: app.secrets.seal(name),
      language: 'en',
    }),
  );
}
