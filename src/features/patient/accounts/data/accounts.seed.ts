import { and, eq, inArray, isNull } from 'drizzle-orm';
import { identityCredentials, identityUsers } from '#src/platform/identity/embedded/identity.table.ts';
import { hashPassword } from '#src/platform/identity/password-hash.server.ts';
import type { Secrets } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { sampleAccounts, samplePassword, sampleTotpSecret, type SampleAccount } from './sample-accounts.seed.ts';
import { accounts, identities, persons } from './accounts.table.ts';

const people: Record<SampleAccount, { name: string; email: string; gender: 'female' | 'male'; born: string }> = {
  patient: { name: 'Nur Aisyah binti Hamzah', email: 'patient@example.test', gender: 'female', born: '1988-04-12' },
  newPatient: { name: 'Lim Jia Hao', email: 'newpatient@example.test', gender: 'male', born: '1995-09-30' },
  editor: { name: 'Farah binti Idris', email: 'editor@example.test', gender: 'female', born: '1990-01-05' },
  frontdesk: { name: 'Kavitha a/p Raman', email: 'frontdesk@example.test', gender: 'female', born: '1992-06-21' },
  packages: { name: 'Tan Mei Ling', email: 'packages@example.test', gender: 'female', born: '1987-11-02' },
  gl: { name: 'Azman bin Othman', email: 'gl@example.test', gender: 'male', born: '1983-03-17' },
  recruiter: { name: 'Siti Hajar binti Kassim', email: 'recruiter@example.test', gender: 'female', born: '1991-08-09' },
  procurement: { name: 'Rajesh a/l Kumar', email: 'procurement@example.test', gender: 'male', born: '1985-12-28' },
  admin: { name: 'Wong Siew Mun', email: 'admin@example.test', gender: 'female', born: '1980-02-14' },
  deputy: { name: 'Noraini binti Salleh', email: 'deputy@example.test', gender: 'female', born: '1982-07-23' },
};

/** The identity number of the sample patient, plainly invented: born 12 April 1988 in Selangor. */
const samplePatientNric = '880412105556';

/** The sample accounts with their password; staff have the second factor on. Duties, persons and bookings are other areas' samples. */
export async function seedAccounts(tx: Transaction, secrets: Pick<Secrets, 'seal' | 'hash'>): Promise<void> {
  const password = await hashPassword(samplePassword);
  const at = new Date('2026-11-01T09:00:00+08:00');
  for (const [key, person] of Object.entries(people)) {
    const id = sampleAccounts[key as SampleAccount];
    const isStaff = !['patient', 'newPatient'].includes(key);
    await tx.insert(identityUsers).values({ id, name: person.name, email: person.email, emailVerified: true });
    await tx
      .insert(identityCredentials)
      .values({ id: `${id}-password`, accountId: id, providerId: 'credential', userId: id, password });
    await tx.insert(accounts).values({
      id,
      email: person.email,
      name: person.name,
      emailVerifiedAt: at,
      createdAt: at,
      updatedAt: at,
      consentVersion: '2026-11-01',
      consentAt: at,
      ...(isStaff
        ? { totpSecret: secrets.seal(sampleTotpSecret, ['accounts', 'totp_secret', id]), secondFactorAt: at }
        : {}),
    });
    await tx.insert(identities).values({ accountId: id, issuer: 'local:credential', subject: id });
    await tx.insert(persons).values({
      id,
      accountId: id,
      relationship: 'self',
      name: person.name,
      dateOfBirth: secrets.seal(person.born, ['persons', 'date_of_birth', id]),
      gender: person.gender,
      nationality: 'MY',
      createdAt: at,
      updatedAt: at,
    });
  }
  const phone = '+60123450001';
  await tx
    .update(accounts)
    .set({
      phone: secrets.seal(phone, ['accounts', 'phone', sampleAccounts.patient]),
      phoneHash: secrets.hash(`phone:${phone}`),
      phoneVerifiedAt: at,
    })
    .where(eq(accounts.id, sampleAccounts.patient));
  await tx
    .update(persons)
    .set({
      idKind: 'nric',
      idNumber: secrets.seal(samplePatientNric, ['persons', 'id_number', sampleAccounts.patient]),
      idHash: secrets.hash(`id:nric::${samplePatientNric}`),
    })
    .where(eq(persons.id, sampleAccounts.patient));
}

/** Whether somebody could sign in with the published password: a sample account is there and not deleted. */
export async function hasSampleAccounts(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, Object.values(sampleAccounts)), isNull(accounts.deletedAt)))
    .limit(1);
  return found.length > 0;
}
