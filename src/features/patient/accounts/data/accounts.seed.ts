import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { identityCredentials, identityUsers } from '#src/platform/identity/embedded/identity.table.ts';
import { hashPassword } from '#src/platform/identity/password-hash.server.ts';
import type { Secrets } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';
import { sampleAccounts, type SampleAccount } from './sample-accounts.seed.ts';
import { accounts, identities } from './accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';

const personSchema = z.strictObject({
  name: z.string(),
  email: z.email(),
  gender: z.enum(['female', 'male']),
  born: z.iso.date(),
});

/**
 * `sample/accounts.json`: the people who can sign in, with the one password and the one secret of their second factors.
 */
const accountsSchema = z.strictObject({
  password: z.string(),
  totpSecret: z.string(),
  /** Invented: born 12 April 1988 in Selangor. */
  patientNric: z.string().length(12),
  patientPhone: z.string(),
  people: z.record(z.enum(Object.keys(sampleAccounts) as [SampleAccount, ...SampleAccount[]]), personSchema),
});

/**
 * The sample accounts with their password; staff have the second factor on. Role assignments, persons and bookings are
 * in other features' samples.
 */
export async function seedAccounts(tx: Transaction, secrets: Pick<Secrets, 'seal' | 'hash'>): Promise<void> {
  const sample = readSampleJson('accounts.json', accountsSchema);
  const password = await hashPassword(sample.password);
  const at = new Date('2026-11-01T09:00:00+08:00');
  for (const [key, person] of Object.entries(sample.people)) {
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
        ? { totpSecret: secrets.seal(sample.totpSecret, ['accounts', 'totp_secret', id]), secondFactorAt: at }
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
  const phone = sample.patientPhone;
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
      idNumber: secrets.seal(sample.patientNric, ['persons', 'id_number', sampleAccounts.patient]),
      idHash: secrets.hash(`id:nric::${sample.patientNric}`),
    })
    .where(eq(persons.id, sampleAccounts.patient));
}

/** Whether somebody could sign in with the published password: a sample account exists and is not deleted. */
export async function hasSampleAccounts(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, Object.values(sampleAccounts)), isNull(accounts.deletedAt)))
    .limit(1);
  return found.length > 0;
}
