import { and, eq } from 'drizzle-orm';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { Secrets } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { maskNumber } from '#src/shared/identifiers/mask.ts';
import { medicalCards } from './medical-cards.table.ts';

const number = 'PT 2024 118 7703';

/** patient@example.test has one stored card, which fills in the form for a guarantee letter. */
export async function seedMedicalCards(tx: Transaction, secrets: Secrets): Promise<void> {
  const [self] = await tx
    .select({ id: persons.id })
    .from(persons)
    .where(and(eq(persons.accountId, sampleAccounts.patient), eq(persons.relationship, 'self')));
  const storedAt = new Date(Date.now() - 60 * 86_400_000);
  await tx.insert(medicalCards).values({
    id: '4c6b1f0e-9a2d-4e71-8b35-6f1d2c7a9e01',
    accountId: sampleAccounts.patient,
    personId: self!.id,
    insurer: 'Permai Takaful',
    number: secrets.seal(number, ['medical_cards', 'number', '4c6b1f0e-9a2d-4e71-8b35-6f1d2c7a9e01']),
    numberHash: secrets.hash(`medical card ${number.replace(/[\s-]/g, '')}`),
    numberMask: maskNumber(number),
    validFrom: '2024-03-01',
    validUntil: null,
    createdAt: storedAt,
    updatedAt: storedAt,
  });
}
