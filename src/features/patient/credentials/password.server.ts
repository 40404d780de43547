/**
 * Passwords: reset by mail or by phone code, and change. Each ends the other sessions and notifies the owner by mail.
 */
import type { App } from '#src/platform/app.ts';
import type { Patient, Staff } from '#src/platform/actor.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { IdentityError } from '#src/platform/identity/identity-provider.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import {
  checkCode,
  readPhone,
  sendCode,
  spendCode,
  codeWrong,
} from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  identityUnavailable,
  passwordTooShort,
  findAccount,
  type AccountRow,
  clearGuesses,
  countGuess,
  giveBackGuess,
  proveAddress,
  type EndSessions,
  checkPassword,
  findAccountByEmail,
  findAccountOfIdentity,
  listAccountsByPhone,
  listIdentities,
} from '#src/features/patient/accounts/accounts.server.ts';
import { changeCredential, noteProof, requireReauthentication } from './credential-changes.server.ts';
import { noteCredentialChange } from '#src/features/patient/accounts/accounts.server.ts';
import { linkInvalid, passwordWrong } from './credentials.errors.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'identity' | 'config' | 'logger'>;

interface PhoneOfAccount {
  phone: string;
  email?: string | undefined;
}

/** Limit for one mailbox or one number, whether an account has it or not. */
const resetsPerDay = { name: 'password_reset', points: 5, seconds: 24 * 60 * 60 };

/**
 * Mails a link for a new password, valid once and as long as the identity provider says. Answer and work are the same
 * for every address, so that neither reveals an account. Throws 429 after five in a day.
 */
export async function requestPasswordReset(app: Ports, input: { email: string; language: Language }): Promise<void> {
  await countAgainstLimit(app, resetsPerDay, input.email);
  const reset = await app.identity.startReset(input.email).catch(refused);
  if (reset.kind !== 'code') return;
  const { shortName } = await readSetting(app, 'brand');
  const link = `${app.config.publicOrigin}${localPath('/reset-password', input.language)}#${reset.code}`;
  await inTransaction(app.db, async (tx) => {
    const texts = await messageTexts(app, tx);
    await enqueueMessage(app, tx, {
      channel: 'mail',
      to: input.email,
      now: app.clock.now(),
      expiresAt: new Date(app.clock.now().getTime() + reset.validMinutes * 60_000),
      isDecoy: !reset.isKnown,
      dedupeKey: `reset:${app.random.uuid()}`,
      subject: texts.accounts_mail_reset_subject({ brand: shortName }, { locale: input.language }),
      text: texts.accounts_mail_reset(
        { brand: shortName, link, code: reset.code, minutes: reset.validMinutes },
        { locale: input.language },
      ),
    });
  });
}

/**
 * Sets the password by the mailed code. Throws link_invalid (used, expired, malformed) and refusals of the password.
 */
export async function resetPassword(
  app: Ports,
  input: { code: string; password: string; endSessions: EndSessions },
): Promise<void> {
  await checkPassword(app, { password: input.password, email: '', name: '' });
  const owner = await app.identity.finishReset(input).catch(refused);
  const account = await findAccountOfIdentity(app.db, owner);
  if (!account) return;
  await inTransaction(app.db, async (tx) => {
    // The reader of the mailbox has verified the address, so sign-in methods that a stranger added before are removed.
    await proveAddress(app, tx, { account, confirmed: owner, endSessions: input.endSessions });
    await input.endSessions(app, tx, { accountId: account.id });
    await noteCredentialChange(app, tx, { actor: { kind: 'anyone' }, account, what: { change: 'password_reset' } });
  });
  await clearGuesses(app, account);
}

/**
 * Sends a code to a verified number; for any other number nothing is sent, and limits, work and answer are the same.
 * Where several accounts have the number, `email` says which; without it only a number of exactly one account is
 * found. Throws phone_invalid, phone_not_served (422), 429.
 */
export async function requestResetByPhone(
  app: Ports,
  { email, ...input }: PhoneOfAccount & { language: Language },
): Promise<void> {
  await countAgainstLimit(app, resetsPerDay, readPhone(app, input.phone).number);
  const account = await accountOfPhone(app, { phone: input.phone, email });
  await sendCode(app, { ...input, purpose: 'reset', isDecoy: !account });
}

/** Sets the password by the phone's code. Throws as `checkCode`, and refusals of the password. */
export async function resetPasswordByPhone(
  app: Ports,
  input: PhoneOfAccount & { code: string; password: string; endSessions: EndSessions },
): Promise<void> {
  await checkPassword(app, { password: input.password, email: '', name: '' });
  const account = await accountOfPhone(app, input);
  // Checked before anything else: a number without an account has a code too, and wrong codes for it get the same
  // answers.
  const codeId = await checkCode(app, { phone: input.phone, code: input.code, purpose: 'reset' });
  if (!account) throw codeWrong();
  await inTransaction(app.db, (tx) => spendCode(tx, codeId));
  await setPassword(app, account, { password: input.password });
  await inTransaction(app.db, async (tx) => {
    await input.endSessions(app, tx, { accountId: account.id });
    await noteCredentialChange(app, tx, { actor: { kind: 'anyone' }, account, what: { change: 'password_reset' } });
  });
  await clearGuesses(app, account);
}

/**
 * Changes the password of the signed-in owner; requires the present one, which counts as reauthentication where there
 * is no second factor: then the session gets another token, which is returned. Throws password_wrong, refusals of the
 * password, and as `changeCredential`.
 */
export async function changePassword(
  app: Ports,
  actor: Patient | Staff,
  input: { current: string; password: string; clientAddress: string; endSessions: EndSessions },
): Promise<{ token: string | null }> {
  const present = await findAccount(app, actor.accountId);
  if (!present) throw passwordWrong();
  const { current, clientAddress, password } = input;
  await guessPassword(app, present, { password: current, clientAddress, device: actor.sessionId });
  await checkPassword(app, { password, email: present.email, name: present.name });
  const token = present.secondFactorAt ? null : await inTransaction(app.db, (tx) => noteProof(app, tx, actor));
  // Outside the transaction below: hashing takes long and must not hold a connection.
  await requireReauthentication(app, actor);
  await setPassword(app, present, { password, present: { email: present.email, password: current } });
  await changeCredential(app, actor, {
    what: { change: 'password_changed' },
    work: (tx) => input.endSessions(app, tx, { accountId: present.id, except: actor.sessionId }),
  });
  return { token };
}

/** Whether the account has a password: one that signs in by Google, Facebook or a passkey alone has none. */
export async function hasPassword(app: Pick<App, 'db'>, accountId: string): Promise<boolean> {
  return (await listIdentities(app.db, accountId)).some(isOwnPassword);
}

/** Checks the signed-in owner's password, counted like a guess at sign-in. Throws password_wrong (422), 429. */
export async function guessPassword(
  app: Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'logger' | 'identity'>,
  account: Pick<AccountRow, 'id' | 'email'>,
  { password, ...from }: { password: string; clientAddress: string; device: string | null },
): Promise<void> {
  const guess = { kind: 'password', account: account.email, ...from } as const;
  await countGuess(app, guess);
  await checkPresentPassword(app, account, password);
  await giveBackGuess(app, guess);
}

/**
 * Sets a password for an account whose address was not verified, by the invited owner of the mailbox; the password of
 * the person who registered it becomes invalid. Does nothing where the provider lets only the owner change it.
 */
export async function replaceUnprovedPassword(app: Ports, email: string, password: string): Promise<void> {
  const account = await findAccountByEmail(app.db, email);
  if (!account || account.emailVerifiedAt || app.identity.kind !== 'embedded') return;
  await setPassword(app, account, { password });
}

/** Throws password_wrong unless it is the account's password. */
export async function checkPresentPassword(
  app: Pick<App, 'db' | 'identity'>,
  account: Pick<AccountRow, 'id' | 'email'>,
  password: string,
): Promise<void> {
  const identity = await app.identity.signIn({ email: account.email, password }).catch((error: unknown) => {
    if (error instanceof IdentityError && error.code !== 'unavailable') throw passwordWrong();
    throw identityUnavailable();
  });
  const owner = await findAccountOfIdentity(app.db, identity);
  if (owner?.id !== account.id) throw passwordWrong();
}

async function setPassword(
  app: Ports,
  account: AccountRow,
  input: { password: string; present?: { email: string; password: string } },
): Promise<void> {
  const identities = await listIdentities(app.db, account.id);
  const own = identities.find(isOwnPassword);
  if (!own) throw passwordWrong();
  await app.identity.setPassword({ subject: own.subject, ...input }).catch(refused);
}

/** Whether the identity has a password: our own provider's, or Firebase's. */
export function isOwnPassword({ issuer }: { issuer: string }): boolean {
  return issuer === 'local:credential' || issuer.startsWith('https://securetoken.google.com/');
}

/** The account with the verified number: that of the address, or the only one. */
async function accountOfPhone(app: Ports, { phone, email }: PhoneOfAccount): Promise<AccountRow | undefined> {
  const found = await listAccountsByPhone(app.db, readPhone(app, phone).hash);
  if (email !== undefined) return found.find((account) => account.email === email);
  return found.length === 1 ? found[0] : undefined;
}

function refused(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error;
  if (error.code === 'weak_password') throw passwordTooShort();
  if (error.code === 'invalid_code') throw linkInvalid();
  throw identityUnavailable();
}
