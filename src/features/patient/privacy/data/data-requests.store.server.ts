import { and, asc, desc, eq, inArray, notInArray, or, isNull } from 'drizzle-orm';
import {
  accounts,
  emailChanges,
  identities,
  passkeys,
  recoveryCodes,
} from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import {
  formDrafts,
  knownDevices,
  pendingSignIns,
  sessions,
} from '#src/features/patient/sessions/data/sessions.table.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

/** Sign-in methods and devices of the account, without secrets. */
export async function listSignInMethods(db: Database, accountId: string) {
  const [methods, keys, devices] = await Promise.all([
    db
      .select({ issuer: identities.issuer, createdAt: identities.createdAt, lastUsedAt: identities.lastUsedAt })
      .from(identities)
      .where(eq(identities.accountId, accountId))
      .orderBy(asc(identities.id)),
    db
      .select({ label: passkeys.label, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(passkeys.createdAt)),
    db
      .select({
        device: sessions.device,
        method: sessions.method,
        startedAt: sessions.startedAt,
        lastSeenAt: sessions.lastSeenAt,
        endedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.accountId, accountId))
      .orderBy(asc(sessions.startedAt)),
  ]);
  return { identities: methods, passkeys: keys, sessions: devices };
}

export async function listPersonsToExport(db: Database, accountId: string) {
  return db.select().from(persons).where(eq(persons.accountId, accountId)).orderBy(asc(persons.createdAt));
}

/** Drafts of forms, and a new mail address that is not verified yet. */
export async function listUnfinished(db: Database, accountId: string) {
  const [drafts, addresses] = await Promise.all([
    db
      .select({ path: formDrafts.path, fields: formDrafts.fields, createdAt: formDrafts.createdAt })
      .from(formDrafts)
      .where(eq(formDrafts.accountId, accountId)),
    db.select().from(emailChanges).where(eq(emailChanges.accountId, accountId)),
  ]);
  return { drafts, addresses };
}

/**
 * Accesses to the patient's data, newest first: by staff, the system, and other accounts. The patient's own are left
 * out unless requested. Accesses to accounts that were merged into this one are included.
 */
export async function listAccesses(
  db: Database,
  { accountId, withOwn, limit, offset }: { accountId: string; withOwn: boolean; limit: number; offset: number },
) {
  const merged = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.mergedInto, accountId));
  const all = [accountId, ...merged.map(({ id }) => id)];
  const where = and(
    inArray(auditLog.patientId, all),
    withOwn ? undefined : or(isNull(auditLog.accountId), notInArray(auditLog.accountId, all)),
  );
  const [items, total] = await Promise.all([
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actorKind: auditLog.actorKind,
        action: auditLog.action,
        subjectKind: auditLog.subjectKind,
        hospitalId: auditLog.hospitalId,
        isOwn: inArray(auditLog.accountId, all),
      })
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit)
      .offset(offset),
    db.$count(auditLog, where),
  ]);
  return { items: items.map((item) => ({ ...item, isOwn: item.isOwn === true })), total };
}

/** Deletes the credentials and anonymises the row, which stays because other rows refer to it. */
export async function eraseAccount(tx: Transaction, accountId: string, now: Date): Promise<void> {
  for (const table of [
    persons,
    identities,
    passkeys,
    recoveryCodes,
    emailChanges,
    formDrafts,
    pendingSignIns,
    knownDevices,
  ])
    await tx.delete(table).where(eq(table.accountId, accountId));
  await tx
    .update(accounts)
    .set({
      email: `${accountId}@deleted.invalid`,
      emailVerifiedAt: null,
      name: '',
      phone: null,
      phoneHash: null,
      phoneVerifiedAt: null,
      address: null,
      notifications: {},
      totpSecret: null,
      totpSecretAt: null,
      secondFactorAt: null,
      totpLastStep: null,
      updatedAt: now,
      deletedAt: now,
    })
    .where(and(inArray(accounts.id, [accountId]), isNull(accounts.deletedAt)));
}

/** The identity provider's ids of the person, for the removal. */
export async function listSubjects(
  db: Database | Transaction,
  accountId: string,
): Promise<{ issuer: string; subject: string }[]> {
  return db
    .select({ issuer: identities.issuer, subject: identities.subject })
    .from(identities)
    .where(eq(identities.accountId, accountId));
}
