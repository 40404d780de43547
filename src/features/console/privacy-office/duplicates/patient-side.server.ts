/** One of two patients who are shown side by side. */
import type { App } from '#src/platform/app.ts';
import { findAccount, type AccountRow } from '#src/features/patient/accounts/accounts.server.ts';
import { collectPatientData } from '#src/features/patient/privacy/privacy.server.ts';
import { idMaskOf, listPersonRows, openBirthDate } from '#src/features/patient/persons/persons.server.ts';
import { countOf } from '../record-counts.ts';

export type PatientSide = NonNullable<Awaited<ReturnType<typeof readSide>>>;

/** An account with its own person, family and numbers of records, identity numbers masked; null for a deleted one. */
export async function readSide(app: App, accountId: string) {
  const account = await findAccount(app, accountId);
  if (!account) return null;
  const [people, data] = await Promise.all([listPersonRows(app.db, accountId), collectPatientData(app, accountId)]);
  const self = people.find(({ relationship }) => relationship === 'self');
  return {
    accountId,
    createdAt: account.createdAt,
    email: account.email,
    isEmailProved: account.emailVerifiedAt !== null,
    phone: opened(app, account, 'phone'),
    isPhoneProved: account.phoneVerifiedAt !== null,
    address: addressText(opened(app, account, 'address')),
    name: self?.name ?? account.name,
    dateOfBirth: self ? openBirthDate(app.secrets, self) : null,
    gender: self?.gender ?? null,
    nationality: self?.nationality ?? null,
    idKind: self?.idKind ?? null,
    idMask: self ? idMaskOf(app.secrets, self) : null,
    family: people
      .filter(({ relationship }) => relationship !== 'self')
      .map(({ id, name, relationship }) => ({ id, name, relationship })),
    areas: app.dataSubjectHandlers
      .map(({ name }) => ({ name, count: countOf(data[name]) }))
      .filter(({ name }) => !['account', 'accessLog', 'duplicates'].includes(name)),
  };
}

function opened(app: Pick<App, 'secrets'>, account: AccountRow, column: 'phone' | 'address'): string | null {
  const sealed = account[column];
  return sealed && app.secrets.open(sealed, ['accounts', column, account.id]);
}

/** The parts of a stored address in one line. */
function addressText(address: string | null): string | null {
  if (!address) return null;
  return Object.values(JSON.parse(address) as Record<string, string>)
    .filter(Boolean)
    .join(', ');
}
