import { and, eq, ne } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { memberNumber } from '../memberships.rules.ts';
import { defaultCareProgramme } from './care-programme.seed.ts';
import { memberships, membershipTerms } from './memberships.table.ts';

const dayMs = 86_400_000;

/** patient@example.test has joined the free level with the family, some weeks ago. */
export async function seedMemberships(tx: Transaction): Promise<void> {
  const family = await tx
    .select({ id: persons.id })
    .from(persons)
    .innerJoin(accounts, eq(accounts.id, persons.accountId))
    .where(and(eq(accounts.id, sampleAccounts.patient), ne(persons.relationship, 'parent')))
    .orderBy(persons.id);
  const joinedAt = new Date(Date.now() - 48 * dayMs);
  for (const [index, { id: personId }] of family.entries()) {
    const membershipId = `0b6f2c1e-7d1a-4c52-9f6e-2a51c7d1e00${index + 1}`;
    await tx.insert(memberships).values({
      id: membershipId,
      number: memberNumber(`7031940062${index}`),
      accountId: sampleAccounts.patient,
      personId,
      createdAt: joinedAt,
    });
    await tx.insert(membershipTerms).values({
      id: `0b6f2c1e-7d1a-4c52-9f6e-2a51c7d1f00${index + 1}`,
      membershipId,
      reference: 'CSAMPLE001',
      plan: 'cares',
      tier: 'cares',
      state: 'running',
      months: null,
      orderId: null,
      startsOn: addDays(malaysianDay(new Date()), -48),
      endsOn: null,
      termsVersion: defaultCareProgramme.termsVersion,
      agreedAt: joinedAt,
    });
  }
}
