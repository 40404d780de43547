/** The second factor: a code from an authenticator app, or one of ten recovery codes, for every way in. */
import { Secret, TOTP } from 'otpauth';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { codeInvalid, secondFactorMissing, secondFactorThere } from './accounts.errors.ts';
import { findAccount, type AccountRow } from './accounts.server.ts';
import { updateAccount } from './data/accounts.store.server.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeTimeStep,
} from './data/second-factor.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;
type Owner = { accountId: string };

const periodSeconds = 30;
const recoveryCodeCount = 10;

/** Begins the set-up: a new secret, as text and as the address that an authenticator app reads. Throws second_factor_there. */
export async function startSecondFactor(
  app: Ports,
  { accountId }: Owner,
): Promise<{ secret: string; address: string }> {
  const account = await findAccount(app, accountId);
  if (!account || account.secondFactorAt) throw secondFactorThere();
  // The same secret until it is confirmed: a reloaded page shows the code that was scanned.
  const secret = account.totpSecret
    ? app.secrets.open(account.totpSecret, placeOfSecret(accountId))
    : new Secret({ size: 20 }).base32;
  if (!account.totpSecret)
    await updateAccount(app.db, accountId, { totpSecret: app.secrets.seal(secret, placeOfSecret(accountId)) });
  const { shortName } = await readSetting(app, 'brand');
  return { secret, address: totpOf(secret, { issuer: shortName, label: account.email }).toString() };
}

/** The first right code turns it on. Answers ten recovery codes, shown this once. Throws code_invalid. */
export async function confirmSecondFactor(app: Ports, { accountId }: Owner, code: string): Promise<string[]> {
  const account = await findAccount(app, accountId);
  if (!account || account.secondFactorAt) throw secondFactorThere();
  if (!account.totpSecret || !(await isTotp(app, account, code))) throw codeInvalid();
  return newRecoveryCodes(app, accountId, { secondFactorAt: app.clock.now() });
}

/** New recovery codes; the old ones are worth nothing from now on. Throws second_factor_missing, code_invalid. */
export async function renewRecoveryCodes(app: Ports, { accountId }: Owner, code: string): Promise<string[]> {
  if (!(await checkSecondFactor(app, accountId, code))) throw codeInvalid();
  return newRecoveryCodes(app, accountId, {});
}

/** Turns it off, after one more right code. Throws second_factor_missing, code_invalid. */
export async function removeSecondFactor(app: Ports, { accountId }: Owner, code: string): Promise<void> {
  if (!(await checkSecondFactor(app, accountId, code))) throw codeInvalid();
  await inTransaction(app.db, async (tx) => {
    await updateAccount(tx, accountId, { totpSecret: null, secondFactorAt: null, totpLastStep: null });
    await replaceRecoveryCodes(tx, accountId, []);
  });
}

/** Whether it is on, since when, and how many recovery codes are left. */
export async function secondFactorState(
  app: Pick<App, 'db'>,
  { accountId }: Owner,
): Promise<{ since: Date | null; recoveryCodesLeft: number }> {
  const [account, recoveryCodesLeft] = await Promise.all([
    findAccount(app, accountId),
    countRecoveryCodes(app.db, accountId),
  ]);
  return { since: account?.secondFactorAt ?? null, recoveryCodesLeft };
}

/** Whether the code is right now, a recovery code included; either works once. Throws second_factor_missing where it is off. */
export async function checkSecondFactor(app: Ports, accountId: string, code: string): Promise<boolean> {
  const account = await findAccount(app, accountId);
  if (!account?.secondFactorAt || !account.totpSecret) throw secondFactorMissing();
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(typed)) return isTotp(app, account, typed);
  return takeRecoveryCode(app.db, { accountId, codeHash: recoveryHash(app, accountId, typed), now: app.clock.now() });
}

const placeOfSecret = (accountId: string) => ['accounts', 'totp_secret', accountId] as const;

async function isTotp(app: Ports, account: AccountRow, code: string): Promise<boolean> {
  const timestamp = app.clock.now().getTime();
  const delta = totpOf(app.secrets.open(account.totpSecret!, placeOfSecret(account.id)), {}).validate({
    token: code.replace(/\s/g, ''),
    timestamp,
    window: 1,
  });
  if (delta === null) return false;
  return takeTimeStep(app.db, account.id, Math.floor(timestamp / 1000 / periodSeconds) + delta);
}

function totpOf(secret: string, names: { issuer?: string; label?: string }): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds, algorithm: 'SHA1' });
}

async function newRecoveryCodes(app: Ports, accountId: string, change: { secondFactorAt?: Date }): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => app.random.reference('R'));
  await inTransaction(app.db, async (tx) => {
    if (change.secondFactorAt) await updateAccount(tx, accountId, change);
    await replaceRecoveryCodes(
      tx,
      accountId,
      codes.map((code) => recoveryHash(app, accountId, code)),
    );
  });
  return codes;
}

function recoveryHash(app: Pick<App, 'secrets'>, accountId: string, code: string): string {
  return app.secrets.hash(`recovery:${accountId}:${code}`);
}
