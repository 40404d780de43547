/** Credential changes: they require reauthentication, and each is recorded. */
import type { Actor, Patient, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  type AccountRow,
  findAccountById,
  noteCredentialChange,
  type CredentialChange,
} from '#src/features/patient/accounts/accounts.server.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { findProvedAt, updateProved } from './data/reauthentication.store.server.ts';
import { proofMinutes } from './credentials.rules.ts';
import { addressUnproved, proofNeeded } from './credentials.errors.ts';

/** For requests of other tabs that were in progress when the token changed. */
const formerTokenMs = 10_000;

/** A member of staff who sets up the second factor at sign-in has just given the password: there is no session yet. */
export interface JustSignedIn {
  kind: 'signing_in';
  accountId: string;
}
export type Owner = Patient | Staff | JustSignedIn;

/** Whether the owner has reauthenticated within the last five minutes. */
export async function isReauthenticated(app: Pick<App, 'db' | 'clock'>, owner: Owner): Promise<boolean> {
  if (owner.kind === 'signing_in') return true;
  if (owner.hasFormerToken) return false;
  const provedAt = await findProvedAt(app.db, owner);
  return provedAt !== null && app.clock.now().getTime() - provedAt.getTime() < proofMinutes * 60_000;
}

/**
 * Records in the transaction that the owner has just proved the identity, and gives the session another token, which it
 * returns. The token of the request is still answered for ten seconds and changes no credential.
 */
export async function noteProof(
  app: Pick<App, 'clock' | 'random'>,
  tx: Transaction,
  owner: Patient | Staff,
): Promise<string> {
  const token = app.random.token();
  const provedAt = app.clock.now();
  const formerTokenUntil = new Date(provedAt.getTime() + formerTokenMs);
  await updateProved(tx, owner, { provedAt, tokenHash: tokenHash(token), formerTokenUntil });
  // The rest of this request continues as the request that brought the proof.
  delete owner.hasFormerToken;
  return token;
}

/** Throws proof_needed (403) unless the owner has reauthenticated within the last five minutes. */
export async function requireReauthentication(app: Pick<App, 'db' | 'clock'>, owner: Owner): Promise<void> {
  if (!(await isReauthenticated(app, owner))) throw proofNeeded();
}

/**
 * The only function that changes credentials: requires reauthentication, then makes the change, records it and
 * notifies the owner, in one transaction. `false` from the change means that there was nothing to change: nothing is
 * recorded. Throws proof_needed (403), address_unproved (409).
 */
export async function changeCredential<Result>(
  app: Pick<App, 'db' | 'clock' | 'random' | 'secrets'>,
  owner: Owner,
  { what, work }: { what: CredentialChange; work: (tx: Transaction, account: AccountRow) => Promise<Result> },
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
