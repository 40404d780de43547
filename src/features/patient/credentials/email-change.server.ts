/**
 * Change of the mail address: the new address gets a link, the old one a notice, and the change takes effect when the
 * link is opened.
 */
import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { IdentityError } from '#src/platform/identity/identity-provider.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  identityUnavailable,
  findAccount,
  type AccountRow,
  type EndSessions,
  queueProfileSync,
  findAccountByEmail,
  findAccountById,
  listIdentities,
  lockAddress,
  updateAccount,
} from '#src/features/patient/accounts/accounts.server.ts';
import { requireReauthentication } from './credential-changes.server.ts';
import { emailLinkMinutes } from './email-change.rules.ts';
import { isOwnPassword } from './password.server.ts';
import { deleteEmailChange, takeEmailChange, upsertEmailChange } from './data/email-changes.store.server.ts';
import { addressUnproved, emailSame, linkInvalid } from './credentials.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'identity' | 'config'>;

/**
 * Mails a link to the new address, valid for `emailLinkMinutes` and once, and notifies the old one. The answer is the
 * same for an address that another account has; its owner is notified. Throws proof_needed (403), address_unproved
 * (409), email_same (422), identity_unavailable (503) where the provider does not let us change addresses.
 */
export async function requestEmailChange(app: Ports, owner: Patient, input: { email: string }): Promise<void> {
  const account = await findAccount(app, owner.accountId);
  if (!account || !app.identity.managesUsers) throw identityUnavailable();
  await requireReauthentication(app, owner);
  if (!account.emailVerifiedAt) throw addressUnproved();
  if (input.email === account.email) throw emailSame();
  const [isTaken, brand] = await Promise.all([
    findAccountByEmail(app.db, input.email).then(Boolean),
    readSetting(app, 'brand'),
  ]);
  const now = app.clock.now();
  const token = app.random.token();
  await inTransaction(app.db, async (tx) => {
    if (isTaken) await deleteEmailChange(tx, account.id);
    else
      await upsertEmailChange(tx, {
        accountId: account.id,
        newEmail: app.secrets.seal(input.email, ['email_changes', 'new_email', account.id]),
        tokenHash: tokenHash(token),
        expiresAt: new Date(now.getTime() + emailLinkMinutes * 60_000),
      });
    await mailBothAddresses(app, tx, { account, newEmail: input.email, isTaken, token, brand });
    await recordAudit(app, tx, {
      actor: owner,
      action: 'email_change_asked',
      subjectKind: 'account',
      subjectId: account.id,
      patientId: account.id,
    });
  });
}

/** Mails the link to the new address, or says there that another account has it; notifies the present address. */
async function mailBothAddresses(
  app: Ports,
  tx: Transaction,
  { account, newEmail, isTaken, token, brand }: AskedChange,
): Promise<void> {
  const now = app.clock.now();
  const link = `${app.config.publicOrigin}${localPath('/setting/email/confirm', account.language)}#${token}`;
  const locale = { locale: account.language };
  const words = { name: account.name, brand: brand.shortName, phone: brand.phone };
  const texts = await messageTexts(app, tx);
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: newEmail,
    now,
    dedupeKey: `email-change:${app.random.uuid()}`,
    subject: isTaken
      ? texts.accounts_mail_email_taken_subject(words, locale)
      : texts.accounts_mail_email_subject(words, locale),
    text: isTaken
      ? texts.accounts_mail_email_taken(words, locale)
      : texts.accounts_mail_email({ ...words, link, code: token, minutes: emailLinkMinutes }, locale),
  });
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: account.email,
    now,
    dedupeKey: `email-change-asked:${app.random.uuid()}`,
    subject: texts.accounts_mail_email_asked_subject(words, locale),
    text: texts.accounts_mail_email_asked(words, locale),
  });
}

interface AskedChange {
  account: { name: string; email: string; language: Language };
  newEmail: string;
  /** Whether an account has the new address. */
  isTaken: boolean;
  token: string;
  brand: { shortName: string; phone: string };
}

/**
 * Confirms the change: a person who is signed in to the account has opened the link in the new mailbox. Sign-in then
 * uses the new address. All other devices are signed out, links to the old address become invalid, and the old address
 * is notified. Throws link_invalid for a link that was used, has expired, is another account's, or whose address was
 * taken meanwhile.
 */
export async function confirmEmailChange(
  app: Ports,
  owner: Patient,
  input: { code: string; endSessions: EndSessions },
): Promise<string> {
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const sealed = await takeEmailChange(tx, {
      accountId: owner.accountId,
      tokenHash: tokenHash(input.code.trim()),
      now,
    });
    const account = sealed && (await findAccountById(tx, owner.accountId));
    if (!account) throw linkInvalid();
    const email = app.secrets.open(sealed, ['email_changes', 'new_email', owner.accountId]);
    await lockAddress(tx, email);
    if (await findAccountByEmail(tx, email)) throw linkInvalid();
    await moveCredential(app, tx, { account, email });
    await updateAccount(tx, account.id, { email, emailVerifiedAt: now, updatedAt: now });
    await input.endSessions(app, tx, { accountId: account.id, except: owner.sessionId });
    await recordAudit(app, tx, {
      actor: owner,
      action: 'email_changed',
      subjectKind: 'account',
      subjectId: account.id,
      patientId: account.id,
    });
    await queueProfileSync(app, tx, { accountId: account.id, action: 'update-remidi-profile' });
    await mailChanged(app, tx, account);
    return email;
  });
}

/** Notifies the former address that it no longer opens the account. */
async function mailChanged(app: Ports, tx: Transaction, account: AccountRow): Promise<void> {
  const { shortName, phone } = await readSetting({ db: tx }, 'brand');
  const texts = await messageTexts(app, tx);
  const locale = { locale: account.language };
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: account.email,
    now: app.clock.now(),
    dedupeKey: `email-changed:${app.random.uuid()}`,
    subject: texts.accounts_mail_email_changed_subject({ brand: shortName }, locale),
    text: texts.accounts_mail_email_changed({ name: account.name, phone }, locale),
  });
}

/**
 * Moves the password to the new address. Does nothing for an account that signs in by Google, Facebook or a passkey
 * alone.
 */
async function moveCredential(
  app: Pick<App, 'identity'>,
  tx: Transaction,
  { account, email }: { account: AccountRow; email: string },
): Promise<void> {
  const own = (await listIdentities(tx, account.id)).find(isOwnPassword);
  if (!own) return;
  // Before the commit, so that a failure at the provider rolls the change back; repeating the change is harmless.
  await app.identity.changeEmail({ subject: own.subject, email }).catch((error: unknown) => {
    throw error instanceof IdentityError && error.code === 'email_in_use' ? linkInvalid() : error;
  });
}
