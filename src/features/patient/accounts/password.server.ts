/** Passwords: reset by mail or by phone code, and change. Each ends the other sessions and tells the owner by mail. */
import type { App } from '#src/platform/app.ts';
import type { Patient, Staff } from '#src/platform/actor.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { IdentityError } from '#src/platform/identity/identity-provider.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { checkCode, sendCode, spendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { codeWrong } from '#src/features/patient/phone-codes/phone-codes.errors.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/local-text.ts';
import { identityUnavailable, linkInvalid, passwordTooShort, passwordWrong } from './accounts.errors.ts';
import { findAccount, type AccountRow } from './accounts.server.ts';
import { checkPassword } from './registration.server.ts';
import {
  findAccountByPhone,
  findAccountOfIdentity,
  listIdentities,
  updateAccount,
} from './data/accounts.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'identity' | 'config'>;
/** Ends the account's sessions, all or all but one: sessions are not ours, so the caller brings it. */
export type EndSessions = (
  app: Pick<App, 'clock'>,
  tx: Transaction,
  where: { accountId: string; except?: string },
) => Promise<number>;

/** Mails a link for a new password: 60 minutes, once. The answer is the same for every address. */
export async function requestPasswordReset(app: Ports, input: { email: string; language: Language }): Promise<void> {
  const reset = await app.identity.startReset(input.email).catch(refused);
  if (reset.kind !== 'code') return;
  const { shortName } = await readSetting(app, 'brand');
  const link = `${app.config.publicOrigin}${localPath('/reset-password', input.language)}#${reset.code}`;
  await inTransaction(app.db, (tx) =>
    enqueueMessage(app, tx, {
      channel: 'mail',
      to: input.email,
      now: app.clock.now(),
      dedupeKey: `reset:${app.random.uuid()}`,
      subject: m.accounts_mail_reset_subject({ brand: shortName }, { locale: input.language }),
      text: m.accounts_mail_reset({ brand: shortName, link, code: reset.code }, { locale: input.language }),
    }),
  );
}

/** Sets the password that the mailed code allows. Throws link_invalid (used, expired, broken) and refusals of the password. */
export async function resetPassword(
  app: Ports,
  input: { code: string; password: string; endSessions: EndSessions },
): Promise<void> {
  checkPassword(app, { password: input.password, email: '', name: '' });
  const owner = await app.identity.finishReset(input).catch(refused);
  const account = await findAccountOfIdentity(app.db, owner);
  if (!account) return;
  // Who reads the mailbox has proved the address.
  if (!account.emailVerifiedAt) await updateAccount(app.db, account.id, { emailVerifiedAt: app.clock.now() });
  await afterChange(app, account, (tx) => input.endSessions(app, tx, { accountId: account.id }));
}

/** Sends a code to a proved number; for any other number nothing is sent and the answer is the same. */
export async function requestResetByPhone(app: Ports, input: { phone: string; language: Language }): Promise<void> {
  if (await accountOfPhone(app, input.phone)) await sendCode(app, { ...input, purpose: 'reset' });
}

/** Sets the password that the phone's code allows. Throws code_wrong, code_expired, code_used and refusals of the password. */
export async function resetPasswordByPhone(
  app: Ports,
  input: { phone: string; code: string; password: string; endSessions: EndSessions },
): Promise<void> {
  checkPassword(app, { password: input.password, email: '', name: '' });
  const account = await accountOfPhone(app, input.phone);
  if (!account) throw codeWrong();
  const codeId = await checkCode(app, { phone: input.phone, code: input.code, purpose: 'reset' });
  await inTransaction(app.db, (tx) => spendCode(tx, codeId));
  await setPassword(app, account, { password: input.password });
  await afterChange(app, account, (tx) => input.endSessions(app, tx, { accountId: account.id }));
}

/** Changes the password of who is signed in; asks the present one first. Throws password_wrong and refusals of the password. */
export async function changePassword(
  app: Ports,
  actor: Patient | Staff,
  input: { current: string; password: string; endSessions: EndSessions },
): Promise<void> {
  const account = await findAccount(app, actor.accountId);
  if (!account) throw passwordWrong();
  await checkPresentPassword(app, account, input.current);
  checkPassword(app, { password: input.password, email: account.email, name: account.name });
  await setPassword(app, account, {
    password: input.password,
    present: { email: account.email, password: input.current },
  });
  await afterChange(app, account, (tx) =>
    input.endSessions(app, tx, { accountId: account.id, except: actor.sessionId }),
  );
}

/** Whether there is a password at all: who signs in by Google, Facebook or a passkey alone has none. */
export async function hasPassword(app: Pick<App, 'db'>, accountId: string): Promise<boolean> {
  return (await listIdentities(app.db, accountId)).some(isOwnPassword);
}

/** Throws password_wrong unless it is the account's own. */
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
  const ways = await listIdentities(app.db, account.id);
  const own = ways.find(isOwnPassword);
  if (!own) throw passwordWrong();
  await app.identity.setPassword({ subject: own.subject, ...input }).catch(refused);
}

/** Our own credential, or Firebase's: both hold passwords. */
function isOwnPassword({ issuer }: { issuer: string }): boolean {
  return issuer === 'local:credential' || issuer.startsWith('https://securetoken.google.com/');
}

async function accountOfPhone(app: Ports, phone: string): Promise<AccountRow | undefined> {
  const number = parsePhoneNumber(phone);
  return number ? findAccountByPhone(app.db, app.secrets.hash(`phone:${number}`)) : undefined;
}

async function afterChange(
  app: Ports,
  account: AccountRow,
  endSessions: (tx: Transaction) => Promise<number>,
): Promise<void> {
  const { shortName, phone } = await readSetting(app, 'brand');
  await inTransaction(app.db, async (tx) => {
    await endSessions(tx);
    await enqueueMessage(app, tx, {
      channel: 'mail',
      to: account.email,
      now: app.clock.now(),
      dedupeKey: `password-changed:${app.random.uuid()}`,
      subject: m.accounts_mail_password_subject({ brand: shortName }, { locale: account.language }),
      text: m.accounts_mail_password({ name: account.name, phone }, { locale: account.language }),
    });
  });
}

function refused(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error;
  if (error.code === 'weak_password') throw passwordTooShort();
  if (error.code === 'invalid_code') throw linkInvalid();
  throw identityUnavailable();
}
