/** Changes of what opens an account: only after a fresh proof, and each is noted. */
import type { Actor, Patient, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  addressUnproved,
  proofNeeded,
  type AccountRow,
  findAccountById,
  noteCredentialChange,
  type CredentialChange,
} from '#src/features/patient/accounts/accounts.server.ts';
import { findProvedAt } from './data/reauthentication.store.server.ts';

export const proofMinutes = 5;

/** A member of staff who sets the second factor up at sign-in has just given the password: there is no session yet. */
export interface JustSignedIn {
  kind: 'signing_in';
  accountId: string;
}
export type Owner = Patient | Staff | JustSignedIn;

/** Whether whoever is there has proved to be the owner within the last five minutes. */
export async function isReauthenticated(app: Pick<App, 'db' | 'clock'>, owner: Owner): Promise<boolean> {
  if (owner.kind === 'signing_in') return true;
  const provedAt = await findProvedAt(app.db, owner);
  return provedAt !== null && app.clock.now().getTime() - provedAt.getTime() < proofMinutes * 60_000;
}

/** Throws proof_needed (403) unless whoever is there has proved to be the owner within the last five minutes. */
export async function requireReauthentication(app: Pick<App, 'db' | 'clock'>, owner: Owner): Promise<void> {
  if (!(await isReauthenticated(app, owner))) throw proofNeeded();
}

/**
 * The one way to change a credential: asks for the fresh proof, then does the change, writes it down and tells the owner,
 * in one transaction. `false` from the change means that nothing was there to change, and nothing is told.
 * Throws proof_needed (403), address_unproved (409).
 */
export async function changeCredential<Result>(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets'>,
  owner: Owner,
  what: CredentialChange,
  work: (tx: Transaction, account: AccountRow) => Promise<Result>,
): Promise<Result> {
  await requireReauthentication(app, owner);
  return inTransaction(app.db, async (tx) => {
    const account = await findAccountById(tx, owner.accountId);
    if (!account) throw proofNeeded();
    if (what.adds && !account.emailVerifiedAt) throw addressUnproved();
    const result = await work(tx, account);
    if (result !== false) await noteCredentialChange(app, tx, { actor: actorOf(owner), account, what });
    return result;
  });
}

function actorOf(owner: Owner): Actor {
  return owner.kind === 'signing_in'
    ? { kind: 'staff', accountId: owner.accountId, sessionId: '', roleAssignments: [] }
    : owner;
}
