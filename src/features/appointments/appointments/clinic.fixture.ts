import { createHash } from 'node:crypto';
import { pino } from 'pino';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { movableClock } from '#src/platform/clock.ts';
import { createDailyCounts } from '#src/platform/daily-counts/daily-counts.server.ts';
import { createMetrics } from '#src/platform/metrics/metrics.server.ts';
import { readMessages } from '#src/platform/outbox/outbox.server.ts';
import { sandboxSettings } from '#src/platform/payment-gateway/gateway-settings.ts';
import { hostedGateway } from '#src/platform/payment-gateway/hosted-gateway.server.ts';
import { systemRandom } from '#src/platform/random.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { doctorHospitals, doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { settings } from '#src/features/site/settings/data/settings.table.ts';
import { sql } from 'drizzle-orm';
import { folderStorage } from '#src/platform/files/folder-storage.server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { atMalaysianTime } from '#src/shared/dates.ts';
import { sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { doctorLeave, publicHolidays, weeklySessions } from './data/appointments.table.ts';

/** This test has no sign-in. */
const noSignIn = undefined as never;

/**
 * A small clinic on its own database, Monday 23 November 2026, 9 am: one doctor at two hospitals, and one who is
 * booked by request.
 */
export async function openClinic() {
  const database = await openTestDatabase();
  const clock = movableClock('2026-11-23T09:00:00+08:00');
  const app: App = {
    staffProvider: null,
    db: database.db,
    pool: database.pool,
    cache: { get: (_name, _areas, ask) => ask(), getEach: (question, keys) => question.ask(keys) },
    clock,
    random: systemRandom,
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    dailyCounts: createDailyCounts({ db: database.db, clock }),
    secrets: createSecrets('a secret key of tests alone'),
    config: {
      publicOrigin: 'http://localhost:3000',
      apiKeys: [],
      isProduction: false,
      hasSimulators: true,
      secretKey: 'a secret key of tests alone',
      mailFrom: 'care@example.test',
      social: {},
      filesFolder: '/dev/null',
      recordings: { maxBytes: 1_000_000 },
    },
    identity: noSignIn,
    social: noSignIn,
    onSignIn: noSignIn,
    sampleData: { isAvailable: false, load: async () => {} },
    dataSubjectHandlers: [],
    retention: {},
    appointmentService: null,
    payments: hostedGateway(sandboxSettings('http://localhost:3000'), fetch),
    files: folderStorage('/dev/null'),
    mediaConverter: null,
    malwareScanner: null,
  };
  const ids = await insertClinic(app);
  const messages = (recipient: string) => readMessages(app, { to: recipient, limit: 1000 });
  /** Requests a code and reads it from the SMS. */
  const codeFor = async (phone: string) => {
    await sendCode(app, { phone, language: 'en', purpose: 'booking' });
    const [sms] = await messages(phone);
    return /\b\d{6}\b/.exec(sms!.text)![0];
  };
  return { app, clock, ...ids, messages, codeFor, close: database.close };
}

export function guest(name: string): Actor {
  return { kind: 'guest', tokenHash: createHash('sha256').update(name).digest('hex') };
}

export function detailsFor(phone: string) {
  return {
    name: 'Aminah binti Yusof',
    phone,
    email: 'aminah@example.test',
    reason: 'Headache',
    visit: 'new' as const,
    payer: 'self_pay' as const,
    insurer: undefined,
    consentVersion: '2026-01',
  };
}

export const at = atMalaysianTime;

export async function insertClinic(app: App) {
  const brand = {
    groupName: 'Melur Healthcare',
    shortName: 'Melur',
    strapline: { en: 'We are here for your care.' },
    phone: '+60312345678',
    emergencyPhone: '999',
    email: 'care@example.test',
    address: 'Kuala Lumpur',
    registrationNumber: '1',
    social: [],
    faviconUrl: '/favicon.svg',
  };
  const values = [
    { key: 'brand', value: brand },
    { key: 'appointments', value: { cancelUntilHours: 24, holdMinutes: 5, bookingWindowDays: 60 } },
    { key: 'privacyNotice', value: { version: '2026-01' } },
  ];
  await app.db
    .insert(settings)
    .values(values)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
  const selangor = await insertHospital(app, 'Clinic Selangor');
  const perlis = await insertHospital(app, 'Clinic Perlis');
  const doctorId = await insertDoctor(app, 'test-doctor', { hasLiveSchedule: true, confirmsAtOnce: true }, [
    selangor,
    perlis,
  ]);
  const requestDoctorId = await insertDoctor(
    app,
    'test-request-doctor',
    { hasLiveSchedule: false, confirmsAtOnce: false },
    [selangor],
  );
  const weekdays = [1, 2, 3, 4, 5];
  await app.db.insert(weeklySessions).values([
    ...weekdays.map((weekday) => ({
      doctorId,
      hospitalId: selangor,
      weekday,
      startsAt: '09:00',
      endsAt: '12:00',
      slotMinutes: 20,
      mode: 'in_person' as const,
    })),
    {
      doctorId,
      hospitalId: perlis,
      weekday: 2,
      startsAt: '14:00',
      endsAt: '15:00',
      slotMinutes: 30,
      capacity: 2,
      mode: 'teleconsult' as const,
    },
  ]);
  await app.db.insert(doctorLeave).values({ doctorId, startsOn: '2026-11-26', endsOn: '2026-11-26' });
  await app.db
    .insert(publicHolidays)
    .values({ state: 'Clinic Selangor', day: '2026-11-27', name: { en: 'Founders’ day' } });
  return { selangor, perlis, doctorId, requestDoctorId };
}

/** Inserts a hospital in a state of its own, so that the sample's holidays do not apply. */
export async function insertHospital(app: Pick<App, 'db'>, name: string): Promise<number> {
  const slug = name.toLowerCase().replace(' ', '-');
  const [row] = await app.db
    .insert(hospitals)
    .values({
      slug,
      name,
      state: name,
      town: 'Town',
      latitude: 3,
      longitude: 101,
      postcode: '40000',
      address: '1 Jalan Melur',
      phone: '+60312340000',
      emergencyPhone: '+60312340001',
      email: 'clinic@example.test',
      hasEmergency: false,
      isClinicNetworkMember: false,
      receivesInternationalPatients: false,
      beds: 10,
      openedYear: 2000,
      summary: { en: 'A clinic' },
      about: { en: 'A clinic' },
      facilities: [],
    })
    .returning({ id: hospitals.id });
  return row!.id;
}

export async function insertDoctor(
  app: Pick<App, 'db'>,
  slug: string,
  how: { hasLiveSchedule: boolean; confirmsAtOnce: boolean },
  hospitalIds: number[],
): Promise<number> {
  const [row] = await app.db
    .insert(doctors)
    .values({
      slug,
      name: 'Dr Test',
      gender: 'female',
      languages: ['en'],
      registrationNumber: '1',
      qualifications: [],
      about: { en: 'About' },
      interests: [],
      practisingSince: 2000,
      offersTeleconsult: true,
      ...how,
      portraitSeed: slug,
      searchName: 'test',
    })
    .returning({ id: doctors.id });
  await app.db
    .insert(doctorHospitals)
    .values(
      hospitalIds.map((hospitalId) => ({ doctorId: row!.id, hospitalId, room: 'Suite 1', consultationFeeSen: 10_000 })),
    );
  return row!.id;
}
