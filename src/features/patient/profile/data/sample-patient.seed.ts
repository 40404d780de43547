import { z } from 'zod';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import {
  appointmentHistory,
  appointments,
  weeklySessions,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import { bookmarks } from '#src/features/patient/collections/data/collections.table.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { keywords } from '#src/features/site/keyword-routing/data/keywords.table.ts';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';
import type { Secrets } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { addDays, atMalaysianTime, malaysianDay, weekdayOf } from '#src/shared/dates.ts';

type Sealing = Pick<Secrets, 'seal' | 'hash'>;

/** Ids that other samples and tests refer to: the sample patient's son and mother. */
export const samplePersons = {
  son: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0c001',
  mother: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0c002',
} as const;

const member = z.strictObject({
  relationship: z.enum(['child', 'parent']),
  name: z.string(),
  dateOfBirth: z.iso.date(),
  gender: z.enum(['female', 'male']),
  nric: z.string(),
});

/** `sample/patient.json`: the data of the sample patient. `in` is in days from today. */
const patientSchema = z.strictObject({
  address: z.record(z.string(), z.string()),
  family: z.strictObject({ son: member, mother: member }),
  visits: z.array(
    z.strictObject({
      in: z.int(),
      status: z.enum(['confirmed', 'completed', 'cancelled']),
      person: z.enum(['self', 'son', 'mother']),
      reason: z.string(),
    }),
  ),
  bookmarks: z.array(
    z.strictObject({
      kind: z.enum(['doctor', 'health_package', 'article', 'podcast', 'video']),
      component: z.string(),
      count: z.int(),
    }),
  ),
});
type PatientSample = z.output<typeof patientSchema>;

/**
 * The data of the account patient@example.test besides its sign-in: address, family, upcoming and past appointments,
 * bookmarks.
 */
export async function seedSamplePatient(tx: Transaction, secrets: Sealing): Promise<void> {
  const at = new Date('2026-11-01T09:00:00+08:00');
  const sample = readSampleJson('patient.json', patientSchema);
  await tx
    .update(accounts)
    .set({ address: secrets.seal(JSON.stringify(sample.address), ['accounts', 'address', sampleAccounts.patient]) })
    .where(eq(accounts.id, sampleAccounts.patient));
  await tx.insert(persons).values(
    (['son', 'mother'] as const)
      .map((who) => ({ ...sample.family[who], id: samplePersons[who] }))
      .map(({ nric, ...person }) => ({
        ...person,
        accountId: sampleAccounts.patient,
        nationality: 'MY',
        idKind: 'nric' as const,
        idNumber: secrets.seal(nric, ['persons', 'id_number', person.id]),
        idHash: secrets.hash(`id:nric::${nric}`),
        dateOfBirth: secrets.seal(person.dateOfBirth, ['persons', 'date_of_birth', person.id]),
        // An adult's agreement is valid for a year.
        accessUntil: person.relationship === 'parent' ? addDays(malaysianDay(new Date()), 300) : null,
        createdAt: at,
        updatedAt: at,
      })),
  );
  await seedAppointments(tx, secrets, sample);
  await seedBookmarks(tx, at, sample.bookmarks);
}

/**
 * Days count from the day on which the sample is written, so that some appointments are upcoming; each is with another
 * doctor, at the first slot of a session.
 */
async function seedAppointments(tx: Transaction, secrets: Sealing, { visits, family }: PatientSample): Promise<void> {
  const [self] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, sampleAccounts.patient));
  const today = malaysianDay(new Date());
  const bookable = await tx
    .select({ id: doctors.id })
    .from(doctors)
    .where(
      and(
        eq(doctors.hasLiveSchedule, true),
        sql`exists (select from ${weeklySessions} where ${weeklySessions.doctorId} = ${doctors.id} and mode = 'in_person')`,
      ),
    )
    .orderBy(asc(doctors.id))
    .limit(visits.length * 7);
  for (const [index, visit] of visits.entries()) {
    const [session] = await tx
      .select()
      .from(weeklySessions)
      .where(and(eq(weeklySessions.doctorId, bookable[index * 7]!.id), eq(weeklySessions.mode, 'in_person')))
      .orderBy(asc(weeklySessions.id))
      .limit(1);
    const wanted = addDays(today, visit.in);
    const day = addDays(wanted, (session!.weekday! - weekdayOf(wanted) + 7) % 7);
    const startsAt = atMalaysianTime(day, session!.startsAt);
    const endsAt = new Date(startsAt.getTime() + session!.slotMinutes * 60_000);
    const id = `0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0d00${index + 1}`;
    const bookedAt = new Date(Math.min(startsAt.getTime(), Date.now()) - 3 * 86_400_000);
    await tx.insert(appointments).values({
      id,
      reference: `ASAMPLE${String(index + 1).padStart(3, '0')}`,
      doctorId: session!.doctorId,
      hospitalId: session!.hospitalId,
      mode: session!.mode,
      seat: 1,
      startsAt,
      endsAt,
      during:
        sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, '[)')` as unknown as string,
      status: visit.status,
      holderHash: `patient:${sampleAccounts.patient}`,
      personId: visit.person === 'self' ? sampleAccounts.patient : samplePersons[visit.person],
      patientName: secrets.seal(visit.person === 'self' ? self!.name : family[visit.person].name, [
        'appointments',
        'patient_name',
        id,
      ]),
      phone: secrets.seal('+60123450001', ['appointments', 'phone', id]),
      phoneHash: secrets.hash('phone:+60123450001'),
      email: secrets.seal('patient@example.test', ['appointments', 'email', id]),
      reason: secrets.seal(visit.reason, ['appointments', 'reason', id]),
      visit: 'returning',
      payer: 'self_pay',
      consentVersion: '2026-11-01',
      cancelledBy: visit.status === 'cancelled' ? 'patient' : null,
      createdAt: bookedAt,
      updatedAt: bookedAt,
    });
    await tx
      .insert(appointmentHistory)
      .values({ appointmentId: id, at: bookedAt, fromStatus: 'held', toStatus: visit.status, by: 'patient' });
  }
}

async function seedBookmarks(tx: Transaction, at: Date, sample: PatientSample['bookmarks']): Promise<void> {
  for (const { kind, component, count } of sample) {
    const bookmarked = await tx
      .selectDistinct({ itemId: keywords.itemId })
      .from(keywords)
      .where(inArray(keywords.component, [component]))
      .orderBy(asc(keywords.itemId))
      .limit(count);
    const rows = bookmarked.flatMap(({ itemId }, index) =>
      itemId === null
        ? []
        : [
            {
              ownerKey: `patient:${sampleAccounts.patient}`,
              kind,
              itemId,
              createdAt: new Date(at.getTime() + index * 86_400_000),
            },
          ],
    );
    if (rows.length > 0) await tx.insert(bookmarks).values(rows);
  }
}
