/** Accounts: who may sign in, and which sign-in methods lead to the same person. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { noteCredentialChange } from './credential-notice.server.ts';
import { proveAddress, type EndSessions } from './prove-address.server.ts';
import { idMaskOf, sealPerson, type CheckedIdentity } from '#src/features/patient/persons/persons.server.ts';
import { maskedEmail } from './masked-email.rules.ts';
import { accountMerged, addressMissing, addressNotVerified } from './accounts.errors.ts';
import {
  findAccountByEmail,
  findAccountById,
  findAccountOfIdentity,
  findMergedInto,
  findSelf,
  insertAccount,
  insertPerson,
  lockAddress,
  upsertIdentity,
  type AccountRow,
} from './data/accounts.store.server.ts';

export type { AccountRow } from './data/accounts.store.server.ts';

type Ports = Pick<App, 'clock' | 'random' | 'secrets'>;

/** The account in a sign-in's answer: the specification's user_id, firstname and nric, which is masked. */
export interface AccountSummary {
  user_id: string;
  firstname: string;
  email: string;
  /** '******-**-1234', or an empty text. */
  nric: string;
}

/** The account, or null when there is none or it was deleted for its owner. */
export async function findAccount(app: Pick<App, 'db'>, accountId: string): Promise<AccountRow | null> {
  return (await findAccountById(app.db, accountId)) ?? null;
}

/** The account with that mail address. */
export async function findAccountOfAddress(app: Pick<App, 'db'>, email: string): Promise<AccountRow | null> {
  return (await findAccountByEmail(app.db, email)) ?? null;
}

/** The account in the answers of sign-in calls, with the identity number masked; null for an unknown account. */
export async function accountSummary(
  app: Pick<App, 'db' | 'secrets'>,
  accountId: string,
): Promise<AccountSummary | null> {
  const [account, self] = await Promise.all([findAccountById(app.db, accountId), findSelf(app.db, accountId)]);
  return account
    ? {
        user_id: account.id,
        firstname: account.name,
        email: account.email,
        nric: (self && idMaskOf(app.secrets, self)) ?? '',
      }
    : null;
}

/**
 * The account of a verified identity; created at the first sign-in. Several providers of one address lead to one
 * account only where both the provider and this site have verified the address: an unverified claim, or an account
 * that a stranger made before its owner came, is never joined. Throws address_not_verified, address_missing, and
 * account_merged (403) for one that staff have merged into another.
 */
export async function accountOfIdentity(
  app: Ports,
  tx: Transaction,
  { identity, endSessions }: { identity: VerifiedIdentity; endSessions: EndSessions },
): Promise<AccountRow> {
  const now = app.clock.now();
  const known = await findAccountOfIdentity(tx, identity);
  if (known) {
    await upsertIdentity(tx, { ...identityRow(identity, known.id), lastUsedAt: now });
    if (identity.isEmailVerified && !known.emailVerifiedAt && identity.email === known.email)
      await proveAddress(app, tx, { account: known, confirmed: identity, endSessions });
    return (await findAccountById(tx, known.id))!;
  }
  await refuseMerged(app, tx, identity);
  if (!identity.email) throw addressMissing();
  await lockAddress(tx, identity.email);
  const owner = await findAccountByEmail(tx, identity.email);
  if (owner && !(identity.isEmailVerified && owner.emailVerifiedAt)) throw addressNotVerified();
  const account =
    owner ??
    (await openAccount(app, tx, {
      email: identity.email,
      name: identity.name ?? identity.email.split('@')[0]!,
      isVerified: identity.isEmailVerified,
    }));
  await upsertIdentity(tx, { ...identityRow(identity, account.id), lastUsedAt: now });
  if (owner)
    await noteCredentialChange(app, tx, {
      actor: { kind: 'anyone' },
      account,
      what: { change: 'sign_in_method_added', label: methodNames[identity.method] },
    });
  return account;
}

/** Throws account_merged for a sign-in method, or a verified address, of an account that was merged recently. */
async function refuseMerged(app: Ports, tx: Transaction, identity: VerifiedIdentity): Promise<void> {
  const emailHash = identity.email && identity.isEmailVerified ? emailHashOf(app, identity.email) : null;
  const merged = await findMergedInto(tx, { ...identity, emailHash });
  if (merged) throw accountMerged(maskedEmail(merged.email));
}

/** The keyed hash by which a closed account is found by its former address. */
export function emailHashOf(app: Pick<App, 'secrets'>, email: string): string {
  return app.secrets.hash(`email:${email}`);
}

const methodNames = {
  google: 'Google',
  facebook: 'Facebook',
  password: 'Firebase',
  provider: 'OpenID Connect',
} as const;

interface NewAccount {
  email: string;
  name: string;
  isVerified: boolean;
  /** In E.164. */
  phone?: string;
  account?: Partial<AccountRow>;
  /** The person's data; absent where unknown. */
  person?: CheckedIdentity;
}

/** Creates an account with its person. */
export async function openAccount(app: Ports, tx: Transaction, input: NewAccount): Promise<AccountRow> {
  const id = app.random.uuid();
  const { email, name, isVerified, phone, account, person } = input;
  const now = app.clock.now();
  await insertAccount(tx, {
    id,
    email,
    name,
    emailVerifiedAt: isVerified ? now : null,
    createdAt: now,
    updatedAt: now,
    ...account,
    ...(phone
      ? { phone: app.secrets.seal(phone, ['accounts', 'phone', id]), phoneHash: app.secrets.hash(`phone:${phone}`) }
      : {}),
  });
  await recordAudit(app, tx, {
    actor: { kind: 'anyone' },
    action: 'account_opened',
    subjectKind: 'account',
    subjectId: id,
    patientId: id,
  });
  const personId = app.random.uuid();
  await insertPerson(tx, {
    id: personId,
    accountId: id,
    relationship: 'self',
    name,
    createdAt: now,
    updatedAt: now,
    ...(person ? sealPerson(app.secrets, personId, person) : {}),
  });
  return (await findAccountById(tx, id))!;
}

function identityRow({ issuer, subject }: VerifiedIdentity, accountId: string) {
  return { issuer, subject, accountId };
}
