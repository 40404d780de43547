/** Doctors and patients, inserted before the servers start. */
import { sql } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { insertDoctor, insertHospital } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { weeklySessions } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { App } from '#src/platform/app.ts';
import { ownerOf } from '#src/platform/actor.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { systemRandom } from '#src/platform/random.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { testSecretKey } from '#tests/support/test-secret-key.ts';

export const holdMinutes = 1;
export const slotMinutes = 15;
const opensAt = 9;
const closesAt = 17;

export interface Doctor {
  id: number;
  slug: string;
}

/** A patient with a verified number, signed in with a browser. */
export interface Patient {
  holder: string;
  phone: string;
  headers: { cookie: string; 'x-zone-token': string };
  csrfToken: string;
}

export interface Clinic {
  doctors: Doctor[];
  patients: Patient[];
  /** Bookable starts that can still be changed, ISO. */
  slots: string[];
}

export async function fillClinic(db: Database, size: { doctors: number; patients: number }): Promise<Clinic> {
  const app = {
    db,
    clock: systemClock,
    random: systemRandom,
    secrets: createSecrets(testSecretKey),
    config: { secretKey: testSecretKey },
  } as App;
  await db.execute(
    sql`update settings set value = value || ${JSON.stringify({ holdMinutes, bookingWindowDays: 60 })}::jsonb where key = 'appointments'`,
  );
  const hospitalId = await insertHospital(app, 'Clinic Faults');
  const doctors: Doctor[] = [];
  for (let index = 0; index < size.doctors; index += 1) {
    const slug = `faults-doctor-${index}`;
    const id = await insertDoctor(app, slug, { hasLiveSchedule: true, confirmsAtOnce: true }, [hospitalId]);
    await db.insert(weeklySessions).values(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        doctorId: id,
        hospitalId,
        weekday,
        startsAt: `0${opensAt}:00`,
        endsAt: `${closesAt}:00`,
        slotMinutes,
        mode: 'in_person' as const,
      })),
    );
    doctors.push({ id, slug });
  }
  const patients: Patient[] = [];
  for (let index = 0; index < size.patients; index += 1) patients.push(await newPatient(app, index));
  return { doctors, patients, slots: bookableSlots(new Date()) };
}

async function newPatient(app: App, index: number): Promise<Patient> {
  const phone = `+60135${String(index).padStart(6, '0')}`;
  const { accountId, actor, cookie, csrfToken } = await signedInPatient(app, `Patient ${index}`);
  await app.db
    .update(accounts)
    .set({
      phone: app.secrets.seal(phone),
      phoneHash: app.secrets.hash(`phone:${phone}`),
      phoneVerifiedAt: new Date(),
    })
    .where(sql`${accounts.id} = ${accountId}`);
  return { holder: ownerOf(actor)!, phone, headers: { cookie, 'x-zone-token': csrfToken }, csrfToken };
}

/** From the day after tomorrow, for thirty days. */
function bookableSlots(now: Date): string[] {
  const dayMs = 86_400_000;
  const malaysianMidnight = Math.floor((now.getTime() + 8 * 3_600_000) / dayMs) * dayMs - 8 * 3_600_000;
  const slots: string[] = [];
  for (let day = 2; day < 32; day += 1)
    for (let minute = opensAt * 60; minute < closesAt * 60; minute += slotMinutes)
      slots.push(new Date(malaysianMidnight + day * dayMs + minute * 60_000).toISOString());
  return slots;
}
