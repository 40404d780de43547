/** Changes of what opens an account: only after a fresh proof, and each with an audit entry and a mail to the owner. */
import type { Actor, Patient, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { recordAudit } from '#src/features/console/staff/audit.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { addressUnproved, proofNeeded } from './accounts.errors.ts';
import { findAccountById, type AccountRow } from './data/accounts.store.server.ts';
import { findProvedAt } from './data/reauthentication.store.server.ts';

export const proofMinutes = 5;

/** A member of staff who sets the second factor up at sign-in has just given the password: there is no session yet. */
export interface JustSignedIn {
  kind: 'signing_in';
  accountId: string;
}
export type Owner = Patient | Staff | JustSignedIn;

const changes = {
  passkey_added: m.accounts_change_passkey_added,
  passkey_removed: m.accounts_change_passkey_removed,
  phone_changed: m.accounts_change_phone,
  phone_proved: m.accounts_change_phone_proved,
  second_factor_on: m.accounts_change_factor_on,
  second_factor_off: m.accounts_change_factor_off,
  recovery_codes_renewed: m.accounts_change_codes,
  password_changed: m.accounts_change_password,
  password_reset: m.accounts_change_password,
  signed_out_everywhere: m.accounts_change_signed_out,
  sign_in_method_added: m.accounts_change_method_added,
} as const satisfies Record<string, MessageText>;

export interface CredentialChange {
  change: keyof typeof changes;
  /** The passkey's name. */
  label?: string;
  /** What was changed, where it has an id of its own. */
  subject?: { kind: string; id: string };
  /** It adds a way in: not before the mail address is proved. */
  adds?: true;
}

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

/** Writes a change down and mails it to the owner, for one that was proved otherwise: by a mailed link, by a code. */
export async function noteCredentialChange(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  { actor, account, what }: { actor: Actor; account: AccountRow; what: CredentialChange },
): Promise<void> {
  const { shortName, phone } = await readSetting({ db: tx }, 'brand');
  const locale = { locale: account.language };
  const change = changes[what.change]({}, locale) + (what.label ? ` (${what.label})` : '');
  await recordAudit(app, tx, {
    actor,
    action: what.change,
    subjectKind: what.subject?.kind ?? 'account',
    subjectId: what.subject?.id ?? account.id,
    ...(actor.kind === 'staff' ? {} : { patientId: account.id }),
  });
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: account.email,
    now: app.clock.now(),
    dedupeKey: `credential:${what.change}:${app.random.uuid()}`,
    subject: m.accounts_mail_change_subject({ brand: shortName, change }, locale),
    text: m.accounts_mail_change({ name: account.name, change, phone }, locale),
  });
}

function actorOf(owner: Owner): Actor {
  return owner.kind === 'signing_in' ? { kind: 'staff', accountId: owner.accountId, sessionId: '', duties: [] } : owner;
}
